function __flipbook_should_offer_completions_for_flags_or_options -a expected_commands
    set -l non_repeating_flags_or_options $argv[2..]
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __flipbook_parse_tokens
    test "$commands" = "$expected_commands"; and return $non_repeating_flags_or_options_absent
end

function __flipbook_should_offer_completions_for_positional -a expected_commands positional_index_comparison expected_positional_index
    set -l non_repeating_flags_or_options
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __flipbook_parse_tokens
    test "$commands" = "$expected_commands" -a \( "$positional_index" "$positional_index_comparison" "$expected_positional_index" \)
end

function __flipbook_parse_tokens -S
    set -l unparsed_tokens (__flipbook_tokens -pc)
    switch $unparsed_tokens[1]
    case 'flipbook'
        __flipbook_parse_subcommand 0 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'convert'
            __flipbook_parse_subcommand -r 1 'to=' 'o/output=' 'at=' 'sort=' 'keep-going' 'no-clobber' 'output-dir=' 'split=' 'split-by=' 'tag-source' 'name-openings' 'unique' 'merge' 'update' 'columns=' 'rows=' 'pass=' 'losses=' 'strict' 'allow-loss=+' 'verify' 'no-verify' 'in-place' 'append-extension' 'from=' 'dialect=' 'turn=' 'players=' 'tournaments=' 'select=' 'where=+' 'jobs=' 'stdin-filename=' 'q/quiet' 'color=' 'exclude=+' 'no-gitignore' 'skip-foreign' 'verbose' 'config=' 'no-config' 'version' 'h/help'
        case 'validate'
            __flipbook_parse_subcommand -r 1 'format=' 'output=+' 'max-findings=' 'max-findings-in-all=' 'disable=+' 'enable=+' 'only=+' 'severity=+' 'strict' 'baseline=' 'write-baseline=' 'watch' 'from=' 'dialect=' 'turn=' 'players=' 'tournaments=' 'select=' 'where=+' 'jobs=' 'stdin-filename=' 'q/quiet' 'color=' 'exclude=+' 'no-gitignore' 'skip-foreign' 'verbose' 'config=' 'no-config' 'version' 'h/help'
        case 'fix'
            __flipbook_parse_subcommand -r 1 'check' 'diff' 'unsafe' 'disable=+' 'enable=+' 'only=+' 'severity=+' 'strict' 'from=' 'dialect=' 'turn=' 'players=' 'tournaments=' 'select=' 'where=+' 'jobs=' 'stdin-filename=' 'q/quiet' 'color=' 'exclude=+' 'no-gitignore' 'skip-foreign' 'verbose' 'config=' 'no-config' 'version' 'h/help'
        case 'stats'
            __flipbook_parse_subcommand -r 1 'format=' 'plies=' 'top=' 'unique' 'merge' 'from=' 'dialect=' 'turn=' 'players=' 'tournaments=' 'select=' 'where=+' 'jobs=' 'stdin-filename=' 'q/quiet' 'color=' 'exclude=+' 'no-gitignore' 'skip-foreign' 'verbose' 'config=' 'no-config' 'version' 'h/help'
        case 'find'
            __flipbook_parse_subcommand -r 2 'format=' 'columns=' 'count' 'next' 'to=' 'o/output=' 'at=' 'sort=' 'keep-going' 'no-clobber' 'from=' 'dialect=' 'turn=' 'players=' 'tournaments=' 'select=' 'where=+' 'jobs=' 'stdin-filename=' 'q/quiet' 'color=' 'exclude=+' 'no-gitignore' 'skip-foreign' 'verbose' 'config=' 'no-config' 'version' 'h/help'
        case 'rules'
            __flipbook_parse_subcommand -r 1 'format=' 'color=' 'version' 'h/help'
        case 'render'
            __flipbook_parse_subcommand -r 1 'format=' 'moves=' 'style=' 'by=' 'still' 'at=' 'no-session' 'no-animation' 'delay=' 'flip-delay=' 'hold=' 'speed=' 'real-time' 'loop=' 'theme=' 'size=' 'scale=' 'no-frame' 'names' 'no-names' 'coordinates' 'no-coordinates' 'mark=+' 'arrow=+' 'orientation=' 'last-move' 'no-last-move' 'legal-moves' 'no-legal-moves' 'numbers' 'no-numbers' 'title=' 'opening' 'caption=' 'comment' 'fragment' 'cast-version=' 'columns=' 'rows=' 'alt' 'o/output=' 'output-dir=' 'frames=' 'no-clobber' 'append-extension' 'from=' 'dialect=' 'turn=' 'players=' 'tournaments=' 'select=' 'where=+' 'jobs=' 'stdin-filename=' 'q/quiet' 'color=' 'exclude=+' 'no-gitignore' 'skip-foreign' 'verbose' 'config=' 'no-config' 'version' 'h/help'
        case 'schema'
            __flipbook_parse_subcommand 1 'version' 'h/help'
        case 'formats'
            __flipbook_parse_subcommand -r 1 'detect' 'exclude=+' 'no-gitignore' 'skip-foreign' 'verbose' 'config=' 'no-config' 'version' 'h/help'
        case 'play'
            __flipbook_parse_subcommand 0 'version' 'h/help'
        case 'replay'
            __flipbook_parse_subcommand 0 'version' 'h/help'
        case 'solve'
            __flipbook_parse_subcommand 0 'version' 'h/help'
        case 'app'
            __flipbook_parse_subcommand 0 'version' 'h/help'
        case 'help'
            __flipbook_parse_subcommand -r 1 'version'
        end
    end
