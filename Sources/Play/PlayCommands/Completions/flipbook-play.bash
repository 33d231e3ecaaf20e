
__flipbook-play_cursor_index_in_current_word() {
    local remaining="${COMP_LINE}"

    local word
    for word in "${COMP_WORDS[@]::COMP_CWORD}"; do
        remaining="${remaining##*([[:space:]])"${word}"*([[:space:]])}"
    done

    local -ir index="$((COMP_POINT - ${#COMP_LINE} + ${#remaining}))"
    if [[ "${index}" -le 0 ]]; then
        printf 0
    else
        printf %s "${index}"
    fi
}

# positional arguments:
#
# - 1: the current (sub)command's count of positional arguments
#
# required variables:
#
# - repeating_flags: the repeating flags that the current (sub)command can accept
# - non_repeating_flags: the non-repeating flags that the current (sub)command can accept
# - repeating_options: the repeating options that the current (sub)command can accept
# - non_repeating_options: the non-repeating options that the current (sub)command can accept
# - positional_number: value ignored
# - unparsed_words: unparsed words from the current command line
#
# modified variables:
#
# - non_repeating_flags: remove flags for this (sub)command that are already on the command line
# - non_repeating_options: remove options for this (sub)command that are already on the command line
# - positional_number: set to the current positional number
# - unparsed_words: remove all flags, options, and option values for this (sub)command
__flipbook-play_offer_flags_options() {
    local -ir positional_count="${1}"
    positional_number=0

    local was_flag_option_terminator_seen=false
    local is_parsing_option_value=false

    local -ar unparsed_word_indices=("${!unparsed_words[@]}")
    local -i word_index
    for word_index in "${unparsed_word_indices[@]}"; do
        if "${is_parsing_option_value}"; then
            # This word is an option value:
            # Reset marker for next word iff not currently the last word
            [[ "${word_index}" -ne "${unparsed_word_indices[${#unparsed_word_indices[@]} - 1]}" ]] && is_parsing_option_value=false
            unset "unparsed_words[${word_index}]"
            # Do not process this word as a flag or an option
            continue
        fi

        local word="${unparsed_words["${word_index}"]}"
        if ! "${was_flag_option_terminator_seen}"; then
            case "${word}" in
            --)
                unset "unparsed_words[${word_index}]"
                # by itself -- is a flag/option terminator, but if it is the last word, it is the start of a completion
                if [[ "${word_index}" -ne "${unparsed_word_indices[${#unparsed_word_indices[@]} - 1]}" ]]; then
                    was_flag_option_terminator_seen=true
                fi
                continue
                ;;
            -*)
                # ${word} is a flag or an option
                # If ${word} is an option, mark that the next word to be parsed is an option value
                local option
                for option in "${repeating_options[@]}" "${non_repeating_options[@]}"; do
                    [[ "${word}" = "${option}" ]] && is_parsing_option_value=true && break
                done

                # Remove ${word} from ${non_repeating_flags} or ${non_repeating_options} so it isn't offered again
                local not_found=true
                local -i index
                for index in "${!non_repeating_flags[@]}"; do
                    if [[ "${non_repeating_flags[${index}]}" = "${word}" ]]; then
                        unset "non_repeating_flags[${index}]"
                        non_repeating_flags=("${non_repeating_flags[@]}")
                        not_found=false
                        break
                    fi
                done
                if "${not_found}"; then
                    for index in "${!non_repeating_flags[@]}"; do
                        if [[ "${non_repeating_flags[${index}]}" = "${word}" ]]; then
                            unset "non_repeating_flags[${index}]"
                            non_repeating_flags=("${non_repeating_flags[@]}")
                            break
                        fi
                    done
                fi
                unset "unparsed_words[${word_index}]"
                continue
                ;;
            esac
        fi

        # ${word} is neither a flag, nor an option, nor an option value
        if [[ "${positional_number}" -lt "${positional_count}" || "${positional_count}" -lt 0 ]]; then
            # ${word} is a positional
            ((positional_number++))
            unset "unparsed_words[${word_index}]"
        else
            if [[ -z "${word}" ]]; then
                # Could be completing a flag, option, or subcommand
                positional_number=-1
            else
                # ${word} is a subcommand or invalid, so stop processing this (sub)command
                positional_number=-2
            fi
            break
        fi
    done

    unparsed_words=("${unparsed_words[@]}")

    if\
        ! "${was_flag_option_terminator_seen}"\
        && ! "${is_parsing_option_value}"\
        && [[ ("${cur}" = -* && "${positional_number}" -ge 0) || "${positional_number}" -eq -1 ]]
    then
        COMPREPLY+=($(compgen -W "${repeating_flags[*]} ${non_repeating_flags[*]} ${repeating_options[*]} ${non_repeating_options[*]}" -- "${cur}"))
    fi
}

