#compdef flipbook-play

__flipbook-play_complete() {
    local -ar non_empty_completions=("${@:#(|:*)}")
    local -ar empty_completions=("${(M)@:#(|:*)}")
    _describe -V '' non_empty_completions -- empty_completions -P $'\'\''
}

__flipbook-play_custom_complete() {
    local -a completions
    completions=("${(@f)"$("${command_name}" "${@}" "${command_line[@]}")"}")
    if [[ "${#completions[@]}" -gt 1 ]]; then
        __flipbook-play_complete "${completions[@]:0:-1}"
    fi
}

__flipbook-play_cursor_index_in_current_word() {
    if [[ -z "${QIPREFIX}${IPREFIX}${PREFIX}" ]]; then
        printf 0
    else
        printf %s "${#${(z)LBUFFER}[-1]}"
    fi
}

_flipbook-play() {
    emulate -RL zsh -G
    setopt extendedglob nullglob numericglobsort
    unsetopt aliases banghist

    local -xr SAP_SHELL=zsh
    local -x SAP_SHELL_VERSION
    SAP_SHELL_VERSION="$(builtin emulate zsh -c 'printf %s "${ZSH_VERSION}"')"
    local -r SAP_SHELL_VERSION

    local context state state_descr line
    local -A opt_args

    local -r command_name="${words[1]}"
    local -ar command_line=("${words[@]}")
    local -ir current_word_index="$((CURRENT - 1))"

    local -i ret=1
    local -ar arg_specs=(
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
        '(-): :->command'
        '(-)*:: :->arg'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0
    case "${state}" in
    command)
        local -ar subcommands=(
            'play:Play a game as in the app, and resume it later'
            'replay:Replay a session of the app from its log'
            'solve:Find shortest solutions of sliding puzzles'
            'app:Draw, check and try out how the reversi-ios app behaves'
            'convert:Convert records from one format to another'
            'validate:Replay records and report everything that is wrong with them'
            'fix:Repair what can be repaired without guessing'
            'stats:Count records, moves, results, solutions, players and more'
            'find:Find records by a query'
            'rules:List the rules, or explain a rule'
            'render:Draw a game'\''s frames, one disk or panel at a time'
            'schema:Print the schema of one of flipbook'\''s own formats, reports or files'
            'formats:List the formats and what each can store, or detect the formats of files'
            'help:Show subcommand help information.'
        )
        _describe -V subcommand subcommands && ret=0
        ;;
    arg)
        case "${words[1]}" in
        play|replay|solve|app|convert|validate|fix|stats|find|rules|render|schema|formats|help)
            "_flipbook-play_${words[1]}" && ret=0
            ;;
        esac
        ;;
    esac

    return "${ret}"
}

_flipbook-play_play() {
    local -i ret=1
    local -ar arg_specs=(
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
        '(-): :->command'
        '(-)*:: :->arg'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0
    case "${state}" in
    command)
        local -ar subcommands=(
            'reversi:Play Reversi as in the app, and resume it later'
            'puzzle:Play a sliding puzzle, and resume it later'
        )
        _describe -V subcommand subcommands && ret=0
        ;;
    arg)
        case "${words[1]}" in
        reversi|puzzle)
            "_flipbook-play_play_${words[1]}" && ret=0
            ;;
        esac
        ;;
    esac

    return "${ret}"
}

_flipbook-play_play_reversi() {
    local -i ret=1
    local -ar ___dark=('manual' 'computer')
    local -ar ___light=('manual' 'computer')
    local -ar ___policy=('app' 'redux')
    local -ar ___theme=('classic' 'wood' 'paper' 'high-contrast' 'dark' 'auto')
    local -ar ___color=('auto' 'always' 'never')
    local -ar arg_specs=(
        '--size[Board size of a new game\: 4 to 16, or 10x6 (default\: the saved game'\''s, or 8).]:size:'
        '--dark[Who plays dark.]:mode:{__flipbook-play_complete "${___dark[@]}"}'
        '--light[Who plays light.]:mode:{__flipbook-play_complete "${___light[@]}"}'
        '--policy[Behaviour of the app\: that of the original or of its implementation with Redux.]:policy:{__flipbook-play_complete "${___policy[@]}"}'
        '--strength[How well the computer plays, from 1 to 10 (default\: random moves, as in the app).]:number:'
        '--think-time[How long the computer thinks about a move (default\: 2s, with Redux 1s).]:time:'
        '--auto-dismiss[Dismiss passes between two computers, after the time for which they think.]'
        '--seed[Seed for the computer'\''s moves; the same seed repeats the same games.]:number:'
        '--flip-delay[How long to show each disk that is placed or flipped (default\: 0.1s, or 0 if nothing is drawn).]:time:'
        '--save[Resume the game in this file, and save to it.]:file:_files'
        '--no-save[Start a new game and do not save it.]'
        '--new[Start a new game and overwrite the saved one.]'
        '--plain[Print what happens line by line, even on a terminal.]'
        '--virtual-time[Let time pass at once\: like --plain, and nothing waits.]'
        '--trace[Like --plain, and print the phases of each event.]'
        '--record[Add the games to this file as records, in the format of its extension.]:file:_files'
        '--log[Append every event to this log, for flipbook replay.]:file:_files'
        '--theme[Theme (classic, wood, paper, high-contrast, dark, auto), or a JSON file that defines one.]:theme:{__flipbook-play_complete "${___theme[@]}"}'
        '--legal-moves[Mark the legal moves, as the key s does.]'
        '--color[When to use colours; auto uses them on a terminal that supports them.]:when:{__flipbook-play_complete "${___color[@]}"}'
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

