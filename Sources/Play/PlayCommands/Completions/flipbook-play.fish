function __flipbook-play_should_offer_completions_for_flags_or_options -a expected_commands
    set -l non_repeating_flags_or_options $argv[2..]
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __flipbook-play_parse_tokens
    test "$commands" = "$expected_commands"; and return $non_repeating_flags_or_options_absent
end

function __flipbook-play_should_offer_completions_for_positional -a expected_commands positional_index_comparison expected_positional_index
    set -l non_repeating_flags_or_options
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __flipbook-play_parse_tokens
    test "$commands" = "$expected_commands" -a \( "$positional_index" "$positional_index_comparison" "$expected_positional_index" \)
end

function __flipbook-play_parse_tokens -S
    set -l unparsed_tokens (__flipbook-play_tokens -pc)
    switch $unparsed_tokens[1]
    case 'flipbook-play'
        __flipbook-play_parse_subcommand 0 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'play'
            __flipbook-play_parse_subcommand 0 'version' 'h/help'
            switch $unparsed_tokens[1]
            case 'reversi'
                __flipbook-play_parse_subcommand 0 'size=' 'dark=' 'light=' 'policy=' 'strength=' 'think-time=' 'auto-dismiss' 'seed=' 'flip-delay=' 'save=' 'no-save' 'new' 'plain' 'virtual-time' 'trace' 'record=' 'log=' 'theme=' 'legal-moves' 'color=' 'version' 'h/help'
            case 'puzzle'
                __flipbook-play_parse_subcommand 0 'size=' 'goal=' 'seed=' 'slide-time=' 'save=' 'no-save' 'new' 'plain' 'virtual-time' 'trace' 'record=' 'log=' 'theme=' 'legal-moves' 'color=' 'version' 'h/help'
            end
        case 'replay'
            __flipbook-play_parse_subcommand 1 'plain' 'boards' 'trace' 'at=' 'to=' 'speed=' 'max-wait=' 'theme=' 'color=' 'version' 'h/help'
        case 'solve'
            __flipbook-play_parse_subcommand -r 1 'goal=' 'to=' 'o/output=' 'at=' 'sort=' 'keep-going' 'no-clobber' 'nodes=' 'from=' 'dialect=' 'turn=' 'players=' 'tournaments=' 'select=' 'where=+' 'jobs=' 'stdin-filename=' 'q/quiet' 'color=' 'exclude=+' 'no-gitignore' 'skip-foreign' 'verbose' 'config=' 'no-config' 'version' 'h/help'
        case 'app'
            __flipbook-play_parse_subcommand 0 'version' 'h/help'
            switch $unparsed_tokens[1]
            case 'diagram'
                __flipbook-play_parse_subcommand 1 'format=' 'policy=' 'version' 'h/help'
            case 'check'
                __flipbook-play_parse_subcommand -r 1 'size=' 'states=' 'policy=' 'never=' 'version' 'h/help'
            case 'step'
                __flipbook-play_parse_subcommand -r 2 'from=' 'if=+' 'version' 'h/help'
            case 'test'
                __flipbook-play_parse_subcommand -r 1 'version' 'h/help'
            case 'run'
                __flipbook-play_parse_subcommand 1 'save=' 'size=' 'policy=' 'strength=' 'think-time=' 'auto-dismiss' 'seed=' 'flip-delay=' 'trace' 'version' 'h/help'
            end
        case 'convert'
            __flipbook-play_parse_subcommand -r 1 'to=' 'o/output=' 'at=' 'sort=' 'keep-going' 'no-clobber' 'output-dir=' 'split=' 'split-by=' 'tag-source' 'name-openings' 'unique' 'merge' 'update' 'columns=' 'rows=' 'pass=' 'losses=' 'strict' 'allow-loss=+' 'verify' 'no-verify' 'in-place' 'append-extension' 'from=' 'dialect=' 'turn=' 'players=' 'tournaments=' 'select=' 'where=+' 'jobs=' 'stdin-filename=' 'q/quiet' 'color=' 'exclude=+' 'no-gitignore' 'skip-foreign' 'verbose' 'config=' 'no-config' 'version' 'h/help'
        case 'validate'
            __flipbook-play_parse_subcommand -r 1 'format=' 'output=+' 'max-findings=' 'max-findings-in-all=' 'disable=+' 'enable=+' 'only=+' 'severity=+' 'strict' 'baseline=' 'write-baseline=' 'watch' 'from=' 'dialect=' 'turn=' 'players=' 'tournaments=' 'select=' 'where=+' 'jobs=' 'stdin-filename=' 'q/quiet' 'color=' 'exclude=+' 'no-gitignore' 'skip-foreign' 'verbose' 'config=' 'no-config' 'version' 'h/help'
        case 'fix'
            __flipbook-play_parse_subcommand -r 1 'check' 'diff' 'unsafe' 'disable=+' 'enable=+' 'only=+' 'severity=+' 'strict' 'from=' 'dialect=' 'turn=' 'players=' 'tournaments=' 'select=' 'where=+' 'jobs=' 'stdin-filename=' 'q/quiet' 'color=' 'exclude=+' 'no-gitignore' 'skip-foreign' 'verbose' 'config=' 'no-config' 'version' 'h/help'
        case 'stats'
            __flipbook-play_parse_subcommand -r 1 'format=' 'plies=' 'top=' 'unique' 'merge' 'from=' 'dialect=' 'turn=' 'players=' 'tournaments=' 'select=' 'where=+' 'jobs=' 'stdin-filename=' 'q/quiet' 'color=' 'exclude=+' 'no-gitignore' 'skip-foreign' 'verbose' 'config=' 'no-config' 'version' 'h/help'
        case 'find'
            __flipbook-play_parse_subcommand -r 2 'format=' 'columns=' 'count' 'next' 'to=' 'o/output=' 'at=' 'sort=' 'keep-going' 'no-clobber' 'from=' 'dialect=' 'turn=' 'players=' 'tournaments=' 'select=' 'where=+' 'jobs=' 'stdin-filename=' 'q/quiet' 'color=' 'exclude=+' 'no-gitignore' 'skip-foreign' 'verbose' 'config=' 'no-config' 'version' 'h/help'
        case 'rules'
            __flipbook-play_parse_subcommand -r 1 'format=' 'color=' 'version' 'h/help'
        case 'render'
            __flipbook-play_parse_subcommand -r 1 'format=' 'moves=' 'style=' 'by=' 'still' 'at=' 'no-session' 'no-animation' 'delay=' 'flip-delay=' 'hold=' 'speed=' 'real-time' 'loop=' 'theme=' 'size=' 'scale=' 'no-frame' 'names' 'no-names' 'coordinates' 'no-coordinates' 'mark=+' 'arrow=+' 'orientation=' 'last-move' 'no-last-move' 'legal-moves' 'no-legal-moves' 'numbers' 'no-numbers' 'title=' 'opening' 'caption=' 'comment' 'fragment' 'cast-version=' 'columns=' 'rows=' 'alt' 'o/output=' 'output-dir=' 'frames=' 'no-clobber' 'append-extension' 'from=' 'dialect=' 'turn=' 'players=' 'tournaments=' 'select=' 'where=+' 'jobs=' 'stdin-filename=' 'q/quiet' 'color=' 'exclude=+' 'no-gitignore' 'skip-foreign' 'verbose' 'config=' 'no-config' 'version' 'h/help'
        case 'schema'
            __flipbook-play_parse_subcommand 1 'version' 'h/help'
        case 'formats'
            __flipbook-play_parse_subcommand -r 1 'detect' 'exclude=+' 'no-gitignore' 'skip-foreign' 'verbose' 'config=' 'no-config' 'version' 'h/help'
        case 'help'
            __flipbook-play_parse_subcommand -r 1 'version'
        end
    end