__flipbook-play_add_completions() {
    local completion
    while IFS='' read -r completion; do
        COMPREPLY+=("${completion}")
    done < <(IFS=$'\n' compgen "${@}" -- "${cur}")
}

__flipbook-play_custom_complete() {
    if [[ -n "${cur}" || -z ${COMP_WORDS[${COMP_CWORD}]} || "${COMP_LINE:${COMP_POINT}:1}" != ' ' ]]; then
        local -ar words=("${COMP_WORDS[@]}")
    else
        local -ar words=("${COMP_WORDS[@]::${COMP_CWORD}}" '' "${COMP_WORDS[@]:${COMP_CWORD}}")
    fi

    "${COMP_WORDS[0]}" "${@}" "${words[@]}"
}

_flipbook-play() {
    local state
    state="$(shopt -p;shopt -po)"
    trap "${state//$'\n'/;}" RETURN
    shopt -s extglob
    set +o history +o posix

    local -xr SAP_SHELL=bash
    local -x SAP_SHELL_VERSION
    SAP_SHELL_VERSION="$(IFS='.';printf %s "${BASH_VERSINFO[*]}")"
    local -r SAP_SHELL_VERSION

    local -r cur="${2}"
    local -r prev="${3}"

    local -i positional_number
    local -a unparsed_words=("${COMP_WORDS[@]:1:${COMP_CWORD}}")

    local -a repeating_flags=()
    local -a non_repeating_flags=(--version -h --help)
    local -a repeating_options=()
    local -a non_repeating_options=()
    __flipbook-play_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    play|replay|solve|app|convert|validate|fix|stats|find|rules|render|schema|formats|help)
        # Offer subcommand argument completions
        "_flipbook-play_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'play replay solve app convert validate fix stats find rules render schema formats help' -- "${cur}"))
        ;;
    esac
}

_flipbook-play_play() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __flipbook-play_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    reversi|puzzle)
        # Offer subcommand argument completions
        "_flipbook-play_play_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'reversi puzzle' -- "${cur}"))
        ;;
    esac
}

_flipbook-play_play_reversi() {
    repeating_flags=()
    non_repeating_flags=(--auto-dismiss --no-save --new --plain --virtual-time --trace --legal-moves --version -h --help)
    repeating_options=()
    non_repeating_options=(--size --dark --light --policy --strength --think-time --seed --flip-delay --save --record --log --theme --color)
    __flipbook-play_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--size')
        return
        ;;
    '--dark')
        __flipbook-play_add_completions -W 'manual'$'\n''computer'
        return
        ;;
    '--light')
        __flipbook-play_add_completions -W 'manual'$'\n''computer'
        return
        ;;
    '--policy')
        __flipbook-play_add_completions -W 'app'$'\n''redux'
        return
        ;;
    '--strength')
        return
        ;;
    '--think-time')
        return
        ;;
    '--seed')
        return
        ;;
    '--flip-delay')
        return
        ;;
    '--save')
        __flipbook-play_add_completions -f
        return
        ;;
    '--record')
        __flipbook-play_add_completions -f
        return
        ;;
    '--log')
        __flipbook-play_add_completions -f
        return
        ;;
    '--theme')
        __flipbook-play_add_completions -W 'classic'$'\n''wood'$'\n''paper'$'\n''high-contrast'$'\n''dark'$'\n''auto'
        return
        ;;
    '--color')
        __flipbook-play_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_flipbook-play_play_puzzle() {
    repeating_flags=()
    non_repeating_flags=(--no-save --new --plain --virtual-time --trace --legal-moves --version -h --help)
    repeating_options=()
    non_repeating_options=(--size --goal --seed --slide-time --save --record --log --theme --color)
    __flipbook-play_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--size')
        return
        ;;
    '--goal')
        __flipbook-play_add_completions -W 'open-last'$'\n''open-first'
        return
        ;;
    '--seed')
        return
        ;;
    '--slide-time')
        return
        ;;
    '--save')
        __flipbook-play_add_completions -f
        return
        ;;
    '--record')
        __flipbook-play_add_completions -f
        return
        ;;
    '--log')
        __flipbook-play_add_completions -f
        return
        ;;
    '--theme')
        __flipbook-play_add_completions -W 'classic'$'\n''wood'$'\n''paper'$'\n''high-contrast'$'\n''dark'$'\n''auto'
        return
        ;;
    '--color')
        __flipbook-play_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_flipbook-play_replay() {
    repeating_flags=()
    non_repeating_flags=(--plain --boards --trace --version -h --help)
    repeating_options=()
    non_repeating_options=(--at --to --speed --max-wait --theme --color)
    __flipbook-play_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--at')
        return
        ;;
    '--to')
        __flipbook-play_add_completions -W 'save'$'\n''json'$'\n''jsonl'$'\n''xml'$'\n''wthor'$'\n''ggf'$'\n''sgf'$'\n''pgn'$'\n''transcript'$'\n''board'$'\n''obf'$'\n''edax-fen'$'\n''redux'$'\n''puzzle'$'\n''instances'$'\n''csv'
        return
        ;;
    '--speed')
        return
        ;;
    '--max-wait')
        return
        ;;
    '--theme')
        __flipbook-play_add_completions -W 'classic'$'\n''wood'$'\n''paper'$'\n''high-contrast'$'\n''dark'$'\n''auto'
        return
        ;;
    '--color')
        __flipbook-play_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __flipbook-play_add_completions -f
        return
        ;;
    esac
}