end

function __flipbook_tokens
    if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
        commandline --tokens-raw $argv
    else
        commandline -o $argv
    end
end

function __flipbook_parse_subcommand -S -a positional_count
    argparse -s r -- $argv
    set -l option_specs $argv[2..]
    set -l is_repeating_positional $_flag_r
    set -el _flag_r
    set -a commands $unparsed_tokens[1]
    set positional_index 0
    while true
        set -e unparsed_tokens[1]
        argparse -sn "$commands" $option_specs -- $unparsed_tokens 2> /dev/null
        set unparsed_tokens $argv
        set positional_index (math $positional_index + 1)
        for non_repeating_flag_or_option in $non_repeating_flags_or_options
            if set -ql "_flag_$(string replace -a - _ -- $non_repeating_flag_or_option)"
                set non_repeating_flags_or_options_absent 1
                break
            end
        end
        test (count $unparsed_tokens) -eq 0 -o \( -z "$is_repeating_positional" -a "$positional_index" -gt "$positional_count" \) && break
    end
end

function __flipbook_complete_directories
    set -l token (commandline -t)
    string match -- '*/' $token
    set -l subdirs $token*/
    printf %s\n $subdirs
end

function __flipbook_custom_completion
    set -x SAP_SHELL fish
    set -x SAP_SHELL_VERSION $FISH_VERSION
    set -l tokens (__flipbook_tokens -p)
    if test -z "$(__flipbook_tokens -t)"
        set -l index (count (__flipbook_tokens -pc))
        set tokens $tokens[..$index] \'\' $tokens[(math $index + 1)..]
    end
    command $tokens[1] $argv $tokens
end

