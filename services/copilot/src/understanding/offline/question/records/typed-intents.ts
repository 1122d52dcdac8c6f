import { editDistance } from '../../../../search/query/edit-distance.ts'
import { lightWords } from './vocabulary/light-words.ts'

/** What questions about records ask for, as it is spelled. */
const asked =
  `accident additional address aggregate annual assign assigned assignee balance billing binding bound broker building
  business cancel canceled cancelation cancellation carrier carriers certificate certificates claim claims client clients commission
  compensation completed contact contacts contents coverage commercial cyber deadline deductible deductibles effective email employers excess endorsement exclusions
  expiration expire expired expires expiring general handles handling holder holders inception insured insurer lapse lapsed latest
  liability limits location locations medical minimum number occurrence operations overdue package payroll pending person phone policies policy
  premises premium premiums producer products professional property reinstated reinstatement renewal renewals renewed renewing renews
  rented request requests responsible retention status surplus umbrella unassigned underwriter update updates waiting website
  workers`.split(/\s+/)
const known: ReadonlySet<string> = new Set(asked)
/** Spelled right, though one letter from one of those; some are names of companies. */
const others: ReadonlySet<string> = new Set(
  `empire contract contracts contracted police polices clams bidding banding bonding finding building bending sending vending lending
  courier couriers employee employees promises operation insurers statue statues renewable renovated premier premise prior folder colder bolder builders propriety prosperity
  cumber clean blaming clime climb plate person parson prison phase phrase bond brand board boundary assignment`.split(
    /\s+/,
  ),
)

/** Short words are too much like others: only these slips are sure. */
const slips: Record<string, string> = {
  ...{
    wich: 'which',
    whcih: 'which',
    whihc: 'which',
    waht: 'what',
    whta: 'what',
    wehn: 'when',
    hwo: 'how',
    teh: 'the',
  },
  ...{ taht: 'that', thier: 'their', wher: 'where', deos: 'does', dose: 'does', hav: 'have' },
}

const minLength = 4
const isLong = 8

/** Typing mistakes inside of the words that say what is asked: "assinged", "expirs". A word with a capital may be a name. */
export const correctIntents = (question: string): string =>
  question.replace(/\p{L}+/gu, (word, place: number) => {
    const typed = word.toLowerCase()
    const right = slips[typed]
    if (right) return right
    if (typed.length < minLength || [known, others, lightWords].some(words => words.has(typed))) return word
    if (place > 0 && /^\p{Lu}/u.test(word) && !/[.?!]\s*$/.test(question.slice(0, place))) return word
    return asked.find(one => isMistyped(typed, one)) ?? word
  })

/** The first letter is right, and the last one unless two were swapped: another ending is another word. */
function isMistyped(typed: string, right: string): boolean {
  const allowed = right.length >= isLong ? 2 : 1
  // Of four letters, only one that is left out is sure.
  if (typed.length === minLength && right.length === minLength) return false
  if (typed[0] !== right[0] || Math.abs(typed.length - right.length) > 1) return false
  const distance = editDistance(typed, right, allowed)
  const isSwapped = typed.length === right.length && [...typed].sort().join('') === [...right].sort().join('')
  return isSwapped ? distance <= allowed : distance <= allowed && typed.at(-1) === right.at(-1)
}