_flipbook-play_solve() {
    repeating_flags=()
    non_repeating_flags=(--keep-going --no-clobber --quiet -q --no-gitignore --skip-foreign --verbose --no-config --version -h --help)
    repeating_options=(--where --exclude)
    non_repeating_options=(--goal --to --output -o --at --sort --nodes --from --dialect --turn --players --tournaments --select --jobs --stdin-filename --color --config)
    __flipbook-play_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--goal')
        __flipbook-play_add_completions -W 'open-last'$'\n''open-first'
        return
        ;;
    '--to')
        __flipbook-play_add_completions -W 'save'$'\n''json'$'\n''jsonl'$'\n''xml'$'\n''wthor'$'\n''ggf'$'\n''sgf'$'\n''pgn'$'\n''transcript'$'\n''board'$'\n''obf'$'\n''edax-fen'$'\n''redux'$'\n''puzzle'$'\n''instances'$'\n''csv'
        return
        ;;
    '--output'|'-o')
        __flipbook-play_add_completions -f
        return
        ;;
    '--at')
        return
        ;;
    '--sort')
        return
        ;;
    '--nodes')
        return
        ;;
    '--from')
        __flipbook-play_add_completions -W 'save'$'\n''json'$'\n''jsonl'$'\n''xml'$'\n''wthor'$'\n''wthor-puzzles'$'\n''ggf'$'\n''sgf'$'\n''pgn'$'\n''transcript'$'\n''table'$'\n''board'$'\n''obf'$'\n''edax-fen'$'\n''edx'$'\n''egaroucid'$'\n''othello-quest'$'\n''app-json'$'\n''redux'$'\n''fork-save'$'\n''fork-plist'$'\n''puzzle'$'\n''instances'$'\n''picture'$'\n''action-log'$'\n''session'$'\n''puzzle-session'
        return
        ;;
    '--dialect')
        __flipbook-play_add_completions -W 'zebra'$'\n''egaroucid'$'\n''open'$'\n''panel'
        return
        ;;
    '--turn')
        __flipbook-play_add_completions -W 'dark'$'\n''light'
        return
        ;;
    '--players')
        __flipbook-play_add_completions -f
        return
        ;;
    '--tournaments')
        __flipbook-play_add_completions -f
        return
        ;;
    '--select')
        return
        ;;
    '--where')
        return
        ;;
    '--jobs')
        return
        ;;
    '--stdin-filename')
        return
        ;;
    '--color')
        __flipbook-play_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--exclude')
        return
        ;;
    '--config')
        __flipbook-play_add_completions -f
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __flipbook-play_add_completions -f
        return
        ;;
    esac
}

_flipbook-play_app() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __flipbook-play_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    diagram|check|step|test|run)
        # Offer subcommand argument completions
        "_flipbook-play_app_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'diagram check step test run' -- "${cur}"))
        ;;
    esac
}

