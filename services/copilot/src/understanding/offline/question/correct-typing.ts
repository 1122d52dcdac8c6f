import { editDistance } from '../../../search/query/edit-distance.ts'
import { isGeneralWord } from './thesaurus/general-words.ts'
import { isKnownWord, knownWords } from './thesaurus/thesaurus.ts'

/** What staff ask about, as it is spelled. */
const ofTrade =
  `accident additional advertising aggregate application auditing building cancellation carrier certificate claims
  commission compensation completed contents contractual coverage deductible deductibles disease earned effective employees employer employers
  endorsement endorsements excluded exclusion exclusions expiration general holder hired income injury insured insurer liability
  limits location locations medical minimum mortgagee named notice occurrence operations payments payroll personal policies policy
  premises premium premiums producer products professional property quotation reinstatement renewal rented required retention
  retroactive subrogation surplus umbrella valuation vehicles waiver workers`.split(/\s+/)
const known: ReadonlySet<string> = new Set(ofTrade)
/** Words that are spelled right, though one letter from another. */
const others = /^(?:promises|contests|carter|clams|polices|form|deal|unclear|three|who|bread|ether|sued|claimed|there)$/

/** Words that questions are made of: only swapped letters are surely a mistake in such short ones. */
const usual =
  `about after annual before building business cancel certificate charge claim client company contract contractor cover
  date does days deadline each file have hours how insurance issue lease many minimum month much need needs notice office once people
  permission quote rent require response restaurant signed their there these time what when where which while with within without
  work years your`.split(/\s+/)
const usualWords: ReadonlySet<string> = new Set(usual)

/** Typing mistakes inside of words of the trade, "premum", "agregate", and swapped letters of others, "hwo", "buisness". */
export const correctTyping = (question: string): string =>
  question.replace(/\p{L}{3,}/gu, word => {
    const typed = word.toLowerCase()
    if (known.has(typed) || usualWords.has(typed) || others.test(typed)) return word
    const trade = typed.length < minOfTrade ? undefined : ofTrade.find(right => isMistyped(typed, right))
    return trade ?? usual.find(right => isSwapped(typed, right)) ?? ofVocabulary(word) ?? word
  })

const minOfTrade = 6

/** With a letter left out, words of that length are surely mistyped; with one too many, longer ones. */
const minShort = 5
const minLong = 6

/** A word that nobody knows, and that is a known one with a slip of the finger: "polciy", "anyting". */
function ofVocabulary(word: string): string | undefined {
  if (/^\p{Lu}/u.test(word) || word.length < 4 || isKnownWord(word) || isGeneralWord(word)) return undefined
  return knownWords().find(
    right =>
      right[0] === word[0] &&
      (isSwapped(word, right) ||
        (right.length === word.length + 1 &&
          word.length >= minShort &&
          editDistance(word, right, 1) === 1 &&
          right.at(-1) === word.at(-1)) ||
        (right.length === word.length - 1 &&
          word.length >= minLong &&
          editDistance(word, right, 1) === 1 &&
          right.at(-1) === word.at(-1))),
  )
}

const minMoved = 8

/** The same letters, two neighbors of them the other way around; in a long word, one letter at another place: "restaraunt". */
const isSwapped = (typed: string, right: string): boolean =>
  typed.length === right.length &&
  [...typed].sort().join('') === [...right].sort().join('') &&
  (editDistance(typed, right, 1) === 1 ||
    (typed.length >= minMoved &&
      typed[0] === right[0] &&
      typed.at(-1) === right.at(-1) &&
      editDistance(typed, right, 2) === 2))

/** The first and the last letter are right: another ending is another word. */
function isMistyped(typed: string, right: string): boolean {
  const allowed = right.length > 9 ? 2 : 1
  if (typed[0] !== right[0] || typed.at(-1) !== right.at(-1) || Math.abs(typed.length - right.length) > allowed)
    return false
  return editDistance(typed, right, allowed) <= allowed
}
