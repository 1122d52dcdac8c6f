/** A word that the glossary (docs/glossary.md) replaced. */
export interface BannedWord {
  /** Matched as a whole word, in any case unless it has a capital. */
  pattern: RegExp
  use: string
  /** Found by `check-words --all` alone: some hundreds are left. */
  isAdvice?: true
}

const ban = (words: string, use: string): BannedWord => ({
  pattern: new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'giu'),
  use,
})

/** In identifiers too: `(?<![a-z])` finds the word at the start of a camelCase name. */
const banPart = (pattern: string, use: string): BannedWord => ({ pattern: new RegExp(pattern, 'gu'), use })

const advice = (word: BannedWord): BannedWord => ({ ...word, isAdvice: true })

export const bannedWords: readonly BannedWord[] = [
  // Spelling
  ban('licen[c]e[sd]?', 'license'),
  ban('cancell(?:ed|ing|able)', 'canceled, canceling'),
  ban('(?:un)?labell(?:ed|ing)|travell(?:ed|ing)|modell(?:ed|ing)|signall(?:ed|ing)', 'American spelling: one l'),
  ban(
    'colour(?:s|ed|ing)?|behaviours?|favourites?|honours?|neighbours?|centre[sd]?|catalogues?|defence|enrol|judgement',
    'American spelling',
  ),
  ban(
    '(?:organi|recogni|initiali|normali|seriali|deseriali|plurali|capitali|summari|optimi|minimi|maximi|prioriti|authori|categori|customi|finali|synchroni)s(?:e|es|ed|er|ing|ation)',
    'American spelling: -ize',
  ),
  ban('analys(?:e|es|ed|ing)(?<!analyses)', 'analyze'),
  // Words of ours that have a standard term
  banPart('(?<![A-Za-z])patience|Patience', 'timeout'),
  banPart('[oO]vertaken', 'superseded'),
  advice(ban('obstacles?', 'reason, notReadyReason')),
  ban('remed(?:y|ies)', 'recovery'),
  advice(banPart('[sS]econdStep|[sS]econd[ -]steps?(?![\\w])', 'two-step verification, TwoStep')),
  banPart('putAside|[pP]uts? aside', 'dead letter'),
  banPart('(?<![A-Za-z])(?:longest|most|shortest)(?=[A-Z])', 'max…, min…'),
  // Idioms that were translated
  ban('sp(?:eaks?|oke) against', 'is an issue with, conflicts with'),
  ban('all the same', 'anyway'),
  ban('somebody(?: else)?', 'someone, or the name'),
  advice(ban('told', 'notified, reported, shown')),
  advice(ban('tells', 'says, reports, shows')),
  advice(ban('stands(?! for)|stood', 'is, appears')),
  ban('goes on|went on', 'continues'),
  ban('written down', 'entered, recorded'),
  ban('at hand', 'available'),
  ban('comes of|came of', 'comes from'),
  ban('taken back|takes? back', 'undone, reinstated, revoked'),
]