_flipbook-play_app_diagram() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=(--format --policy)
    __flipbook-play_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--format')
        __flipbook-play_add_completions -W 'mermaid'$'\n''dot'$'\n''table'
        return
        ;;
    '--policy')
        __flipbook-play_add_completions -W 'app'$'\n''redux'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __flipbook-play_add_completions -f
        return
        ;;
    esac
}

_flipbook-play_app_check() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=(--size --states --policy --never)
    __flipbook-play_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--size')
        return
        ;;
    '--states')
        return
        ;;
    '--policy')
        __flipbook-play_add_completions -W 'app'$'\n''redux'
        return
        ;;
    '--never')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __flipbook-play_add_completions -f
        return
        ;;
    esac
}

_flipbook-play_app_step() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=(--if)
    non_repeating_options=(--from)
    __flipbook-play_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--from')
        return
        ;;
    '--if')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __flipbook-play_add_completions -f
        return
        ;;
    esac
}

_flipbook-play_app_test() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __flipbook-play_offer_flags_options -1

    # Offer positional completions
    case "${positional_number}" in
    *)
        __flipbook-play_add_completions -f
        return
        ;;
    esac
}

_flipbook-play_app_run() {
    repeating_flags=()
    non_repeating_flags=(--auto-dismiss --trace --version -h --help)
    repeating_options=()
    non_repeating_options=(--save --size --policy --strength --think-time --seed --flip-delay)
    __flipbook-play_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--save')
        __flipbook-play_add_completions -f
        return
        ;;
    '--size')
        return
        ;;
    '--policy')
        __flipbook-play_add_completions -W 'app'$'\n''redux'
        return
        ;;
    '--strength')
        return
        ;;
    '--think-time')
        return
        ;;
    '--seed')
        return
        ;;
    '--flip-delay')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __flipbook-play_add_completions -f
        return
        ;;
    esac
}

_flipbook-play_convert() {
    repeating_flags=()
    non_repeating_flags=(--keep-going --no-clobber --tag-source --name-openings --unique --merge --update --strict --verify --no-verify --in-place --append-extension --quiet -q --no-gitignore --skip-foreign --verbose --no-config --version -h --help)
    repeating_options=(--allow-loss --where --exclude)
    non_repeating_options=(--to --output -o --at --sort --output-dir --split --split-by --columns --rows --pass --losses --from --dialect --turn --players --tournaments --select --jobs --stdin-filename --color --config)
    __flipbook-play_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--to')
        __flipbook-play_add_completions -W 'save'$'\n''json'$'\n''jsonl'$'\n''xml'$'\n''wthor'$'\n''ggf'$'\n''sgf'$'\n''pgn'$'\n''transcript'$'\n''board'$'\n''obf'$'\n''edax-fen'$'\n''redux'$'\n''puzzle'$'\n''instances'$'\n''csv'
        return
        ;;
    '--output'|'-o')
        __flipbook-play_add_completions -f
        return
        ;;
    '--at')
        return
        ;;
    '--sort')
        return
        ;;
    '--output-dir')
        __flipbook-play_add_completions -d
        return
        ;;
    '--split')
        __flipbook-play_add_completions -d
        return
        ;;
    '--split-by')
        __flipbook-play_add_completions -W 'year'$'\n''player'$'\n''event'
        return
        ;;
    '--columns')
        return
        ;;
    '--rows')
        __flipbook-play_add_completions -W 'records'$'\n''moves'
        return
        ;;
    '--pass')
        return
        ;;
    '--losses')
        __flipbook-play_add_completions -W 'text'$'\n''json'
        return
        ;;
    '--allow-loss')
        __flipbook-play_add_completions -W 'id'$'\n''event'$'\n''site'$'\n''round'$'\n''date'$'\n''opening'$'\n''names'$'\n''ratings'$'\n''modes'$'\n''start'$'\n''goal'$'\n''moves'$'\n''passes'$'\n''sides'$'\n''times'$'\n''clocks'$'\n''evaluations'$'\n''glyphs'$'\n''comments'$'\n''marks'$'\n''variations'$'\n''session'$'\n''score'$'\n''margin'$'\n''winner'$'\n''counts'$'\n''ending'$'\n''comment'$'\n''tags'
        return
        ;;
    '--from')
        __flipbook-play_add_completions -W 'save'$'\n''json'$'\n''jsonl'$'\n''xml'$'\n''wthor'$'\n''wthor-puzzles'$'\n''ggf'$'\n''sgf'$'\n''pgn'$'\n''transcript'$'\n''table'$'\n''board'$'\n''obf'$'\n''edax-fen'$'\n''edx'$'\n''egaroucid'$'\n''othello-quest'$'\n''app-json'$'\n''redux'$'\n''fork-save'$'\n''fork-plist'$'\n''puzzle'$'\n''instances'$'\n''picture'$'\n''action-log'$'\n''session'$'\n''puzzle-session'
        return
        ;;
    '--dialect')
        __flipbook-play_add_completions -W 'zebra'$'\n''egaroucid'$'\n''open'$'\n''panel'
        return
        ;;
    '--turn')
        __flipbook-play_add_completions -W 'dark'$'\n''light'
        return
        ;;
    '--players')
        __flipbook-play_add_completions -f
        return
        ;;
    '--tournaments')
        __flipbook-play_add_completions -f
        return
        ;;
    '--select')
        return
        ;;
    '--where')
        return
        ;;
    '--jobs')
        return
        ;;
    '--stdin-filename')
        return
        ;;
    '--color')
        __flipbook-play_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--exclude')
        return
        ;;
    '--config')
        __flipbook-play_add_completions -f
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __flipbook-play_add_completions -f
        return
        ;;
    esac
}