end

function __flipbook-play_tokens
    if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
        commandline --tokens-raw $argv
    else
        commandline -o $argv
    end
end

function __flipbook-play_parse_subcommand -S -a positional_count
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

function __flipbook-play_complete_directories
    set -l token (commandline -t)
    string match -- '*/' $token
    set -l subdirs $token*/
    printf %s\n $subdirs
end

function __flipbook-play_custom_completion
    set -x SAP_SHELL fish
    set -x SAP_SHELL_VERSION $FISH_VERSION
    set -l tokens (__flipbook-play_tokens -p)
    if test -z "$(__flipbook-play_tokens -t)"
        set -l index (count (__flipbook-play_tokens -pc))
        set tokens $tokens[..$index] \'\' $tokens[(math $index + 1)..]
    end
    command $tokens[1] $argv $tokens
end

complete -c 'flipbook-play' -f
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play" -eq 1' -fa 'play' -d 'Play a game as in the app, and resume it later'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play" -eq 1' -fa 'replay' -d 'Replay a session of the app from its log'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play" -eq 1' -fa 'solve' -d 'Find shortest solutions of sliding puzzles'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play" -eq 1' -fa 'app' -d 'Draw, check and try out how the reversi-ios app behaves'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play" -eq 1' -fa 'convert' -d 'Convert records from one format to another'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play" -eq 1' -fa 'validate' -d 'Replay records and report everything that is wrong with them'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play" -eq 1' -fa 'fix' -d 'Repair what can be repaired without guessing'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play" -eq 1' -fa 'stats' -d 'Count records, moves, results, solutions, players and more'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play" -eq 1' -fa 'find' -d 'Find records by a query'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play" -eq 1' -fa 'rules' -d 'List the rules, or explain a rule'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play" -eq 1' -fa 'render' -d 'Draw a game\'s frames, one disk or panel at a time'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play" -eq 1' -fa 'schema' -d 'Print the schema of one of flipbook\'s own formats, reports or files'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play" -eq 1' -fa 'formats' -d 'List the formats and what each can store, or detect the formats of files'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play" -eq 1' -fa 'help' -d 'Show subcommand help information.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play play" -eq 1' -fa 'reversi' -d 'Play Reversi as in the app, and resume it later'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play play" -eq 1' -fa 'puzzle' -d 'Play a sliding puzzle, and resume it later'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play reversi" size' -l 'size' -d 'Board size of a new game: 4 to 16, or 10x6 (default: the saved game\'s, or 8).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play reversi" dark' -l 'dark' -d 'Who plays dark.' -rfka 'manual computer'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play reversi" light' -l 'light' -d 'Who plays light.' -rfka 'manual computer'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play reversi" policy' -l 'policy' -d 'Behaviour of the app: that of the original or of its implementation with Redux.' -rfka 'app redux'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play reversi" strength' -l 'strength' -d 'How well the computer plays, from 1 to 10 (default: random moves, as in the app).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play reversi" think-time' -l 'think-time' -d 'How long the computer thinks about a move (default: 2s, with Redux 1s).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play reversi" auto-dismiss' -l 'auto-dismiss' -d 'Dismiss passes between two computers, after the time for which they think.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play reversi" seed' -l 'seed' -d 'Seed for the computer\'s moves; the same seed repeats the same games.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play reversi" flip-delay' -l 'flip-delay' -d 'How long to show each disk that is placed or flipped (default: 0.1s, or 0 if nothing is drawn).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play reversi" save' -l 'save' -d 'Resume the game in this file, and save to it.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play reversi" no-save' -l 'no-save' -d 'Start a new game and do not save it.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play reversi" new' -l 'new' -d 'Start a new game and overwrite the saved one.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play reversi" plain' -l 'plain' -d 'Print what happens line by line, even on a terminal.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play reversi" virtual-time' -l 'virtual-time' -d 'Let time pass at once: like --plain, and nothing waits.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play reversi" trace' -l 'trace' -d 'Like --plain, and print the phases of each event.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play reversi" record' -l 'record' -d 'Add the games to this file as records, in the format of its extension.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play reversi" log' -l 'log' -d 'Append every event to this log, for flipbook replay.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play reversi" theme' -l 'theme' -d 'Theme (classic, wood, paper, high-contrast, dark, auto), or a JSON file that defines one.' -rfka 'classic wood paper high-contrast dark auto'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play reversi" legal-moves' -l 'legal-moves' -d 'Mark the legal moves, as the key s does.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play reversi" color' -l 'color' -d 'When to use colours; auto uses them on a terminal that supports them.' -rfka 'auto always never'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play reversi" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play reversi" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play puzzle" size' -l 'size' -d 'Size of a new puzzle: 2 to 16, or 5x3 (default: the saved puzzle’s, or 4).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play puzzle" goal' -l 'goal' -d 'The order of the panels to reach in a new puzzle: open-last or open-first.' -rfka 'open-last open-first'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play puzzle" seed' -l 'seed' -d 'Seed for shuffles; the same seed repeats the same puzzles.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play puzzle" slide-time' -l 'slide-time' -d 'How long each panel slides (default: 0.1s, or 0 if nothing is drawn).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play puzzle" save' -l 'save' -d 'Resume the game in this file, and save to it.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play puzzle" no-save' -l 'no-save' -d 'Start a new game and do not save it.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play puzzle" new' -l 'new' -d 'Start a new game and overwrite the saved one.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play puzzle" plain' -l 'plain' -d 'Print what happens line by line, even on a terminal.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play puzzle" virtual-time' -l 'virtual-time' -d 'Let time pass at once: like --plain, and nothing waits.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play puzzle" trace' -l 'trace' -d 'Like --plain, and print the phases of each event.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play puzzle" record' -l 'record' -d 'Add the games to this file as records, in the format of its extension.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play puzzle" log' -l 'log' -d 'Append every event to this log, for flipbook replay.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play puzzle" theme' -l 'theme' -d 'Theme (classic, wood, paper, high-contrast, dark, auto), or a JSON file that defines one.' -rfka 'classic wood paper high-contrast dark auto'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play puzzle" legal-moves' -l 'legal-moves' -d 'Mark the legal moves, as the key s does.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play puzzle" color' -l 'color' -d 'When to use colours; auto uses them on a terminal that supports them.' -rfka 'auto always never'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play puzzle" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play play puzzle" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play replay" plain' -l 'plain' -d 'Print what happens line by line, even on a terminal.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play replay" boards' -l 'boards' -d 'Like --plain, and print the board after each move.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play replay" trace' -l 'trace' -d 'Like --plain, and print the phases of each event, ignored ones too.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play replay" at' -l 'at' -d 'Stop here: after an event (40), a time (7.5s, 1:02) or a move (move12).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play replay" to' -l 'to' -d 'Write the game so far as a record, or the position if the format stores no moves.' -rfka 'save json jsonl xml wthor ggf sgf pgn transcript board obf edax-fen redux puzzle instances csv'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play replay" speed' -l 'speed' -d 'Multiply the speed by this factor, from 0.01 to 100.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play replay" max-wait' -l 'max-wait' -d 'Cap every pause at this length.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play replay" theme' -l 'theme' -d 'Theme (classic, wood, paper, high-contrast, dark, auto), or a JSON file that defines one.' -rfka 'classic wood paper high-contrast dark auto'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play replay" color' -l 'color' -d 'When to use colours; auto uses them on a terminal that supports them.' -rfka 'auto always never'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play replay" -eq 1' -F
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play replay" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play replay" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" goal' -l 'goal' -d 'The order of the panels to reach, whatever the record says: open-last or open-first.' -rfka 'open-last open-first'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" to' -l 'to' -d 'Write this format (default: that of the output\'s extension).' -rfka 'save json jsonl xml wthor ggf sgf pgn transcript board obf edax-fen redux puzzle instances csv'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" o output' -l 'output' -s 'o' -d 'Write to this file, or to standard output with -.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" at' -l 'at' -d 'Use the position after this many moves, including passes, instead of the game.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" sort' -l 'sort' -d 'Sort the records of each output by these fields, separated by commas, such as date,players; - before a field reverses its order.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" keep-going' -l 'keep-going' -d 'Leave out records that cannot be written, and write the others.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" no-clobber' -l 'no-clobber' -d 'Refuse to overwrite existing outputs.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" nodes' -l 'nodes' -d 'Give a puzzle up after looking at this many layouts (default: 1000000000).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" from' -l 'from' -d 'Read every input as this format.' -rfka 'save json jsonl xml wthor wthor-puzzles ggf sgf pgn transcript table board obf edax-fen edx egaroucid othello-quest app-json redux fork-save fork-plist puzzle instances picture action-log session puzzle-session'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" dialect' -l 'dialect' -d 'Program whose digits the board uses, if that is ambiguous.' -rfka 'zebra egaroucid open panel'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" turn' -l 'turn' -d 'Side to move of boards that name none.' -rfka 'dark light'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" players' -l 'players' -d 'Read the player names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" tournaments' -l 'tournaments' -d 'Read the tournament names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" select' -l 'select' -d 'Use only these records of each input, counted from 1: 7, 3..9, 3.., ..9, or several, separated by commas.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve"' -l 'where' -d 'Use only records that match this query; see flipbook-find(1); if it is repeated, all queries must match.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" jobs' -l 'jobs' -d 'Process this many parts of an input at once (default: one per core).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" stdin-filename' -l 'stdin-filename' -d 'Use this name for standard input in messages.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" q quiet' -l 'quiet' -s 'q' -d 'Report only errors: no warnings, notes, losses, counts or progress.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" color' -l 'color' -d 'When to use colours; auto uses them on a terminal that supports them.' -rfka 'auto always never'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve"' -l 'exclude' -d 'In folders, skip paths that match this .gitignore pattern; may be repeated.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" no-gitignore' -l 'no-gitignore' -d 'In folders, also read files that Git ignores.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" skip-foreign' -l 'skip-foreign' -d 'Skip files that are plainly no records, even if they are named or have the name of a record.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" verbose' -l 'verbose' -d 'List every skipped file with the reason.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" config' -l 'config' -d 'Use this configuration instead of the nearest .flipbook.json of each input.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" no-config' -l 'no-config' -d 'Use no configuration.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play solve" -ge 1' -F
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play solve" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play app" -eq 1' -fa 'diagram' -d 'Draw the app\'s states and transitions, or those of a file'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play app" -eq 1' -fa 'check' -d 'Check the app in every state, or the state machines of files'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play app" -eq 1' -fa 'step' -d 'Send events to the state machine of a file'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play app" -eq 1' -fa 'test' -d 'Run the tests of the state machines in files'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play app" -eq 1' -fa 'run' -d 'Run events in virtual time, and print the log of what followed'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app diagram" format' -l 'format' -d 'Language of the diagram.' -rfka 'mermaid dot table'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app diagram" policy' -l 'policy' -d 'Behaviour of the app to draw.' -rfka 'app redux'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play app diagram" -eq 1' -F
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app diagram" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app diagram" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app check" size' -l 'size' -d 'Size of the board, such as 4 or 6x4 (default: 4).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app check" states' -l 'states' -d 'Number of states to visit at most (default: all on 4x4, else 20000).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app check" policy' -l 'policy' -d 'Behaviour of the app to check.' -rfka 'app redux'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app check" never' -l 'never' -d 'Also require that the app is never in this phase: waiting, thinking, placing, passAlert, over or paused.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play app check" -ge 1' -F
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app check" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app check" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app step" from' -l 'from' -d 'State before the events (default: the first one).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app step"' -l 'if' -d 'A guard that holds, as others do not; may be repeated.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play app step" -eq 1' -F
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app step" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app step" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play app test" -ge 1' -F
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app test" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app test" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app run" save' -l 'save' -d 'Start from the position and the modes in this file.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app run" size' -l 'size' -d 'Size of the board, such as 8 or 6x4.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app run" policy' -l 'policy' -d 'Behaviour of the app: that of the original or of its implementation with Redux.' -rfka 'app redux'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app run" strength' -l 'strength' -d 'How well the computer plays, from 1 to 10 (default: random moves, as in the app).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app run" think-time' -l 'think-time' -d 'How long the computer thinks about a move (default: 2s, with Redux 1s).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app run" auto-dismiss' -l 'auto-dismiss' -d 'Dismiss passes between two computers, after the time for which they think.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app run" seed' -l 'seed' -d 'Seed for the computer\'s moves; the same seed repeats the same games.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app run" flip-delay' -l 'flip-delay' -d 'How long to show each disk that is placed or flipped (default: 0.1s).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app run" trace' -l 'trace' -d 'Print the phases of each event instead of the log.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play app run" -eq 1' -F
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app run" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play app run" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" to' -l 'to' -d 'Write this format (default: that of the output\'s extension).' -rfka 'save json jsonl xml wthor ggf sgf pgn transcript board obf edax-fen redux puzzle instances csv'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" o output' -l 'output' -s 'o' -d 'Write to this file, or to standard output with -.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" at' -l 'at' -d 'Use the position after this many moves, including passes, instead of the game.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" sort' -l 'sort' -d 'Sort the records of each output by these fields, separated by commas, such as date,players; - before a field reverses its order.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" keep-going' -l 'keep-going' -d 'Leave out records that cannot be written, and write the others.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" no-clobber' -l 'no-clobber' -d 'Refuse to overwrite existing outputs.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" output-dir' -l 'output-dir' -d 'Write one file per input into this folder, or one per record if the format stores one record per file.' -rfa '(__flipbook-play_complete_directories)'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" split' -l 'split' -d 'Write one file per record into this folder.' -rfa '(__flipbook-play_complete_directories)'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" split-by' -l 'split-by' -d 'With --output-dir, write one file per year, player or event in all inputs.' -rfka 'year player event'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" tag-source' -l 'tag-source' -d 'Tag each record with its source: source_file, and source_record, counted from 1.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" name-openings' -l 'name-openings' -d 'Store the name of the opening in records of Reversi that declare none.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" unique' -l 'unique' -d 'Write only the first record of each game, which may be rotated or mirrored in others.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" merge' -l 'merge' -d 'Write one record of each game, with the facts of all its records; implies --unique.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" update' -l 'update' -d 'Keep the records of the output file, and add those of games that it does not have.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" columns' -l 'columns' -d 'Show these fields of flipbook-find(1) in csv, separated by commas.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" rows' -l 'rows' -d 'What has a row of its own in csv.' -rfka 'records moves'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" pass' -l 'pass' -d 'Write passes this way in sgf, pgn or transcript; “omit” leaves them out.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" losses' -l 'losses' -d 'How to report losses and findings: as text, or as json with one object per line.' -rfka 'text json'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" strict' -l 'strict' -d 'Refuse to convert records that would lose something.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert"' -l 'allow-loss' -d 'Allow these losses with --strict or --update: id, event, site, round, date, opening, names, ratings, modes, start, goal, moves, passes, sides, times, clocks, evaluations, glyphs, comments, marks, variations, session, score, margin, winner, counts, ending, comment, tags; separated by commas, may be repeated.' -rfka 'id event site round date opening names ratings modes start goal moves passes sides times clocks evaluations glyphs comments marks variations session score margin winner counts ending comment tags'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" verify' -l 'verify' -d 'Read the output back and compare it (default for WTHOR).'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" no-verify' -l 'no-verify' -d 'Read the output back and compare it (default for WTHOR).'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" in-place' -l 'in-place' -d 'Allow an output to replace the input it is made from.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" append-extension' -l 'append-extension' -d 'With --output-dir, append the extension to the input\'s whole name, as in games.pgn.xml, so that the outputs of games.pgn and games.json do not collide.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" from' -l 'from' -d 'Read every input as this format.' -rfka 'save json jsonl xml wthor wthor-puzzles ggf sgf pgn transcript table board obf edax-fen edx egaroucid othello-quest app-json redux fork-save fork-plist puzzle instances picture action-log session puzzle-session'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" dialect' -l 'dialect' -d 'Program whose digits the board uses, if that is ambiguous.' -rfka 'zebra egaroucid open panel'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" turn' -l 'turn' -d 'Side to move of boards that name none.' -rfka 'dark light'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" players' -l 'players' -d 'Read the player names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" tournaments' -l 'tournaments' -d 'Read the tournament names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" select' -l 'select' -d 'Use only these records of each input, counted from 1: 7, 3..9, 3.., ..9, or several, separated by commas.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert"' -l 'where' -d 'Use only records that match this query; see flipbook-find(1); if it is repeated, all queries must match.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" jobs' -l 'jobs' -d 'Process this many parts of an input at once (default: one per core).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" stdin-filename' -l 'stdin-filename' -d 'Use this name for standard input in messages.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" q quiet' -l 'quiet' -s 'q' -d 'Report only errors: no warnings, notes, losses, counts or progress.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" color' -l 'color' -d 'When to use colours; auto uses them on a terminal that supports them.' -rfka 'auto always never'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert"' -l 'exclude' -d 'In folders, skip paths that match this .gitignore pattern; may be repeated.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" no-gitignore' -l 'no-gitignore' -d 'In folders, also read files that Git ignores.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" skip-foreign' -l 'skip-foreign' -d 'Skip files that are plainly no records, even if they are named or have the name of a record.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" verbose' -l 'verbose' -d 'List every skipped file with the reason.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" config' -l 'config' -d 'Use this configuration instead of the nearest .flipbook.json of each input.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" no-config' -l 'no-config' -d 'Use no configuration.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play convert" -ge 1' -F
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play convert" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" format' -l 'format' -d 'Format of the report on standard output.' -rfka 'text json sarif junit github gitlab markdown'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate"' -l 'output' -d 'Also write a report to this file, or to - for standard output; may be repeated.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" max-findings' -l 'max-findings' -d 'Report at most this many findings of each severity per input, or “all” (default: 100).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" max-findings-in-all' -l 'max-findings-in-all' -d 'Report at most this many findings of each severity in all inputs together, or “all” (default: 1000).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate"' -l 'disable' -d 'Do not report these rules: names, numbers or families, separated by commas; may be repeated.' -rfka '(__flipbook-play_custom_completion ---completion validate -- --disable (count (__flipbook-play_tokens -pc)) (__flipbook-play_tokens -tC))'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate"' -l 'enable' -d 'Also enable these opt-in rules; may be repeated.' -rfka '(__flipbook-play_custom_completion ---completion validate -- --enable (count (__flipbook-play_tokens -pc)) (__flipbook-play_tokens -tC))'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate"' -l 'only' -d 'Report only these rules; may be repeated.' -rfka '(__flipbook-play_custom_completion ---completion validate -- --only (count (__flipbook-play_tokens -pc)) (__flipbook-play_tokens -tC))'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate"' -l 'severity' -d 'Set the severity of these rules: error, warning or note; may be repeated.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" strict' -l 'strict' -d 'Treat warnings as errors.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" baseline' -l 'baseline' -d 'Do not report the findings in this file, so that only new ones count.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" write-baseline' -l 'write-baseline' -d 'Write all findings to this file, for --baseline.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" watch' -l 'watch' -d 'Keep running, and validate files again when they change.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" from' -l 'from' -d 'Read every input as this format.' -rfka 'save json jsonl xml wthor wthor-puzzles ggf sgf pgn transcript table board obf edax-fen edx egaroucid othello-quest app-json redux fork-save fork-plist puzzle instances picture action-log session puzzle-session'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" dialect' -l 'dialect' -d 'Program whose digits the board uses, if that is ambiguous.' -rfka 'zebra egaroucid open panel'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" turn' -l 'turn' -d 'Side to move of boards that name none.' -rfka 'dark light'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" players' -l 'players' -d 'Read the player names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" tournaments' -l 'tournaments' -d 'Read the tournament names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" select' -l 'select' -d 'Use only these records of each input, counted from 1: 7, 3..9, 3.., ..9, or several, separated by commas.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate"' -l 'where' -d 'Use only records that match this query; see flipbook-find(1); if it is repeated, all queries must match.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" jobs' -l 'jobs' -d 'Process this many parts of an input at once (default: one per core).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" stdin-filename' -l 'stdin-filename' -d 'Use this name for standard input in messages.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" q quiet' -l 'quiet' -s 'q' -d 'Report only errors: no warnings, notes, losses, counts or progress.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" color' -l 'color' -d 'When to use colours; auto uses them on a terminal that supports them.' -rfka 'auto always never'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate"' -l 'exclude' -d 'In folders, skip paths that match this .gitignore pattern; may be repeated.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" no-gitignore' -l 'no-gitignore' -d 'In folders, also read files that Git ignores.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" skip-foreign' -l 'skip-foreign' -d 'Skip files that are plainly no records, even if they are named or have the name of a record.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" verbose' -l 'verbose' -d 'List every skipped file with the reason.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" config' -l 'config' -d 'Use this configuration instead of the nearest .flipbook.json of each input.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" no-config' -l 'no-config' -d 'Use no configuration.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play validate" -ge 1' -F
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play validate" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix" check' -l 'check' -d 'Write nothing; fail if anything would be repaired.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix" diff' -l 'diff' -d 'Only show the changes, as a unified diff on standard output.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix" unsafe' -l 'unsafe' -d 'Also apply repairs that are guesses.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix"' -l 'disable' -d 'Do not report these rules: names, numbers or families, separated by commas; may be repeated.' -rfka '(__flipbook-play_custom_completion ---completion fix -- --disable (count (__flipbook-play_tokens -pc)) (__flipbook-play_tokens -tC))'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix"' -l 'enable' -d 'Also enable these opt-in rules; may be repeated.' -rfka '(__flipbook-play_custom_completion ---completion fix -- --enable (count (__flipbook-play_tokens -pc)) (__flipbook-play_tokens -tC))'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix"' -l 'only' -d 'Report only these rules; may be repeated.' -rfka '(__flipbook-play_custom_completion ---completion fix -- --only (count (__flipbook-play_tokens -pc)) (__flipbook-play_tokens -tC))'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix"' -l 'severity' -d 'Set the severity of these rules: error, warning or note; may be repeated.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix" strict' -l 'strict' -d 'Treat warnings as errors.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix" from' -l 'from' -d 'Read every input as this format.' -rfka 'save json jsonl xml wthor wthor-puzzles ggf sgf pgn transcript table board obf edax-fen edx egaroucid othello-quest app-json redux fork-save fork-plist puzzle instances picture action-log session puzzle-session'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix" dialect' -l 'dialect' -d 'Program whose digits the board uses, if that is ambiguous.' -rfka 'zebra egaroucid open panel'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix" turn' -l 'turn' -d 'Side to move of boards that name none.' -rfka 'dark light'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix" players' -l 'players' -d 'Read the player names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix" tournaments' -l 'tournaments' -d 'Read the tournament names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix" select' -l 'select' -d 'Use only these records of each input, counted from 1: 7, 3..9, 3.., ..9, or several, separated by commas.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix"' -l 'where' -d 'Use only records that match this query; see flipbook-find(1); if it is repeated, all queries must match.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix" jobs' -l 'jobs' -d 'Process this many parts of an input at once (default: one per core).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix" stdin-filename' -l 'stdin-filename' -d 'Use this name for standard input in messages.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix" q quiet' -l 'quiet' -s 'q' -d 'Report only errors: no warnings, notes, losses, counts or progress.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix" color' -l 'color' -d 'When to use colours; auto uses them on a terminal that supports them.' -rfka 'auto always never'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix"' -l 'exclude' -d 'In folders, skip paths that match this .gitignore pattern; may be repeated.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix" no-gitignore' -l 'no-gitignore' -d 'In folders, also read files that Git ignores.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix" skip-foreign' -l 'skip-foreign' -d 'Skip files that are plainly no records, even if they are named or have the name of a record.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix" verbose' -l 'verbose' -d 'List every skipped file with the reason.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix" config' -l 'config' -d 'Use this configuration instead of the nearest .flipbook.json of each input.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix" no-config' -l 'no-config' -d 'Use no configuration.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play fix" -ge 1' -F
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play fix" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats" format' -l 'format' -d 'Show the statistics in this format.' -rfka 'text json csv'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats" plies' -l 'plies' -d 'Length of an opening of Reversi in plies, from 1 to 32 (default: 8).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats" top' -l 'top' -d 'List this many openings, players and events, or all.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats" unique' -l 'unique' -d 'Count repeated games once, including rotated and mirrored ones.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats" merge' -l 'merge' -d 'Add up statistics that were written with --format json --top all.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats" from' -l 'from' -d 'Read every input as this format.' -rfka 'save json jsonl xml wthor wthor-puzzles ggf sgf pgn transcript table board obf edax-fen edx egaroucid othello-quest app-json redux fork-save fork-plist puzzle instances picture action-log session puzzle-session'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats" dialect' -l 'dialect' -d 'Program whose digits the board uses, if that is ambiguous.' -rfka 'zebra egaroucid open panel'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats" turn' -l 'turn' -d 'Side to move of boards that name none.' -rfka 'dark light'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats" players' -l 'players' -d 'Read the player names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats" tournaments' -l 'tournaments' -d 'Read the tournament names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats" select' -l 'select' -d 'Use only these records of each input, counted from 1: 7, 3..9, 3.., ..9, or several, separated by commas.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats"' -l 'where' -d 'Use only records that match this query; see flipbook-find(1); if it is repeated, all queries must match.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats" jobs' -l 'jobs' -d 'Process this many parts of an input at once (default: one per core).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats" stdin-filename' -l 'stdin-filename' -d 'Use this name for standard input in messages.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats" q quiet' -l 'quiet' -s 'q' -d 'Report only errors: no warnings, notes, losses, counts or progress.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats" color' -l 'color' -d 'When to use colours; auto uses them on a terminal that supports them.' -rfka 'auto always never'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats"' -l 'exclude' -d 'In folders, skip paths that match this .gitignore pattern; may be repeated.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats" no-gitignore' -l 'no-gitignore' -d 'In folders, also read files that Git ignores.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats" skip-foreign' -l 'skip-foreign' -d 'Skip files that are plainly no records, even if they are named or have the name of a record.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats" verbose' -l 'verbose' -d 'List every skipped file with the reason.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats" config' -l 'config' -d 'Use this configuration instead of the nearest .flipbook.json of each input.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats" no-config' -l 'no-config' -d 'Use no configuration.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play stats" -ge 1' -F
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play stats" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" format' -l 'format' -d 'List the records in this format.' -rfka 'text json jsonl csv'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" columns' -l 'columns' -d 'List these fields in json, jsonl or csv, separated by commas (default: file,record,id,event,round,date,player,dark,light,score,winner,margin,length,opening).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" count' -l 'count' -d 'Print only the number of records that match.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" next' -l 'next' -d 'Show what was played next at the position of the query, not the records.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" to' -l 'to' -d 'Write this format (default: that of the output\'s extension).' -rfka 'save json jsonl xml wthor ggf sgf pgn transcript board obf edax-fen redux puzzle instances csv'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" o output' -l 'output' -s 'o' -d 'Write to this file, or to standard output with -.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" at' -l 'at' -d 'Use the position after this many moves, including passes, instead of the game.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" sort' -l 'sort' -d 'Sort the records of each output by these fields, separated by commas, such as date,players; - before a field reverses its order.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" keep-going' -l 'keep-going' -d 'Leave out records that cannot be written, and write the others.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" no-clobber' -l 'no-clobber' -d 'Refuse to overwrite existing outputs.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" from' -l 'from' -d 'Read every input as this format.' -rfka 'save json jsonl xml wthor wthor-puzzles ggf sgf pgn transcript table board obf edax-fen edx egaroucid othello-quest app-json redux fork-save fork-plist puzzle instances picture action-log session puzzle-session'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" dialect' -l 'dialect' -d 'Program whose digits the board uses, if that is ambiguous.' -rfka 'zebra egaroucid open panel'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" turn' -l 'turn' -d 'Side to move of boards that name none.' -rfka 'dark light'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" players' -l 'players' -d 'Read the player names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" tournaments' -l 'tournaments' -d 'Read the tournament names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" select' -l 'select' -d 'Use only these records of each input, counted from 1: 7, 3..9, 3.., ..9, or several, separated by commas.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find"' -l 'where' -d 'Use only records that match this query; see flipbook-find(1); if it is repeated, all queries must match.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" jobs' -l 'jobs' -d 'Process this many parts of an input at once (default: one per core).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" stdin-filename' -l 'stdin-filename' -d 'Use this name for standard input in messages.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" q quiet' -l 'quiet' -s 'q' -d 'Report only errors: no warnings, notes, losses, counts or progress.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" color' -l 'color' -d 'When to use colours; auto uses them on a terminal that supports them.' -rfka 'auto always never'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find"' -l 'exclude' -d 'In folders, skip paths that match this .gitignore pattern; may be repeated.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" no-gitignore' -l 'no-gitignore' -d 'In folders, also read files that Git ignores.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" skip-foreign' -l 'skip-foreign' -d 'Skip files that are plainly no records, even if they are named or have the name of a record.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" verbose' -l 'verbose' -d 'List every skipped file with the reason.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" config' -l 'config' -d 'Use this configuration instead of the nearest .flipbook.json of each input.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" no-config' -l 'no-config' -d 'Use no configuration.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play find" -ge 1' -F
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play find" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play rules" format' -l 'format' -d 'Show the rules in this format.' -rfka 'text man markdown json'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play rules" color' -l 'color' -d 'When to use colours; auto uses them on a terminal that supports them.' -rfka 'auto always never'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play rules" -ge 1' -fka '(__flipbook-play_custom_completion ---completion rules -- positional@0 (count (__flipbook-play_tokens -pc)) (__flipbook-play_tokens -tC))'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play rules" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play rules" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" format' -l 'format' -d 'Draw in this format.' -rfka 'text ansi asciicast svg gif png apng html tex'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" moves' -l 'moves' -d 'Draw only these moves, counted from 1, including passes: 7, 3..9, 3.. or ..9.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" style' -l 'style' -d 'What to draw: all frames, the flip order of each move on one board, or the numbers of all moves on one board.' -rfka 'frames order moves'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" by' -l 'by' -d 'Draw one frame per changed disk, or per move.' -rfka 'disk move'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" still' -l 'still' -d 'Draw one picture: the last position, or that of --at.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" at' -l 'at' -d 'Draw the position after this many moves, including passes, or with “hit” the one that the query of --where asks for.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" no-session' -l 'no-session' -d 'Draw only the moves of a session log: without modes, thinking computers, alerts and questions.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" no-animation' -l 'no-animation' -d 'On a terminal, print boards one after the other instead of playing them.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" delay' -l 'delay' -d 'How long to show the position after a move: 0.5, 0.5s or 500ms (default: 0.5s).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" flip-delay' -l 'flip-delay' -d 'How long to show each disk that is placed or flipped (default: 0.1s).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" hold' -l 'hold' -d 'How long to show the last frame (default: 3s).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" speed' -l 'speed' -d 'Multiply the speed by this factor, from 0.01 to 100.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" real-time' -l 'real-time' -d 'Wait as long as the players thought, scaled so that the median wait is --delay.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" loop' -l 'loop' -d 'Play this many times; 0 repeats forever.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" theme' -l 'theme' -d 'Theme (classic, wood, paper, high-contrast, dark, auto), or a JSON file that defines one.' -rfka 'classic wood paper high-contrast dark auto'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" size' -l 'size' -d 'Width of the picture in pixels.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" scale' -l 'scale' -d 'Pixels for each one of the width: 2 for sharp pictures on most screens (default: 1).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" no-frame' -l 'no-frame' -d 'Draw only the board, without a page around it.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" names' -l 'names' -d 'Show the players\' names next to the counts (default: shown).'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" no-names' -l 'no-names' -d 'Show the players\' names next to the counts (default: shown).'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" coordinates' -l 'coordinates' -d 'Show letters and numbers next to the board (default: shown).'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" no-coordinates' -l 'no-coordinates' -d 'Show letters and numbers next to the board (default: shown).'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render"' -l 'mark' -d 'Mark a cell with letters or a circle, square, triangle or cross; may be repeated.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render"' -l 'arrow' -d 'Draw an arrow between two cells; may be repeated.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" orientation' -l 'orientation' -d 'Turn the board clockwise by 90, 180 or 270 degrees (default: 0).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" last-move' -l 'last-move' -d 'Mark the disk placed last (default: marked).'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" no-last-move' -l 'no-last-move' -d 'Mark the disk placed last (default: marked).'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" legal-moves' -l 'legal-moves' -d 'Mark the legal moves.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" no-legal-moves' -l 'no-legal-moves' -d 'Mark the legal moves.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" numbers' -l 'numbers' -d 'Number the disks in the order they were placed.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" no-numbers' -l 'no-numbers' -d 'Number the disks in the order they were placed.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" title' -l 'title' -d 'Title of the picture, above the board.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" opening' -l 'opening' -d 'Write the name of the opening after the title.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" caption' -l 'caption' -d 'Text below the picture.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" comment' -l 'comment' -d 'Write the record\'s comment on the position below a still.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" fragment' -l 'fragment' -d 'Write only the picture, to \\input into a LaTeX document.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" cast-version' -l 'cast-version' -d 'Version of asciicast, 2 or 3 (default: 2).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" columns' -l 'columns' -d 'Columns of the terminal that a recording is for (default: 80).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" rows' -l 'rows' -d 'Rows of the terminal that a recording is for (default: 24).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" alt' -l 'alt' -d 'Print an alternative text for the picture; draw the picture only with --output.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" o output' -l 'output' -s 'o' -d 'Write to this file instead of standard output.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" output-dir' -l 'output-dir' -d 'Write one file per record into this folder.' -rfa '(__flipbook-play_complete_directories)'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" frames' -l 'frames' -d 'Write one numbered picture per frame into this folder, and a list of their times.' -rfa '(__flipbook-play_complete_directories)'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" no-clobber' -l 'no-clobber' -d 'Refuse to overwrite existing outputs.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" append-extension' -l 'append-extension' -d 'With --output-dir, append the extension to the input\'s whole name, as in games.pgn.xml, so that the outputs of games.pgn and games.json do not collide.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" from' -l 'from' -d 'Read every input as this format.' -rfka 'save json jsonl xml wthor wthor-puzzles ggf sgf pgn transcript table board obf edax-fen edx egaroucid othello-quest app-json redux fork-save fork-plist puzzle instances picture action-log session puzzle-session'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" dialect' -l 'dialect' -d 'Program whose digits the board uses, if that is ambiguous.' -rfka 'zebra egaroucid open panel'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" turn' -l 'turn' -d 'Side to move of boards that name none.' -rfka 'dark light'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" players' -l 'players' -d 'Read the player names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" tournaments' -l 'tournaments' -d 'Read the tournament names for WTHOR from this file instead of one next to the input; a WTHOR output extends it.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" select' -l 'select' -d 'Use only these records of each input, counted from 1: 7, 3..9, 3.., ..9, or several, separated by commas.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render"' -l 'where' -d 'Use only records that match this query; see flipbook-find(1); if it is repeated, all queries must match.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" jobs' -l 'jobs' -d 'Process this many parts of an input at once (default: one per core).' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" stdin-filename' -l 'stdin-filename' -d 'Use this name for standard input in messages.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" q quiet' -l 'quiet' -s 'q' -d 'Report only errors: no warnings, notes, losses, counts or progress.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" color' -l 'color' -d 'When to use colours; auto uses them on a terminal that supports them.' -rfka 'auto always never'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render"' -l 'exclude' -d 'In folders, skip paths that match this .gitignore pattern; may be repeated.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" no-gitignore' -l 'no-gitignore' -d 'In folders, also read files that Git ignores.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" skip-foreign' -l 'skip-foreign' -d 'Skip files that are plainly no records, even if they are named or have the name of a record.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" verbose' -l 'verbose' -d 'List every skipped file with the reason.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" config' -l 'config' -d 'Use this configuration instead of the nearest .flipbook.json of each input.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" no-config' -l 'no-config' -d 'Use no configuration.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play render" -ge 1' -F
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play render" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play schema" -eq 1' -fka 'json configuration theme xml report statistics matches session puzzle-session'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play schema" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play schema" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play formats" detect' -l 'detect' -d 'Detect the format of each file.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play formats"' -l 'exclude' -d 'In folders, skip paths that match this .gitignore pattern; may be repeated.' -rfka ''
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play formats" no-gitignore' -l 'no-gitignore' -d 'In folders, also read files that Git ignores.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play formats" skip-foreign' -l 'skip-foreign' -d 'Skip files that are plainly no records, even if they are named or have the name of a record.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play formats" verbose' -l 'verbose' -d 'List every skipped file with the reason.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play formats" config' -l 'config' -d 'Use this configuration instead of the nearest .flipbook.json of each input.' -rF
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play formats" no-config' -l 'no-config' -d 'Use no configuration.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_positional "flipbook-play formats" -ge 1' -F
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play formats" version' -l 'version' -d 'Show the version.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play formats" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'flipbook-play' -n '__flipbook-play_should_offer_completions_for_flags_or_options "flipbook-play help" version' -l 'version' -d 'Show the version.'