complete -c 'flipbook' -f
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook" -eq 1' -fa 'convert' -d 'Convert records from one format to another'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook" -eq 1' -fa 'validate' -d 'Replay records and report everything that is wrong with them'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook" -eq 1' -fa 'fix' -d 'Repair what can be repaired without guessing'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook" -eq 1' -fa 'stats' -d 'Count records, moves, results, solutions, players and more'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook" -eq 1' -fa 'find' -d 'Find records by a query'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook" -eq 1' -fa 'rules' -d 'List the rules, or explain a rule'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook" -eq 1' -fa 'render' -d 'Draw a game\'s frames, one disk or panel at a time'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook" -eq 1' -fa 'schema' -d 'Print the schema of one of flipbook\'s own formats, reports or files'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook" -eq 1' -fa 'formats' -d 'List the formats and what each can store, or detect the formats of files'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook" -eq 1' -fa 'play' -d 'Play a game as in the app, and resume it later'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook" -eq 1' -fa 'replay' -d 'Replay a session of the app from its log'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook" -eq 1' -fa 'solve' -d 'Find shortest solutions of sliding puzzles'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook" -eq 1' -fa 'app' -d 'Draw, check and try out how the reversi-ios app behaves'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook" -eq 1' -fa 'help' -d 'Show subcommand help information.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" to' -l 'to' -d 'Write this format (default: that of the output\'s extension).' -rfka 'save json jsonl xml wthor ggf sgf pgn transcript board obf edax-fen redux puzzle instances csv'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" o output' -l 'output' -s 'o' -d 'Write to this file, or to standard output with -.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" at' -l 'at' -d 'Use the position after this many moves, including passes, instead of the game.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" sort' -l 'sort' -d 'Sort the records of each output by these fields, separated by commas, such as date,players; - before a field reverses its order.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" keep-going' -l 'keep-going' -d 'Leave out records that cannot be written, and write the others.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" no-clobber' -l 'no-clobber' -d 'Refuse to overwrite existing outputs.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" output-dir' -l 'output-dir' -d 'Write one file per input into this folder, or one per record if the format stores one record per file.' -rfa '(__flipbook_complete_directories)'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" split' -l 'split' -d 'Write one file per record into this folder.' -rfa '(__flipbook_complete_directories)'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" split-by' -l 'split-by' -d 'With --output-dir, write one file per year, player or event in all inputs.' -rfka 'year player event'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" tag-source' -l 'tag-source' -d 'Tag each record with its source: source_file, and source_record, counted from 1.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" name-openings' -l 'name-openings' -d 'Store the name of the opening in records of Reversi that declare none.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" unique' -l 'unique' -d 'Write only the first record of each game, which may be rotated or mirrored in others.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" merge' -l 'merge' -d 'Write one record of each game, with the facts of all its records; implies --unique.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" update' -l 'update' -d 'Keep the records of the output file, and add those of games that it does not have.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" columns' -l 'columns' -d 'Show these fields of flipbook-find(1) in csv, separated by commas.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" rows' -l 'rows' -d 'What has a row of its own in csv.' -rfka 'records moves'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" pass' -l 'pass' -d 'Write passes this way in sgf, pgn or transcript; “omit” leaves them out.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" losses' -l 'losses' -d 'How to report losses and findings: as text, or as json with one object per line.' -rfka 'text json'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" strict' -l 'strict' -d 'Refuse to convert records that would lose something.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert"' -l 'allow-loss' -d 'Allow these losses with --strict or --update: id, event, site, round, date, opening, names, ratings, modes, start, goal, moves, passes, sides, times, clocks, evaluations, glyphs, comments, marks, variations, session, score, margin, winner, counts, ending, comment, tags; separated by commas, may be repeated.' -rfka 'id event site round date opening names ratings modes start goal moves passes sides times clocks evaluations glyphs comments marks variations session score margin winner counts ending comment tags'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" verify' -l 'verify' -d 'Read the output back and compare it (default for WTHOR).'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" no-verify' -l 'no-verify' -d 'Read the output back and compare it (default for WTHOR).'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" in-place' -l 'in-place' -d 'Allow an output to replace the input it is made from.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" append-extension' -l 'append-extension' -d 'With --output-dir, append the extension to the input\'s whole name, as in games.pgn.xml, so that the outputs of games.pgn and games.json do not collide.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" from' -l 'from' -d 'Read every input as this format.' -rfka 'save json jsonl xml wthor wthor-puzzles ggf sgf pgn transcript table board obf edax-fen edx egaroucid othello-quest app-json redux fork-save fork-plist puzzle instances picture action-log'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" dialect' -l 'dialect' -d 'Program whose digits the board uses, if that is ambiguous.' -rfka 'zebra egaroucid open panel'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" turn' -l 'turn' -d 'Side to move of boards that name none.' -rfka 'dark light'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" players' -l 'players' -d 'Read the player names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" tournaments' -l 'tournaments' -d 'Read the tournament names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" select' -l 'select' -d 'Use only these records of each input, counted from 1: 7, 3..9, 3.., ..9, or several, separated by commas.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert"' -l 'where' -d 'Use only records that match this query; see flipbook-find(1); if it is repeated, all queries must match.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" jobs' -l 'jobs' -d 'Process this many parts of an input at once (default: one per core).' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" stdin-filename' -l 'stdin-filename' -d 'Use this name for standard input in messages.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" q quiet' -l 'quiet' -s 'q' -d 'Report only errors: no warnings, notes, losses, counts or progress.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" color' -l 'color' -d 'When to use colours; auto uses them on a terminal that supports them.' -rfka 'auto always never'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert"' -l 'exclude' -d 'In folders, skip paths that match this .gitignore pattern; may be repeated.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" no-gitignore' -l 'no-gitignore' -d 'In folders, also read files that Git ignores.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" skip-foreign' -l 'skip-foreign' -d 'Skip files that are plainly no records, even if they are named or have the name of a record.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" verbose' -l 'verbose' -d 'List every skipped file with the reason.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" config' -l 'config' -d 'Use this configuration instead of the nearest .flipbook.json of each input.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" no-config' -l 'no-config' -d 'Use no configuration.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook convert" -ge 1' -F
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook convert" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" format' -l 'format' -d 'Format of the report on standard output.' -rfka 'text json sarif junit github gitlab markdown'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate"' -l 'output' -d 'Also write a report to this file, or to - for standard output; may be repeated.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" max-findings' -l 'max-findings' -d 'Report at most this many findings of each severity per input, or “all” (default: 100).' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" max-findings-in-all' -l 'max-findings-in-all' -d 'Report at most this many findings of each severity in all inputs together, or “all” (default: 1000).' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate"' -l 'disable' -d 'Do not report these rules: names, numbers or families, separated by commas; may be repeated.' -rfka '(__flipbook_custom_completion ---completion validate -- --disable (count (__flipbook_tokens -pc)) (__flipbook_tokens -tC))'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate"' -l 'enable' -d 'Also enable these opt-in rules; may be repeated.' -rfka '(__flipbook_custom_completion ---completion validate -- --enable (count (__flipbook_tokens -pc)) (__flipbook_tokens -tC))'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate"' -l 'only' -d 'Report only these rules; may be repeated.' -rfka '(__flipbook_custom_completion ---completion validate -- --only (count (__flipbook_tokens -pc)) (__flipbook_tokens -tC))'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate"' -l 'severity' -d 'Set the severity of these rules: error, warning or note; may be repeated.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" strict' -l 'strict' -d 'Treat warnings as errors.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" baseline' -l 'baseline' -d 'Do not report the findings in this file, so that only new ones count.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" write-baseline' -l 'write-baseline' -d 'Write all findings to this file, for --baseline.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" watch' -l 'watch' -d 'Keep running, and validate files again when they change.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" from' -l 'from' -d 'Read every input as this format.' -rfka 'save json jsonl xml wthor wthor-puzzles ggf sgf pgn transcript table board obf edax-fen edx egaroucid othello-quest app-json redux fork-save fork-plist puzzle instances picture action-log'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" dialect' -l 'dialect' -d 'Program whose digits the board uses, if that is ambiguous.' -rfka 'zebra egaroucid open panel'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" turn' -l 'turn' -d 'Side to move of boards that name none.' -rfka 'dark light'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" players' -l 'players' -d 'Read the player names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" tournaments' -l 'tournaments' -d 'Read the tournament names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" select' -l 'select' -d 'Use only these records of each input, counted from 1: 7, 3..9, 3.., ..9, or several, separated by commas.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate"' -l 'where' -d 'Use only records that match this query; see flipbook-find(1); if it is repeated, all queries must match.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" jobs' -l 'jobs' -d 'Process this many parts of an input at once (default: one per core).' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" stdin-filename' -l 'stdin-filename' -d 'Use this name for standard input in messages.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" q quiet' -l 'quiet' -s 'q' -d 'Report only errors: no warnings, notes, losses, counts or progress.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" color' -l 'color' -d 'When to use colours; auto uses them on a terminal that supports them.' -rfka 'auto always never'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate"' -l 'exclude' -d 'In folders, skip paths that match this .gitignore pattern; may be repeated.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" no-gitignore' -l 'no-gitignore' -d 'In folders, also read files that Git ignores.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" skip-foreign' -l 'skip-foreign' -d 'Skip files that are plainly no records, even if they are named or have the name of a record.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" verbose' -l 'verbose' -d 'List every skipped file with the reason.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" config' -l 'config' -d 'Use this configuration instead of the nearest .flipbook.json of each input.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" no-config' -l 'no-config' -d 'Use no configuration.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook validate" -ge 1' -F
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook validate" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix" check' -l 'check' -d 'Write nothing; fail if anything would be repaired.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix" diff' -l 'diff' -d 'Only show the changes, as a unified diff on standard output.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix" unsafe' -l 'unsafe' -d 'Also apply repairs that are guesses.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix"' -l 'disable' -d 'Do not report these rules: names, numbers or families, separated by commas; may be repeated.' -rfka '(__flipbook_custom_completion ---completion fix -- --disable (count (__flipbook_tokens -pc)) (__flipbook_tokens -tC))'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix"' -l 'enable' -d 'Also enable these opt-in rules; may be repeated.' -rfka '(__flipbook_custom_completion ---completion fix -- --enable (count (__flipbook_tokens -pc)) (__flipbook_tokens -tC))'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix"' -l 'only' -d 'Report only these rules; may be repeated.' -rfka '(__flipbook_custom_completion ---completion fix -- --only (count (__flipbook_tokens -pc)) (__flipbook_tokens -tC))'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix"' -l 'severity' -d 'Set the severity of these rules: error, warning or note; may be repeated.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix" strict' -l 'strict' -d 'Treat warnings as errors.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix" from' -l 'from' -d 'Read every input as this format.' -rfka 'save json jsonl xml wthor wthor-puzzles ggf sgf pgn transcript table board obf edax-fen edx egaroucid othello-quest app-json redux fork-save fork-plist puzzle instances picture action-log'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix" dialect' -l 'dialect' -d 'Program whose digits the board uses, if that is ambiguous.' -rfka 'zebra egaroucid open panel'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix" turn' -l 'turn' -d 'Side to move of boards that name none.' -rfka 'dark light'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix" players' -l 'players' -d 'Read the player names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix" tournaments' -l 'tournaments' -d 'Read the tournament names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix" select' -l 'select' -d 'Use only these records of each input, counted from 1: 7, 3..9, 3.., ..9, or several, separated by commas.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix"' -l 'where' -d 'Use only records that match this query; see flipbook-find(1); if it is repeated, all queries must match.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix" jobs' -l 'jobs' -d 'Process this many parts of an input at once (default: one per core).' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix" stdin-filename' -l 'stdin-filename' -d 'Use this name for standard input in messages.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix" q quiet' -l 'quiet' -s 'q' -d 'Report only errors: no warnings, notes, losses, counts or progress.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix" color' -l 'color' -d 'When to use colours; auto uses them on a terminal that supports them.' -rfka 'auto always never'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix"' -l 'exclude' -d 'In folders, skip paths that match this .gitignore pattern; may be repeated.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix" no-gitignore' -l 'no-gitignore' -d 'In folders, also read files that Git ignores.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix" skip-foreign' -l 'skip-foreign' -d 'Skip files that are plainly no records, even if they are named or have the name of a record.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix" verbose' -l 'verbose' -d 'List every skipped file with the reason.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix" config' -l 'config' -d 'Use this configuration instead of the nearest .flipbook.json of each input.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix" no-config' -l 'no-config' -d 'Use no configuration.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook fix" -ge 1' -F
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook fix" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats" format' -l 'format' -d 'Show the statistics in this format.' -rfka 'text json csv'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats" plies' -l 'plies' -d 'Length of an opening of Reversi in plies, from 1 to 32 (default: 8).' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats" top' -l 'top' -d 'List this many openings, players and events, or all.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats" unique' -l 'unique' -d 'Count repeated games once, including rotated and mirrored ones.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats" merge' -l 'merge' -d 'Add up statistics that were written with --format json --top all.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats" from' -l 'from' -d 'Read every input as this format.' -rfka 'save json jsonl xml wthor wthor-puzzles ggf sgf pgn transcript table board obf edax-fen edx egaroucid othello-quest app-json redux fork-save fork-plist puzzle instances picture action-log'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats" dialect' -l 'dialect' -d 'Program whose digits the board uses, if that is ambiguous.' -rfka 'zebra egaroucid open panel'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats" turn' -l 'turn' -d 'Side to move of boards that name none.' -rfka 'dark light'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats" players' -l 'players' -d 'Read the player names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats" tournaments' -l 'tournaments' -d 'Read the tournament names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats" select' -l 'select' -d 'Use only these records of each input, counted from 1: 7, 3..9, 3.., ..9, or several, separated by commas.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats"' -l 'where' -d 'Use only records that match this query; see flipbook-find(1); if it is repeated, all queries must match.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats" jobs' -l 'jobs' -d 'Process this many parts of an input at once (default: one per core).' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats" stdin-filename' -l 'stdin-filename' -d 'Use this name for standard input in messages.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats" q quiet' -l 'quiet' -s 'q' -d 'Report only errors: no warnings, notes, losses, counts or progress.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats" color' -l 'color' -d 'When to use colours; auto uses them on a terminal that supports them.' -rfka 'auto always never'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats"' -l 'exclude' -d 'In folders, skip paths that match this .gitignore pattern; may be repeated.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats" no-gitignore' -l 'no-gitignore' -d 'In folders, also read files that Git ignores.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats" skip-foreign' -l 'skip-foreign' -d 'Skip files that are plainly no records, even if they are named or have the name of a record.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats" verbose' -l 'verbose' -d 'List every skipped file with the reason.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats" config' -l 'config' -d 'Use this configuration instead of the nearest .flipbook.json of each input.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats" no-config' -l 'no-config' -d 'Use no configuration.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook stats" -ge 1' -F
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook stats" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" format' -l 'format' -d 'List the records in this format.' -rfka 'text json jsonl csv'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" columns' -l 'columns' -d 'List these fields in json, jsonl or csv, separated by commas (default: file,record,id,event,round,date,player,dark,light,score,winner,margin,length,opening).' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" count' -l 'count' -d 'Print only the number of records that match.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" next' -l 'next' -d 'Show what was played next at the position of the query, not the records.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" to' -l 'to' -d 'Write this format (default: that of the output\'s extension).' -rfka 'save json jsonl xml wthor ggf sgf pgn transcript board obf edax-fen redux puzzle instances csv'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" o output' -l 'output' -s 'o' -d 'Write to this file, or to standard output with -.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" at' -l 'at' -d 'Use the position after this many moves, including passes, instead of the game.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" sort' -l 'sort' -d 'Sort the records of each output by these fields, separated by commas, such as date,players; - before a field reverses its order.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" keep-going' -l 'keep-going' -d 'Leave out records that cannot be written, and write the others.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" no-clobber' -l 'no-clobber' -d 'Refuse to overwrite existing outputs.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" from' -l 'from' -d 'Read every input as this format.' -rfka 'save json jsonl xml wthor wthor-puzzles ggf sgf pgn transcript table board obf edax-fen edx egaroucid othello-quest app-json redux fork-save fork-plist puzzle instances picture action-log'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" dialect' -l 'dialect' -d 'Program whose digits the board uses, if that is ambiguous.' -rfka 'zebra egaroucid open panel'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" turn' -l 'turn' -d 'Side to move of boards that name none.' -rfka 'dark light'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" players' -l 'players' -d 'Read the player names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" tournaments' -l 'tournaments' -d 'Read the tournament names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" select' -l 'select' -d 'Use only these records of each input, counted from 1: 7, 3..9, 3.., ..9, or several, separated by commas.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find"' -l 'where' -d 'Use only records that match this query; see flipbook-find(1); if it is repeated, all queries must match.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" jobs' -l 'jobs' -d 'Process this many parts of an input at once (default: one per core).' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" stdin-filename' -l 'stdin-filename' -d 'Use this name for standard input in messages.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" q quiet' -l 'quiet' -s 'q' -d 'Report only errors: no warnings, notes, losses, counts or progress.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" color' -l 'color' -d 'When to use colours; auto uses them on a terminal that supports them.' -rfka 'auto always never'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find"' -l 'exclude' -d 'In folders, skip paths that match this .gitignore pattern; may be repeated.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" no-gitignore' -l 'no-gitignore' -d 'In folders, also read files that Git ignores.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" skip-foreign' -l 'skip-foreign' -d 'Skip files that are plainly no records, even if they are named or have the name of a record.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" verbose' -l 'verbose' -d 'List every skipped file with the reason.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" config' -l 'config' -d 'Use this configuration instead of the nearest .flipbook.json of each input.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" no-config' -l 'no-config' -d 'Use no configuration.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook find" -ge 1' -F
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook find" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook rules" format' -l 'format' -d 'Show the rules in this format.' -rfka 'text man markdown json'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook rules" color' -l 'color' -d 'When to use colours; auto uses them on a terminal that supports them.' -rfka 'auto always never'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook rules" -ge 1' -fka '(__flipbook_custom_completion ---completion rules -- positional@0 (count (__flipbook_tokens -pc)) (__flipbook_tokens -tC))'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook rules" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook rules" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" format' -l 'format' -d 'Draw in this format.' -rfka 'text ansi asciicast svg gif png apng html tex'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" moves' -l 'moves' -d 'Draw only these moves, counted from 1, including passes: 7, 3..9, 3.. or ..9.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" style' -l 'style' -d 'What to draw: all frames, the flip order of each move on one board, or the numbers of all moves on one board.' -rfka 'frames order moves'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" by' -l 'by' -d 'Draw one frame per changed disk, or per move.' -rfka 'disk move'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" still' -l 'still' -d 'Draw one picture: the last position, or that of --at.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" at' -l 'at' -d 'Draw the position after this many moves, including passes, or with “hit” the one that the query of --where asks for.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" no-session' -l 'no-session' -d 'Draw only the moves of a session log: without modes, thinking computers, alerts and questions.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" no-animation' -l 'no-animation' -d 'On a terminal, print boards one after the other instead of playing them.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" delay' -l 'delay' -d 'How long to show the position after a move: 0.5, 0.5s or 500ms (default: 0.5s).' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" flip-delay' -l 'flip-delay' -d 'How long to show each disk that is placed or flipped (default: 0.1s).' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" hold' -l 'hold' -d 'How long to show the last frame (default: 3s).' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" speed' -l 'speed' -d 'Multiply the speed by this factor, from 0.01 to 100.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" real-time' -l 'real-time' -d 'Wait as long as the players thought, scaled so that the median wait is --delay.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" loop' -l 'loop' -d 'Play this many times; 0 repeats forever.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" theme' -l 'theme' -d 'Theme (classic, wood, paper, high-contrast, dark, auto), or a JSON file that defines one.' -rfka 'classic wood paper high-contrast dark auto'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" size' -l 'size' -d 'Width of the picture in pixels.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" scale' -l 'scale' -d 'Pixels for each one of the width: 2 for sharp pictures on most screens (default: 1).' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" no-frame' -l 'no-frame' -d 'Draw only the board, without a page around it.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" names' -l 'names' -d 'Show the players\' names next to the counts (default: shown).'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" no-names' -l 'no-names' -d 'Show the players\' names next to the counts (default: shown).'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" coordinates' -l 'coordinates' -d 'Show letters and numbers next to the board (default: shown).'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" no-coordinates' -l 'no-coordinates' -d 'Show letters and numbers next to the board (default: shown).'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render"' -l 'mark' -d 'Mark a cell with letters or a circle, square, triangle or cross; may be repeated.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render"' -l 'arrow' -d 'Draw an arrow between two cells; may be repeated.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" orientation' -l 'orientation' -d 'Turn the board clockwise by 90, 180 or 270 degrees (default: 0).' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" last-move' -l 'last-move' -d 'Mark the disk placed last (default: marked).'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" no-last-move' -l 'no-last-move' -d 'Mark the disk placed last (default: marked).'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" legal-moves' -l 'legal-moves' -d 'Mark the legal moves.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" no-legal-moves' -l 'no-legal-moves' -d 'Mark the legal moves.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" numbers' -l 'numbers' -d 'Number the disks in the order they were placed.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" no-numbers' -l 'no-numbers' -d 'Number the disks in the order they were placed.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" title' -l 'title' -d 'Title of the picture, above the board.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" opening' -l 'opening' -d 'Write the name of the opening after the title.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" caption' -l 'caption' -d 'Text below the picture.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" comment' -l 'comment' -d 'Write the record\'s comment on the position below a still.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" fragment' -l 'fragment' -d 'Write only the picture, to \\input into a LaTeX document.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" cast-version' -l 'cast-version' -d 'Version of asciicast, 2 or 3 (default: 2).' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" columns' -l 'columns' -d 'Columns of the terminal that a recording is for (default: 80).' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" rows' -l 'rows' -d 'Rows of the terminal that a recording is for (default: 24).' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" alt' -l 'alt' -d 'Print an alternative text for the picture; draw the picture only with --output.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" o output' -l 'output' -s 'o' -d 'Write to this file instead of standard output.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" output-dir' -l 'output-dir' -d 'Write one file per record into this folder.' -rfa '(__flipbook_complete_directories)'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" frames' -l 'frames' -d 'Write one numbered picture per frame into this folder, and a list of their times.' -rfa '(__flipbook_complete_directories)'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" no-clobber' -l 'no-clobber' -d 'Refuse to overwrite existing outputs.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" append-extension' -l 'append-extension' -d 'With --output-dir, append the extension to the input\'s whole name, as in games.pgn.xml, so that the outputs of games.pgn and games.json do not collide.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" from' -l 'from' -d 'Read every input as this format.' -rfka 'save json jsonl xml wthor wthor-puzzles ggf sgf pgn transcript table board obf edax-fen edx egaroucid othello-quest app-json redux fork-save fork-plist puzzle instances picture action-log'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" dialect' -l 'dialect' -d 'Program whose digits the board uses, if that is ambiguous.' -rfka 'zebra egaroucid open panel'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" turn' -l 'turn' -d 'Side to move of boards that name none.' -rfka 'dark light'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" players' -l 'players' -d 'Read the player names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" tournaments' -l 'tournaments' -d 'Read the tournament names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" select' -l 'select' -d 'Use only these records of each input, counted from 1: 7, 3..9, 3.., ..9, or several, separated by commas.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render"' -l 'where' -d 'Use only records that match this query; see flipbook-find(1); if it is repeated, all queries must match.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" jobs' -l 'jobs' -d 'Process this many parts of an input at once (default: one per core).' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" stdin-filename' -l 'stdin-filename' -d 'Use this name for standard input in messages.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" q quiet' -l 'quiet' -s 'q' -d 'Report only errors: no warnings, notes, losses, counts or progress.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" color' -l 'color' -d 'When to use colours; auto uses them on a terminal that supports them.' -rfka 'auto always never'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render"' -l 'exclude' -d 'In folders, skip paths that match this .gitignore pattern; may be repeated.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" no-gitignore' -l 'no-gitignore' -d 'In folders, also read files that Git ignores.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" skip-foreign' -l 'skip-foreign' -d 'Skip files that are plainly no records, even if they are named or have the name of a record.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" verbose' -l 'verbose' -d 'List every skipped file with the reason.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" config' -l 'config' -d 'Use this configuration instead of the nearest .flipbook.json of each input.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" no-config' -l 'no-config' -d 'Use no configuration.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook render" -ge 1' -F
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook render" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook schema" -eq 1' -fka 'json configuration theme xml report statistics matches'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook schema" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook schema" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook formats" detect' -l 'detect' -d 'Detect the format of each file.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook formats"' -l 'exclude' -d 'In folders, skip paths that match this .gitignore pattern; may be repeated.' -rfka ''
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook formats" no-gitignore' -l 'no-gitignore' -d 'In folders, also read files that Git ignores.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook formats" skip-foreign' -l 'skip-foreign' -d 'Skip files that are plainly no records, even if they are named or have the name of a record.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook formats" verbose' -l 'verbose' -d 'List every skipped file with the reason.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook formats" config' -l 'config' -d 'Use this configuration instead of the nearest .flipbook.json of each input.' -rF
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook formats" no-config' -l 'no-config' -d 'Use no configuration.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_positional "flipbook formats" -ge 1' -F
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook formats" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook formats" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook play" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook play" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook replay" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook replay" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook solve" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook solve" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook app" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook app" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook' -n '__flipbook_should_offer_completions_for_flags_or_options "flipbook help" version' -l 'version' -d 'Show the version.'