_flipbook-play_validate() {
    repeating_flags=()
    non_repeating_flags=(--strict --watch --quiet -q --no-gitignore --skip-foreign --verbose --no-config --version -h --help)
    repeating_options=(--output --disable --enable --only --severity --where --exclude)
    non_repeating_options=(--format --max-findings --max-findings-in-all --baseline --write-baseline --from --dialect --turn --players --tournaments --select --jobs --stdin-filename --color --config)
    __flipbook-play_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--format')
        __flipbook-play_add_completions -W 'text'$'\n''json'$'\n''sarif'$'\n''junit'$'\n''github'$'\n''gitlab'$'\n''markdown'
        return
        ;;
    '--output')
        __flipbook-play_add_completions -f
        return
        ;;
    '--max-findings')
        return
        ;;
    '--max-findings-in-all')
        return
        ;;
    '--disable')
        __flipbook-play_add_completions -W "$(__flipbook-play_custom_complete ---completion validate -- --disable "${COMP_CWORD}" "$(__flipbook-play_cursor_index_in_current_word)")"
        return
        ;;
    '--enable')
        __flipbook-play_add_completions -W "$(__flipbook-play_custom_complete ---completion validate -- --enable "${COMP_CWORD}" "$(__flipbook-play_cursor_index_in_current_word)")"
        return
        ;;
    '--only')
        __flipbook-play_add_completions -W "$(__flipbook-play_custom_complete ---completion validate -- --only "${COMP_CWORD}" "$(__flipbook-play_cursor_index_in_current_word)")"
        return
        ;;
    '--severity')
        return
        ;;
    '--baseline')
        __flipbook-play_add_completions -f
        return
        ;;
    '--write-baseline')
        __flipbook-play_add_completions -f
        return
        ;;
    '--from')
        __flipbook-play_add_completions -W 'save'$'\n''json'$'\n''jsonl'$'\n''xml'$'\n''wthor'$'\n''wthor-puzzles'$'\n''ggf'$'\n''sgf'$'\n''pgn'$'\n''transcript'$'\n''table'$'\n''board'$'\n''obf'$'\n''edax-fen'$'\n''edx'$'\n''egaroucid'$'\n''othello-quest'$'\n''app-json'$'\n''redux'$'\n''fork-save'$'\n''fork-plist'$'\n''puzzle'$'\n''instances'$'\n''picture'$'\n''action-log'$'\n''session'$'\n''puzzle-session'
        return
        ;;
    '--dialect')
        __flipbook-play_add_completions -W 'zebra'$'\n''egaroucid'$'\n''open'$'\n''panel'
        return
        ;;
    '--turn')
        __flipbook-play_add_completions -W 'dark'$'\n''light'
        return
        ;;
    '--players')
        __flipbook-play_add_completions -f
        return
        ;;
    '--tournaments')
        __flipbook-play_add_completions -f
        return
        ;;
    '--select')
        return
        ;;
    '--where')
        return
        ;;
    '--jobs')
        return
        ;;
    '--stdin-filename')
        return
        ;;
    '--color')
        __flipbook-play_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--exclude')
        return
        ;;
    '--config')
        __flipbook-play_add_completions -f
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __flipbook-play_add_completions -f
        return
        ;;
    esac
}