_flipbook-play_play_puzzle() {
    local -i ret=1
    local -ar ___goal=('open-last' 'open-first')
    local -ar ___theme=('classic' 'wood' 'paper' 'high-contrast' 'dark' 'auto')
    local -ar ___color=('auto' 'always' 'never')
    local -ar arg_specs=(
        '--size[Size of a new puzzle\: 2 to 16, or 5x3 (default\: the saved puzzle’s, or 4).]:size:'
        '--goal[The order of the panels to reach in a new puzzle\: open-last or open-first.]:goal:{__flipbook-play_complete "${___goal[@]}"}'
        '--seed[Seed for shuffles; the same seed repeats the same puzzles.]:number:'
        '--slide-time[How long each panel slides (default\: 0.1s, or 0 if nothing is drawn).]:time:'
        '--save[Resume the game in this file, and save to it.]:file:_files'
        '--no-save[Start a new game and do not save it.]'
        '--new[Start a new game and overwrite the saved one.]'
        '--plain[Print what happens line by line, even on a terminal.]'
        '--virtual-time[Let time pass at once\: like --plain, and nothing waits.]'
        '--trace[Like --plain, and print the phases of each event.]'
        '--record[Add the games to this file as records, in the format of its extension.]:file:_files'
        '--log[Append every event to this log, for flipbook replay.]:file:_files'
        '--theme[Theme (classic, wood, paper, high-contrast, dark, auto), or a JSON file that defines one.]:theme:{__flipbook-play_complete "${___theme[@]}"}'
        '--legal-moves[Mark the legal moves, as the key s does.]'
        '--color[When to use colours; auto uses them on a terminal that supports them.]:when:{__flipbook-play_complete "${___color[@]}"}'
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

_flipbook-play_replay() {
    local -i ret=1
    local -ar ___to=('save' 'json' 'jsonl' 'xml' 'wthor' 'ggf' 'sgf' 'pgn' 'transcript' 'board' 'obf' 'edax-fen' 'redux' 'puzzle' 'instances' 'csv')
    local -ar ___theme=('classic' 'wood' 'paper' 'high-contrast' 'dark' 'auto')
    local -ar ___color=('auto' 'always' 'never')
    local -ar arg_specs=(
        '--plain[Print what happens line by line, even on a terminal.]'
        '--boards[Like --plain, and print the board after each move.]'
        '--trace[Like --plain, and print the phases of each event, ignored ones too.]'
        '--at[Stop here\: after an event (40), a time (7.5s, 1\:02) or a move (move12).]:place:'
        '--to[Write the game so far as a record, or the position if the format stores no moves.]:format:{__flipbook-play_complete "${___to[@]}"}'
        '--speed[Multiply the speed by this factor, from 0.01 to 100.]:factor:'
        '--max-wait[Cap every pause at this length.]:time:'
        '--theme[Theme (classic, wood, paper, high-contrast, dark, auto), or a JSON file that defines one.]:theme:{__flipbook-play_complete "${___theme[@]}"}'
        '--color[When to use colours; auto uses them on a terminal that supports them.]:when:{__flipbook-play_complete "${___color[@]}"}'
        ':log:_files'
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

_flipbook-play_solve() {
    local -i ret=1
    local -ar ___goal=('open-last' 'open-first')
    local -ar ___to=('save' 'json' 'jsonl' 'xml' 'wthor' 'ggf' 'sgf' 'pgn' 'transcript' 'board' 'obf' 'edax-fen' 'redux' 'puzzle' 'instances' 'csv')
    local -ar ___from=('save' 'json' 'jsonl' 'xml' 'wthor' 'wthor-puzzles' 'ggf' 'sgf' 'pgn' 'transcript' 'table' 'board' 'obf' 'edax-fen' 'edx' 'egaroucid' 'othello-quest' 'app-json' 'redux' 'fork-save' 'fork-plist' 'puzzle' 'instances' 'picture' 'action-log' 'session' 'puzzle-session')
    local -ar ___dialect=('zebra' 'egaroucid' 'open' 'panel')
    local -ar ___turn=('dark' 'light')
    local -ar ___color=('auto' 'always' 'never')
    local -ar arg_specs=(
        '--goal[The order of the panels to reach, whatever the record says\: open-last or open-first.]:goal:{__flipbook-play_complete "${___goal[@]}"}'
        '--to[Write this format (default\: that of the output'\''s extension).]:format:{__flipbook-play_complete "${___to[@]}"}'
        '(--output -o)'{--output,-o}'[Write to this file, or to standard output with -.]:file:_files'
        '--at[Use the position after this many moves, including passes, instead of the game.]:ply:'
        '--sort[Sort the records of each output by these fields, separated by commas, such as date,players; - before a field reverses its order.]:fields:'
        '--keep-going[Leave out records that cannot be written, and write the others.]'
        '--no-clobber[Refuse to overwrite existing outputs.]'
        '--nodes[Give a puzzle up after looking at this many layouts (default\: 1000000000).]:number:'
        '--from[Read every input as this format.]:format:{__flipbook-play_complete "${___from[@]}"}'
        '--dialect[Program whose digits the board uses, if that is ambiguous.]:program:{__flipbook-play_complete "${___dialect[@]}"}'
        '--turn[Side to move of boards that name none.]:side:{__flipbook-play_complete "${___turn[@]}"}'
        '--players[Read the player names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.]:file:_files'
        '--tournaments[Read the tournament names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.]:file:_files'
        '--select[Use only these records of each input, counted from 1\: 7, 3..9, 3.., ..9, or several, separated by commas.]:numbers:'
        '*--where[Use only records that match this query; see flipbook-find(1); if it is repeated, all queries must match.]:query:'
        '--jobs[Process this many parts of an input at once (default\: one per core).]:number:'
        '--stdin-filename[Use this name for standard input in messages.]:name:'
        '(--quiet -q)'{--quiet,-q}'[Report only errors\: no warnings, notes, losses, counts or progress.]'
        '--color[When to use colours; auto uses them on a terminal that supports them.]:when:{__flipbook-play_complete "${___color[@]}"}'
        '*--exclude[In folders, skip paths that match this .gitignore pattern; may be repeated.]:pattern:'
        '--no-gitignore[In folders, also read files that Git ignores.]'
        '--skip-foreign[Skip files that are plainly no records, even if they are named or have the name of a record.]'
        '--verbose[List every skipped file with the reason.]'
        '--config[Use this configuration instead of the nearest .flipbook.json of each input.]:file:_files'
        '--no-config[Use no configuration.]'
        '*:input:_files'
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

_flipbook-play_app() {
    local -i ret=1
    local -ar arg_specs=(
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
        '(-): :->command'
        '(-)*:: :->arg'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0
    case "${state}" in
    command)
        local -ar subcommands=(
            'diagram:Draw the app'\''s states and transitions, or those of a file'
            'check:Check the app in every state, or the state machines of files'
            'step:Send events to the state machine of a file'
            'test:Run the tests of the state machines in files'
            'run:Run events in virtual time, and print the log of what followed'
        )
        _describe -V subcommand subcommands && ret=0
        ;;
    arg)
        case "${words[1]}" in
        diagram|check|step|test|run)
            "_flipbook-play_app_${words[1]}" && ret=0
            ;;
        esac
        ;;
    esac

    return "${ret}"
}

_flipbook-play_app_diagram() {
    local -i ret=1
    local -ar ___format=('mermaid' 'dot' 'table')
    local -ar ___policy=('app' 'redux')
    local -ar arg_specs=(
        '--format[Language of the diagram.]:format:{__flipbook-play_complete "${___format[@]}"}'
        '--policy[Behaviour of the app to draw.]:policy:{__flipbook-play_complete "${___policy[@]}"}'
        ':file:_files'
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

_flipbook-play_app_check() {
    local -i ret=1
    local -ar ___policy=('app' 'redux')
    local -ar arg_specs=(
        '--size[Size of the board, such as 4 or 6x4 (default\: 4).]:size:'
        '--states[Number of states to visit at most (default\: all on 4x4, else 20000).]:number:'
        '--policy[Behaviour of the app to check.]:policy:{__flipbook-play_complete "${___policy[@]}"}'
        '--never[Also require that the app is never in this phase\: waiting, thinking, placing, passAlert, over or paused.]:phase:'
        '*:file:_files'
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

_flipbook-play_app_step() {
    local -i ret=1
    local -ar arg_specs=(
        '--from[State before the events (default\: the first one).]:state:'
        '*--if[A guard that holds, as others do not; may be repeated.]:guard:'
        ':file:_files'
        '*:event:'
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

_flipbook-play_app_test() {
    local -i ret=1
    local -ar arg_specs=(
        '*:file:_files'
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

_flipbook-play_app_run() {
    local -i ret=1
    local -ar ___policy=('app' 'redux')
    local -ar arg_specs=(
        '--save[Start from the position and the modes in this file.]:file:_files'
        '--size[Size of the board, such as 8 or 6x4.]:size:'
        '--policy[Behaviour of the app\: that of the original or of its implementation with Redux.]:policy:{__flipbook-play_complete "${___policy[@]}"}'
        '--strength[How well the computer plays, from 1 to 10 (default\: random moves, as in the app).]:number:'
        '--think-time[How long the computer thinks about a move (default\: 2s, with Redux 1s).]:time:'
        '--auto-dismiss[Dismiss passes between two computers, after the time for which they think.]'
        '--seed[Seed for the computer'\''s moves; the same seed repeats the same games.]:number:'
        '--flip-delay[How long to show each disk that is placed or flipped (default\: 0.1s).]:time:'
        '--trace[Print the phases of each event instead of the log.]'
        ':events:_files'
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

_flipbook-play_convert() {
    local -i ret=1
    local -ar ___to=('save' 'json' 'jsonl' 'xml' 'wthor' 'ggf' 'sgf' 'pgn' 'transcript' 'board' 'obf' 'edax-fen' 'redux' 'puzzle' 'instances' 'csv')
    local -ar ___split_by=('year' 'player' 'event')
    local -ar ___rows=('records' 'moves')
    local -ar ___losses=('text' 'json')
    local -ar ___allow_loss=('id' 'event' 'site' 'round' 'date' 'opening' 'names' 'ratings' 'modes' 'start' 'goal' 'moves' 'passes' 'sides' 'times' 'clocks' 'evaluations' 'glyphs' 'comments' 'marks' 'variations' 'session' 'score' 'margin' 'winner' 'counts' 'ending' 'comment' 'tags')
    local -ar ___from=('save' 'json' 'jsonl' 'xml' 'wthor' 'wthor-puzzles' 'ggf' 'sgf' 'pgn' 'transcript' 'table' 'board' 'obf' 'edax-fen' 'edx' 'egaroucid' 'othello-quest' 'app-json' 'redux' 'fork-save' 'fork-plist' 'puzzle' 'instances' 'picture' 'action-log' 'session' 'puzzle-session')
    local -ar ___dialect=('zebra' 'egaroucid' 'open' 'panel')
    local -ar ___turn=('dark' 'light')
    local -ar ___color=('auto' 'always' 'never')
    local -ar arg_specs=(
        '--to[Write this format (default\: that of the output'\''s extension).]:format:{__flipbook-play_complete "${___to[@]}"}'
        '(--output -o)'{--output,-o}'[Write to this file, or to standard output with -.]:file:_files'
        '--at[Use the position after this many moves, including passes, instead of the game.]:ply:'
        '--sort[Sort the records of each output by these fields, separated by commas, such as date,players; - before a field reverses its order.]:fields:'
        '--keep-going[Leave out records that cannot be written, and write the others.]'
        '--no-clobber[Refuse to overwrite existing outputs.]'
        '--output-dir[Write one file per input into this folder, or one per record if the format stores one record per file.]:folder:_files -/'
        '--split[Write one file per record into this folder.]:folder:_files -/'
        '--split-by[With --output-dir, write one file per year, player or event in all inputs.]:what:{__flipbook-play_complete "${___split_by[@]}"}'
        '--tag-source[Tag each record with its source\: source_file, and source_record, counted from 1.]'
        '--name-openings[Store the name of the opening in records of Reversi that declare none.]'
        '--unique[Write only the first record of each game, which may be rotated or mirrored in others.]'
        '--merge[Write one record of each game, with the facts of all its records; implies --unique.]'
        '--update[Keep the records of the output file, and add those of games that it does not have.]'
        '--columns[Show these fields of flipbook-find(1) in csv, separated by commas.]:fields:'
        '--rows[What has a row of its own in csv.]:rows:{__flipbook-play_complete "${___rows[@]}"}'
        '--pass[Write passes this way in sgf, pgn or transcript; “omit” leaves them out.]:notation:'
        '--losses[How to report losses and findings\: as text, or as json with one object per line.]:form:{__flipbook-play_complete "${___losses[@]}"}'
        '--strict[Refuse to convert records that would lose something.]'
        '*--allow-loss[Allow these losses with --strict or --update\: id, event, site, round, date, opening, names, ratings, modes, start, goal, moves, passes, sides, times, clocks, evaluations, glyphs, comments, marks, variations, session, score, margin, winner, counts, ending, comment, tags; separated by commas, may be repeated.]:facts:{__flipbook-play_complete "${___allow_loss[@]}"}'
        '--verify[Read the output back and compare it (default for WTHOR).]'
        '--no-verify[Read the output back and compare it (default for WTHOR).]'
        '--in-place[Allow an output to replace the input it is made from.]'
        '--append-extension[With --output-dir, append the extension to the input'\''s whole name, as in games.pgn.xml, so that the outputs of games.pgn and games.json do not collide.]'
        '--from[Read every input as this format.]:format:{__flipbook-play_complete "${___from[@]}"}'
        '--dialect[Program whose digits the board uses, if that is ambiguous.]:program:{__flipbook-play_complete "${___dialect[@]}"}'
        '--turn[Side to move of boards that name none.]:side:{__flipbook-play_complete "${___turn[@]}"}'
        '--players[Read the player names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.]:file:_files'
        '--tournaments[Read the tournament names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.]:file:_files'
        '--select[Use only these records of each input, counted from 1\: 7, 3..9, 3.., ..9, or several, separated by commas.]:numbers:'
        '*--where[Use only records that match this query; see flipbook-find(1); if it is repeated, all queries must match.]:query:'
        '--jobs[Process this many parts of an input at once (default\: one per core).]:number:'
        '--stdin-filename[Use this name for standard input in messages.]:name:'
        '(--quiet -q)'{--quiet,-q}'[Report only errors\: no warnings, notes, losses, counts or progress.]'
        '--color[When to use colours; auto uses them on a terminal that supports them.]:when:{__flipbook-play_complete "${___color[@]}"}'
        '*--exclude[In folders, skip paths that match this .gitignore pattern; may be repeated.]:pattern:'
        '--no-gitignore[In folders, also read files that Git ignores.]'
        '--skip-foreign[Skip files that are plainly no records, even if they are named or have the name of a record.]'
        '--verbose[List every skipped file with the reason.]'
        '--config[Use this configuration instead of the nearest .flipbook.json of each input.]:file:_files'
        '--no-config[Use no configuration.]'
        '*:input:_files'
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

_flipbook-play_validate() {
    local -i ret=1
    local -ar ___format=('text' 'json' 'sarif' 'junit' 'github' 'gitlab' 'markdown')
    local -ar ___from=('save' 'json' 'jsonl' 'xml' 'wthor' 'wthor-puzzles' 'ggf' 'sgf' 'pgn' 'transcript' 'table' 'board' 'obf' 'edax-fen' 'edx' 'egaroucid' 'othello-quest' 'app-json' 'redux' 'fork-save' 'fork-plist' 'puzzle' 'instances' 'picture' 'action-log' 'session' 'puzzle-session')
    local -ar ___dialect=('zebra' 'egaroucid' 'open' 'panel')
    local -ar ___turn=('dark' 'light')
    local -ar ___color=('auto' 'always' 'never')
    local -ar arg_specs=(
        '--format[Format of the report on standard output.]:format:{__flipbook-play_complete "${___format[@]}"}'
        '*--output[Also write a report to this file, or to - for standard output; may be repeated.]:format=file:_files'
        '--max-findings[Report at most this many findings of each severity per input, or “all” (default\: 100).]:number:'
        '--max-findings-in-all[Report at most this many findings of each severity in all inputs together, or “all” (default\: 1000).]:number:'
        '*--disable[Do not report these rules\: names, numbers or families, separated by commas; may be repeated.]:rules:{__flipbook-play_custom_complete ---completion validate -- --disable "${current_word_index}" "$(__flipbook-play_cursor_index_in_current_word)"}'
        '*--enable[Also enable these opt-in rules; may be repeated.]:rules:{__flipbook-play_custom_complete ---completion validate -- --enable "${current_word_index}" "$(__flipbook-play_cursor_index_in_current_word)"}'
        '*--only[Report only these rules; may be repeated.]:rules:{__flipbook-play_custom_complete ---completion validate -- --only "${current_word_index}" "$(__flipbook-play_cursor_index_in_current_word)"}'
        '*--severity[Set the severity of these rules\: error, warning or note; may be repeated.]:rules=severity:'
        '--strict[Treat warnings as errors.]'
        '--baseline[Do not report the findings in this file, so that only new ones count.]:file:_files'
        '--write-baseline[Write all findings to this file, for --baseline.]:file:_files'
        '--watch[Keep running, and validate files again when they change.]'
        '--from[Read every input as this format.]:format:{__flipbook-play_complete "${___from[@]}"}'
        '--dialect[Program whose digits the board uses, if that is ambiguous.]:program:{__flipbook-play_complete "${___dialect[@]}"}'
        '--turn[Side to move of boards that name none.]:side:{__flipbook-play_complete "${___turn[@]}"}'
        '--players[Read the player names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.]:file:_files'
        '--tournaments[Read the tournament names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.]:file:_files'
        '--select[Use only these records of each input, counted from 1\: 7, 3..9, 3.., ..9, or several, separated by commas.]:numbers:'
        '*--where[Use only records that match this query; see flipbook-find(1); if it is repeated, all queries must match.]:query:'
        '--jobs[Process this many parts of an input at once (default\: one per core).]:number:'
        '--stdin-filename[Use this name for standard input in messages.]:name:'
        '(--quiet -q)'{--quiet,-q}'[Report only errors\: no warnings, notes, losses, counts or progress.]'
        '--color[When to use colours; auto uses them on a terminal that supports them.]:when:{__flipbook-play_complete "${___color[@]}"}'
        '*--exclude[In folders, skip paths that match this .gitignore pattern; may be repeated.]:pattern:'
        '--no-gitignore[In folders, also read files that Git ignores.]'
        '--skip-foreign[Skip files that are plainly no records, even if they are named or have the name of a record.]'
        '--verbose[List every skipped file with the reason.]'
        '--config[Use this configuration instead of the nearest .flipbook.json of each input.]:file:_files'
        '--no-config[Use no configuration.]'
        '*:input:_files'
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

_flipbook-play_fix() {
    local -i ret=1
    local -ar ___from=('save' 'json' 'jsonl' 'xml' 'wthor' 'wthor-puzzles' 'ggf' 'sgf' 'pgn' 'transcript' 'table' 'board' 'obf' 'edax-fen' 'edx' 'egaroucid' 'othello-quest' 'app-json' 'redux' 'fork-save' 'fork-plist' 'puzzle' 'instances' 'picture' 'action-log' 'session' 'puzzle-session')
    local -ar ___dialect=('zebra' 'egaroucid' 'open' 'panel')
    local -ar ___turn=('dark' 'light')
    local -ar ___color=('auto' 'always' 'never')
    local -ar arg_specs=(
        '--check[Write nothing; fail if anything would be repaired.]'
        '--diff[Only show the changes, as a unified diff on standard output.]'
        '--unsafe[Also apply repairs that are guesses.]'
        '*--disable[Do not report these rules\: names, numbers or families, separated by commas; may be repeated.]:rules:{__flipbook-play_custom_complete ---completion fix -- --disable "${current_word_index}" "$(__flipbook-play_cursor_index_in_current_word)"}'
        '*--enable[Also enable these opt-in rules; may be repeated.]:rules:{__flipbook-play_custom_complete ---completion fix -- --enable "${current_word_index}" "$(__flipbook-play_cursor_index_in_current_word)"}'
        '*--only[Report only these rules; may be repeated.]:rules:{__flipbook-play_custom_complete ---completion fix -- --only "${current_word_index}" "$(__flipbook-play_cursor_index_in_current_word)"}'
        '*--severity[Set the severity of these rules\: error, warning or note; may be repeated.]:rules=severity:'
        '--strict[Treat warnings as errors.]'
        '--from[Read every input as this format.]:format:{__flipbook-play_complete "${___from[@]}"}'
        '--dialect[Program whose digits the board uses, if that is ambiguous.]:program:{__flipbook-play_complete "${___dialect[@]}"}'
        '--turn[Side to move of boards that name none.]:side:{__flipbook-play_complete "${___turn[@]}"}'
        '--players[Read the player names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.]:file:_files'
        '--tournaments[Read the tournament names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.]:file:_files'
        '--select[Use only these records of each input, counted from 1\: 7, 3..9, 3.., ..9, or several, separated by commas.]:numbers:'
        '*--where[Use only records that match this query; see flipbook-find(1); if it is repeated, all queries must match.]:query:'
        '--jobs[Process this many parts of an input at once (default\: one per core).]:number:'
        '--stdin-filename[Use this name for standard input in messages.]:name:'
        '(--quiet -q)'{--quiet,-q}'[Report only errors\: no warnings, notes, losses, counts or progress.]'
        '--color[When to use colours; auto uses them on a terminal that supports them.]:when:{__flipbook-play_complete "${___color[@]}"}'
        '*--exclude[In folders, skip paths that match this .gitignore pattern; may be repeated.]:pattern:'
        '--no-gitignore[In folders, also read files that Git ignores.]'
        '--skip-foreign[Skip files that are plainly no records, even if they are named or have the name of a record.]'
        '--verbose[List every skipped file with the reason.]'
        '--config[Use this configuration instead of the nearest .flipbook.json of each input.]:file:_files'
        '--no-config[Use no configuration.]'
        '*:input:_files'
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

_flipbook-play_stats() {
    local -i ret=1
    local -ar ___format=('text' 'json' 'csv')
    local -ar ___from=('save' 'json' 'jsonl' 'xml' 'wthor' 'wthor-puzzles' 'ggf' 'sgf' 'pgn' 'transcript' 'table' 'board' 'obf' 'edax-fen' 'edx' 'egaroucid' 'othello-quest' 'app-json' 'redux' 'fork-save' 'fork-plist' 'puzzle' 'instances' 'picture' 'action-log' 'session' 'puzzle-session')
    local -ar ___dialect=('zebra' 'egaroucid' 'open' 'panel')
    local -ar ___turn=('dark' 'light')
    local -ar ___color=('auto' 'always' 'never')
    local -ar arg_specs=(
        '--format[Show the statistics in this format.]:format:{__flipbook-play_complete "${___format[@]}"}'
        '--plies[Length of an opening of Reversi in plies, from 1 to 32 (default\: 8).]:number:'
        '--top[List this many openings, players and events, or all.]:number:'
        '--unique[Count repeated games once, including rotated and mirrored ones.]'
        '--merge[Add up statistics that were written with --format json --top all.]'
        '--from[Read every input as this format.]:format:{__flipbook-play_complete "${___from[@]}"}'
        '--dialect[Program whose digits the board uses, if that is ambiguous.]:program:{__flipbook-play_complete "${___dialect[@]}"}'
        '--turn[Side to move of boards that name none.]:side:{__flipbook-play_complete "${___turn[@]}"}'
        '--players[Read the player names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.]:file:_files'
        '--tournaments[Read the tournament names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.]:file:_files'
        '--select[Use only these records of each input, counted from 1\: 7, 3..9, 3.., ..9, or several, separated by commas.]:numbers:'
        '*--where[Use only records that match this query; see flipbook-find(1); if it is repeated, all queries must match.]:query:'
        '--jobs[Process this many parts of an input at once (default\: one per core).]:number:'
        '--stdin-filename[Use this name for standard input in messages.]:name:'
        '(--quiet -q)'{--quiet,-q}'[Report only errors\: no warnings, notes, losses, counts or progress.]'
        '--color[When to use colours; auto uses them on a terminal that supports them.]:when:{__flipbook-play_complete "${___color[@]}"}'
        '*--exclude[In folders, skip paths that match this .gitignore pattern; may be repeated.]:pattern:'
        '--no-gitignore[In folders, also read files that Git ignores.]'
        '--skip-foreign[Skip files that are plainly no records, even if they are named or have the name of a record.]'
        '--verbose[List every skipped file with the reason.]'
        '--config[Use this configuration instead of the nearest .flipbook.json of each input.]:file:_files'
        '--no-config[Use no configuration.]'
        '*:input:_files'
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

_flipbook-play_find() {
    local -i ret=1
    local -ar ___format=('text' 'json' 'jsonl' 'csv')
    local -ar ___to=('save' 'json' 'jsonl' 'xml' 'wthor' 'ggf' 'sgf' 'pgn' 'transcript' 'board' 'obf' 'edax-fen' 'redux' 'puzzle' 'instances' 'csv')
    local -ar ___from=('save' 'json' 'jsonl' 'xml' 'wthor' 'wthor-puzzles' 'ggf' 'sgf' 'pgn' 'transcript' 'table' 'board' 'obf' 'edax-fen' 'edx' 'egaroucid' 'othello-quest' 'app-json' 'redux' 'fork-save' 'fork-plist' 'puzzle' 'instances' 'picture' 'action-log' 'session' 'puzzle-session')
    local -ar ___dialect=('zebra' 'egaroucid' 'open' 'panel')
    local -ar ___turn=('dark' 'light')
    local -ar ___color=('auto' 'always' 'never')
    local -ar arg_specs=(
        '--format[List the records in this format.]:format:{__flipbook-play_complete "${___format[@]}"}'
        '--columns[List these fields in json, jsonl or csv, separated by commas (default\: file,record,id,event,round,date,player,dark,light,score,winner,margin,length,opening).]:fields:'
        '--count[Print only the number of records that match.]'
        '--next[Show what was played next at the position of the query, not the records.]'
        '--to[Write this format (default\: that of the output'\''s extension).]:format:{__flipbook-play_complete "${___to[@]}"}'
        '(--output -o)'{--output,-o}'[Write to this file, or to standard output with -.]:file:_files'
        '--at[Use the position after this many moves, including passes, instead of the game.]:ply:'
        '--sort[Sort the records of each output by these fields, separated by commas, such as date,players; - before a field reverses its order.]:fields:'
        '--keep-going[Leave out records that cannot be written, and write the others.]'
        '--no-clobber[Refuse to overwrite existing outputs.]'
        ':query:'
        '--from[Read every input as this format.]:format:{__flipbook-play_complete "${___from[@]}"}'
        '--dialect[Program whose digits the board uses, if that is ambiguous.]:program:{__flipbook-play_complete "${___dialect[@]}"}'
        '--turn[Side to move of boards that name none.]:side:{__flipbook-play_complete "${___turn[@]}"}'
        '--players[Read the player names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.]:file:_files'
        '--tournaments[Read the tournament names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.]:file:_files'
        '--select[Use only these records of each input, counted from 1\: 7, 3..9, 3.., ..9, or several, separated by commas.]:numbers:'
        '*--where[Use only records that match this query; see flipbook-find(1); if it is repeated, all queries must match.]:query:'
        '--jobs[Process this many parts of an input at once (default\: one per core).]:number:'
        '--stdin-filename[Use this name for standard input in messages.]:name:'
        '(--quiet -q)'{--quiet,-q}'[Report only errors\: no warnings, notes, losses, counts or progress.]'
        '--color[When to use colours; auto uses them on a terminal that supports them.]:when:{__flipbook-play_complete "${___color[@]}"}'
        '*--exclude[In folders, skip paths that match this .gitignore pattern; may be repeated.]:pattern:'
        '--no-gitignore[In folders, also read files that Git ignores.]'
        '--skip-foreign[Skip files that are plainly no records, even if they are named or have the name of a record.]'
        '--verbose[List every skipped file with the reason.]'
        '--config[Use this configuration instead of the nearest .flipbook.json of each input.]:file:_files'
        '--no-config[Use no configuration.]'
        '*:input:_files'
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

_flipbook-play_rules() {
    local -i ret=1
    local -ar ___format=('text' 'man' 'markdown' 'json')
    local -ar ___color=('auto' 'always' 'never')
    local -ar arg_specs=(
        '--format[Show the rules in this format.]:format:{__flipbook-play_complete "${___format[@]}"}'
        '--color[When to use colours; auto uses them on a terminal that supports them.]:when:{__flipbook-play_complete "${___color[@]}"}'
        '*:rule:{__flipbook-play_custom_complete ---completion rules -- positional@0 "${current_word_index}" "$(__flipbook-play_cursor_index_in_current_word)"}'
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

_flipbook-play_render() {
    local -i ret=1
    local -ar ___format=('text' 'ansi' 'asciicast' 'svg' 'gif' 'png' 'apng' 'html' 'tex')
    local -ar ___style=('frames' 'order' 'moves')
    local -ar ___by=('disk' 'move')
    local -ar ___theme=('classic' 'wood' 'paper' 'high-contrast' 'dark' 'auto')
    local -ar ___from=('save' 'json' 'jsonl' 'xml' 'wthor' 'wthor-puzzles' 'ggf' 'sgf' 'pgn' 'transcript' 'table' 'board' 'obf' 'edax-fen' 'edx' 'egaroucid' 'othello-quest' 'app-json' 'redux' 'fork-save' 'fork-plist' 'puzzle' 'instances' 'picture' 'action-log' 'session' 'puzzle-session')
    local -ar ___dialect=('zebra' 'egaroucid' 'open' 'panel')
    local -ar ___turn=('dark' 'light')
    local -ar ___color=('auto' 'always' 'never')
    local -ar arg_specs=(
        '--format[Draw in this format.]:format:{__flipbook-play_complete "${___format[@]}"}'
        '--moves[Draw only these moves, counted from 1, including passes\: 7, 3..9, 3.. or ..9.]:range:'
        '--style[What to draw\: all frames, the flip order of each move on one board, or the numbers of all moves on one board.]:style:{__flipbook-play_complete "${___style[@]}"}'
        '--by[Draw one frame per changed disk, or per move.]:by:{__flipbook-play_complete "${___by[@]}"}'
        '--still[Draw one picture\: the last position, or that of --at.]'
        '--at[Draw the position after this many moves, including passes, or with “hit” the one that the query of --where asks for.]:ply:'
        '--no-session[Draw only the moves of a session log\: without modes, thinking computers, alerts and questions.]'
        '--no-animation[On a terminal, print boards one after the other instead of playing them.]'
        '--delay[How long to show the position after a move\: 0.5, 0.5s or 500ms (default\: 0.5s).]:time:'
        '--flip-delay[How long to show each disk that is placed or flipped (default\: 0.1s).]:time:'
        '--hold[How long to show the last frame (default\: 3s).]:time:'
        '--speed[Multiply the speed by this factor, from 0.01 to 100.]:factor:'
        '--real-time[Wait as long as the players thought, scaled so that the median wait is --delay.]'
        '--loop[Play this many times; 0 repeats forever.]:number:'
        '--theme[Theme (classic, wood, paper, high-contrast, dark, auto), or a JSON file that defines one.]:theme:{__flipbook-play_complete "${___theme[@]}"}'
        '--size[Width of the picture in pixels.]:pixels:'
        '--scale[Pixels for each one of the width\: 2 for sharp pictures on most screens (default\: 1).]:factor:'
        '--no-frame[Draw only the board, without a page around it.]'
        '--names[Show the players'\'' names next to the counts (default\: shown).]'
        '--no-names[Show the players'\'' names next to the counts (default\: shown).]'
        '--coordinates[Show letters and numbers next to the board (default\: shown).]'
        '--no-coordinates[Show letters and numbers next to the board (default\: shown).]'
        '*--mark[Mark a cell with letters or a circle, square, triangle or cross; may be repeated.]:cell=mark:'
        '*--arrow[Draw an arrow between two cells; may be repeated.]:cell\:cell:'
        '--orientation[Turn the board clockwise by 90, 180 or 270 degrees (default\: 0).]:degrees:'
        '--last-move[Mark the disk placed last (default\: marked).]'
        '--no-last-move[Mark the disk placed last (default\: marked).]'
        '--legal-moves[Mark the legal moves.]'
        '--no-legal-moves[Mark the legal moves.]'
        '--numbers[Number the disks in the order they were placed.]'
        '--no-numbers[Number the disks in the order they were placed.]'
        '--title[Title of the picture, above the board.]:text:'
        '--opening[Write the name of the opening after the title.]'
        '--caption[Text below the picture.]:text:'
        '--comment[Write the record'\''s comment on the position below a still.]'
        '--fragment[Write only the picture, to \\input into a LaTeX document.]'
        '--cast-version[Version of asciicast, 2 or 3 (default\: 2).]:version:'
        '--columns[Columns of the terminal that a recording is for (default\: 80).]:number:'
        '--rows[Rows of the terminal that a recording is for (default\: 24).]:number:'
        '--alt[Print an alternative text for the picture; draw the picture only with --output.]'
        '(--output -o)'{--output,-o}'[Write to this file instead of standard output.]:file:_files'
        '--output-dir[Write one file per record into this folder.]:folder:_files -/'
        '--frames[Write one numbered picture per frame into this folder, and a list of their times.]:folder:_files -/'
        '--no-clobber[Refuse to overwrite existing outputs.]'
        '--append-extension[With --output-dir, append the extension to the input'\''s whole name, as in games.pgn.xml, so that the outputs of games.pgn and games.json do not collide.]'
        '--from[Read every input as this format.]:format:{__flipbook-play_complete "${___from[@]}"}'
        '--dialect[Program whose digits the board uses, if that is ambiguous.]:program:{__flipbook-play_complete "${___dialect[@]}"}'
        '--turn[Side to move of boards that name none.]:side:{__flipbook-play_complete "${___turn[@]}"}'
        '--players[Read the player names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.]:file:_files'
        '--tournaments[Read the tournament names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.]:file:_files'
        '--select[Use only these records of each input, counted from 1\: 7, 3..9, 3.., ..9, or several, separated by commas.]:numbers:'
        '*--where[Use only records that match this query; see flipbook-find(1); if it is repeated, all queries must match.]:query:'
        '--jobs[Process this many parts of an input at once (default\: one per core).]:number:'
        '--stdin-filename[Use this name for standard input in messages.]:name:'
        '(--quiet -q)'{--quiet,-q}'[Report only errors\: no warnings, notes, losses, counts or progress.]'
        '--color[When to use colours; auto uses them on a terminal that supports them.]:when:{__flipbook-play_complete "${___color[@]}"}'
        '*--exclude[In folders, skip paths that match this .gitignore pattern; may be repeated.]:pattern:'
        '--no-gitignore[In folders, also read files that Git ignores.]'
        '--skip-foreign[Skip files that are plainly no records, even if they are named or have the name of a record.]'
        '--verbose[List every skipped file with the reason.]'
        '--config[Use this configuration instead of the nearest .flipbook.json of each input.]:file:_files'
        '--no-config[Use no configuration.]'
        '*:input:_files'
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

_flipbook-play_schema() {
    local -i ret=1
    local -ar _format=('json' 'configuration' 'theme' 'xml' 'report' 'statistics' 'matches' 'session' 'puzzle-session')
    local -ar arg_specs=(
        ':format:{__flipbook-play_complete "${_format[@]}"}'
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

_flipbook-play_formats() {
    local -i ret=1
    local -ar arg_specs=(
        '--detect[Detect the format of each file.]'
        '*--exclude[In folders, skip paths that match this .gitignore pattern; may be repeated.]:pattern:'
        '--no-gitignore[In folders, also read files that Git ignores.]'
        '--skip-foreign[Skip files that are plainly no records, even if they are named or have the name of a record.]'
        '--verbose[List every skipped file with the reason.]'
        '--config[Use this configuration instead of the nearest .flipbook.json of each input.]:file:_files'
        '--no-config[Use no configuration.]'
        '*:file:_files'
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

_flipbook-play_help() {
    local -i ret=1
    local -ar arg_specs=(
        '*:subcommands:'
        '--version[Show the version.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

if [[ "${funcstack[1]}" = _flipbook-play ]]; then
    _flipbook-play "${@}"
else
    compdef _flipbook-play flipbook-play
fi