_flipbook-play_fix() {
    repeating_flags=()
    non_repeating_flags=(--check --diff --unsafe --strict --quiet -q --no-gitignore --skip-foreign --verbose --no-config --version -h --help)
    repeating_options=(--disable --enable --only --severity --where --exclude)
    non_repeating_options=(--from --dialect --turn --players --tournaments --select --jobs --stdin-filename --color --config)
    __flipbook-play_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--disable')
        __flipbook-play_add_completions -W "$(__flipbook-play_custom_complete ---completion fix -- --disable "${COMP_CWORD}" "$(__flipbook-play_cursor_index_in_current_word)")"
        return
        ;;
    '--enable')
        __flipbook-play_add_completions -W "$(__flipbook-play_custom_complete ---completion fix -- --enable "${COMP_CWORD}" "$(__flipbook-play_cursor_index_in_current_word)")"
        return
        ;;
    '--only')
        __flipbook-play_add_completions -W "$(__flipbook-play_custom_complete ---completion fix -- --only "${COMP_CWORD}" "$(__flipbook-play_cursor_index_in_current_word)")"
        return
        ;;
    '--severity')
        return
        ;;
    '--from')
        __flipbook-play_add_completions -W 'save'$'\n''json'$'\n''jsonl'$'\n''xml'$'\n''wthor'$'\n''wthor-puzzles'$'\n''ggf'$'\n''sgf'$'\n''pgn'$'\n''transcript'$'\n''table'$'\n''board'$'\n''obf'$'\n''edax-fen'$'\n''edx'$'\n''egaroucid'$'\n''othello-quest'$'\n''app-json'$'\n''redux'$'\n''fork-save'$'\n''fork-plist'$'\n''puzzle'$'\n''instances'$'\n''picture'$'\n''action-log'$'\n''session'$'\n''puzzle-session'
        return
        ;;
    '--dialect')
        __flipbook-play_add_completions -W 'zebra'$'\n''egaroucid'$'\n''open'$'\n''panel'
        return
        ;;
    '--turn')
        __flipbook-play_add_completions -W 'dark'$'\n''light'
        return
        ;;
    '--players')
        __flipbook-play_add_completions -f
        return
        ;;
    '--tournaments')
        __flipbook-play_add_completions -f
        return
        ;;
    '--select')
        return
        ;;
    '--where')
        return
        ;;
    '--jobs')
        return
        ;;
    '--stdin-filename')
        return
        ;;
    '--color')
        __flipbook-play_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--exclude')
        return
        ;;
    '--config')
        __flipbook-play_add_completions -f
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __flipbook-play_add_completions -f
        return
        ;;
    esac
}

_flipbook-play_stats() {
    repeating_flags=()
    non_repeating_flags=(--unique --merge --quiet -q --no-gitignore --skip-foreign --verbose --no-config --version -h --help)
    repeating_options=(--where --exclude)
    non_repeating_options=(--format --plies --top --from --dialect --turn --players --tournaments --select --jobs --stdin-filename --color --config)
    __flipbook-play_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--format')
        __flipbook-play_add_completions -W 'text'$'\n''json'$'\n''csv'
        return
        ;;
    '--plies')
        return
        ;;
    '--top')
        return
        ;;
    '--from')
        __flipbook-play_add_completions -W 'save'$'\n''json'$'\n''jsonl'$'\n''xml'$'\n''wthor'$'\n''wthor-puzzles'$'\n''ggf'$'\n''sgf'$'\n''pgn'$'\n''transcript'$'\n''table'$'\n''board'$'\n''obf'$'\n''edax-fen'$'\n''edx'$'\n''egaroucid'$'\n''othello-quest'$'\n''app-json'$'\n''redux'$'\n''fork-save'$'\n''fork-plist'$'\n''puzzle'$'\n''instances'$'\n''picture'$'\n''action-log'$'\n''session'$'\n''puzzle-session'
        return
        ;;
    '--dialect')
        __flipbook-play_add_completions -W 'zebra'$'\n''egaroucid'$'\n''open'$'\n''panel'
        return
        ;;
    '--turn')
        __flipbook-play_add_completions -W 'dark'$'\n''light'
        return
        ;;
    '--players')
        __flipbook-play_add_completions -f
        return
        ;;
    '--tournaments')
        __flipbook-play_add_completions -f
        return
        ;;
    '--select')
        return
        ;;
    '--where')
        return
        ;;
    '--jobs')
        return
        ;;
    '--stdin-filename')
        return
        ;;
    '--color')
        __flipbook-play_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--exclude')
        return
        ;;
    '--config')
        __flipbook-play_add_completions -f
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __flipbook-play_add_completions -f
        return
        ;;
    esac
}

_flipbook-play_find() {
    repeating_flags=()
    non_repeating_flags=(--count --next --keep-going --no-clobber --quiet -q --no-gitignore --skip-foreign --verbose --no-config --version -h --help)
    repeating_options=(--where --exclude)
    non_repeating_options=(--format --columns --to --output -o --at --sort --from --dialect --turn --players --tournaments --select --jobs --stdin-filename --color --config)
    __flipbook-play_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--format')
        __flipbook-play_add_completions -W 'text'$'\n''json'$'\n''jsonl'$'\n''csv'
        return
        ;;
    '--columns')
        return
        ;;
    '--to')
        __flipbook-play_add_completions -W 'save'$'\n''json'$'\n''jsonl'$'\n''xml'$'\n''wthor'$'\n''ggf'$'\n''sgf'$'\n''pgn'$'\n''transcript'$'\n''board'$'\n''obf'$'\n''edax-fen'$'\n''redux'$'\n''puzzle'$'\n''instances'$'\n''csv'
        return
        ;;
    '--output'|'-o')
        __flipbook-play_add_completions -f
        return
        ;;
    '--at')
        return
        ;;
    '--sort')
        return
        ;;
    '--from')
        __flipbook-play_add_completions -W 'save'$'\n''json'$'\n''jsonl'$'\n''xml'$'\n''wthor'$'\n''wthor-puzzles'$'\n''ggf'$'\n''sgf'$'\n''pgn'$'\n''transcript'$'\n''table'$'\n''board'$'\n''obf'$'\n''edax-fen'$'\n''edx'$'\n''egaroucid'$'\n''othello-quest'$'\n''app-json'$'\n''redux'$'\n''fork-save'$'\n''fork-plist'$'\n''puzzle'$'\n''instances'$'\n''picture'$'\n''action-log'$'\n''session'$'\n''puzzle-session'
        return
        ;;
    '--dialect')
        __flipbook-play_add_completions -W 'zebra'$'\n''egaroucid'$'\n''open'$'\n''panel'
        return
        ;;
    '--turn')
        __flipbook-play_add_completions -W 'dark'$'\n''light'
        return
        ;;
    '--players')
        __flipbook-play_add_completions -f
        return
        ;;
    '--tournaments')
        __flipbook-play_add_completions -f
        return
        ;;
    '--select')
        return
        ;;
    '--where')
        return
        ;;
    '--jobs')
        return
        ;;
    '--stdin-filename')
        return
        ;;
    '--color')
        __flipbook-play_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--exclude')
        return
        ;;
    '--config')
        __flipbook-play_add_completions -f
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __flipbook-play_add_completions -f
        return
        ;;
    esac
}

_flipbook-play_rules() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=(--format --color)
    __flipbook-play_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--format')
        __flipbook-play_add_completions -W 'text'$'\n''man'$'\n''markdown'$'\n''json'
        return
        ;;
    '--color')
        __flipbook-play_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __flipbook-play_add_completions -W "$(__flipbook-play_custom_complete ---completion rules -- positional@0 "${COMP_CWORD}" "$(__flipbook-play_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_flipbook-play_render() {
    repeating_flags=()
    non_repeating_flags=(--still --no-session --no-animation --real-time --no-frame --names --no-names --coordinates --no-coordinates --last-move --no-last-move --legal-moves --no-legal-moves --numbers --no-numbers --opening --comment --fragment --alt --no-clobber --append-extension --quiet -q --no-gitignore --skip-foreign --verbose --no-config --version -h --help)
    repeating_options=(--mark --arrow --where --exclude)
    non_repeating_options=(--format --moves --style --by --at --delay --flip-delay --hold --speed --loop --theme --size --scale --orientation --title --caption --cast-version --columns --rows --output -o --output-dir --frames --from --dialect --turn --players --tournaments --select --jobs --stdin-filename --color --config)
    __flipbook-play_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--format')
        __flipbook-play_add_completions -W 'text'$'\n''ansi'$'\n''asciicast'$'\n''svg'$'\n''gif'$'\n''png'$'\n''apng'$'\n''html'$'\n''tex'
        return
        ;;
    '--moves')
        return
        ;;
    '--style')
        __flipbook-play_add_completions -W 'frames'$'\n''order'$'\n''moves'
        return
        ;;
    '--by')
        __flipbook-play_add_completions -W 'disk'$'\n''move'
        return
        ;;
    '--at')
        return
        ;;
    '--delay')
        return
        ;;
    '--flip-delay')
        return
        ;;
    '--hold')
        return
        ;;
    '--speed')
        return
        ;;
    '--loop')
        return
        ;;
    '--theme')
        __flipbook-play_add_completions -W 'classic'$'\n''wood'$'\n''paper'$'\n''high-contrast'$'\n''dark'$'\n''auto'
        return
        ;;
    '--size')
        return
        ;;
    '--scale')
        return
        ;;
    '--mark')
        return
        ;;
    '--arrow')
        return
        ;;
    '--orientation')
        return
        ;;
    '--title')
        return
        ;;
    '--caption')
        return
        ;;
    '--cast-version')
        return
        ;;
    '--columns')
        return
        ;;
    '--rows')
        return
        ;;
    '--output'|'-o')
        __flipbook-play_add_completions -f
        return
        ;;
    '--output-dir')
        __flipbook-play_add_completions -d
        return
        ;;
    '--frames')
        __flipbook-play_add_completions -d
        return
        ;;
    '--from')
        __flipbook-play_add_completions -W 'save'$'\n''json'$'\n''jsonl'$'\n''xml'$'\n''wthor'$'\n''wthor-puzzles'$'\n''ggf'$'\n''sgf'$'\n''pgn'$'\n''transcript'$'\n''table'$'\n''board'$'\n''obf'$'\n''edax-fen'$'\n''edx'$'\n''egaroucid'$'\n''othello-quest'$'\n''app-json'$'\n''redux'$'\n''fork-save'$'\n''fork-plist'$'\n''puzzle'$'\n''instances'$'\n''picture'$'\n''action-log'$'\n''session'$'\n''puzzle-session'
        return
        ;;
    '--dialect')
        __flipbook-play_add_completions -W 'zebra'$'\n''egaroucid'$'\n''open'$'\n''panel'
        return
        ;;
    '--turn')
        __flipbook-play_add_completions -W 'dark'$'\n''light'
        return
        ;;
    '--players')
        __flipbook-play_add_completions -f
        return
        ;;
    '--tournaments')
        __flipbook-play_add_completions -f
        return
        ;;
    '--select')
        return
        ;;
    '--where')
        return
        ;;
    '--jobs')
        return
        ;;
    '--stdin-filename')
        return
        ;;
    '--color')
        __flipbook-play_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--exclude')
        return
        ;;
    '--config')
        __flipbook-play_add_completions -f
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __flipbook-play_add_completions -f
        return
        ;;
    esac
}

_flipbook-play_schema() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __flipbook-play_offer_flags_options 1

    # Offer positional completions
    case "${positional_number}" in
    1)
        __flipbook-play_add_completions -W 'json'$'\n''configuration'$'\n''theme'$'\n''xml'$'\n''report'$'\n''statistics'$'\n''matches'$'\n''session'$'\n''puzzle-session'
        return
        ;;
    esac
}

_flipbook-play_formats() {
    repeating_flags=()
    non_repeating_flags=(--detect --no-gitignore --skip-foreign --verbose --no-config --version -h --help)
    repeating_options=(--exclude)
    non_repeating_options=(--config)
    __flipbook-play_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--exclude')
        return
        ;;
    '--config')
        __flipbook-play_add_completions -f
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __flipbook-play_add_completions -f
        return
        ;;
    esac
}

_flipbook-play_help() {
    repeating_flags=()
    non_repeating_flags=(--version)
    repeating_options=()
    non_repeating_options=()
    __flipbook-play_offer_flags_options -1
}

complete -o filenames -F _flipbook-play flipbook-play
