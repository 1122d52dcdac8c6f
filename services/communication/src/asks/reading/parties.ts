import { judgePartyName } from '@coverdesk/coverage/judge'
import {
  conceptFinder,
  foldWord,
  holderQuestions,
  notThisOne,
  ownCues,
  partyCues,
  wordsIn,
} from '@coverdesk/coverage/lexicon'
import {
  type NamedAddress,
  nameAfter,
  nameBefore,
  namedAddressesIn,
  nameOfLine,
  type UsAddress,
  usAddressesIn,
} from '@coverdesk/coverage/read'

/** Where a name may be the one that a wish is for. */
export interface PartyText {
  /** The client’s words, with their lines. */
  text: string
  /** Up to here; what stands below is about the writer. */
  end: number
  /** Our questions, and the client’s answers. */
  answers: readonly { question: string; answer: string }[]
  /** Names of whoever asks: they are no one that a certificate is for. */
  own: readonly string[]
}

/** Who a certificate or the status of an additional insured is for, as far as the words say so without doubt. */
export interface FoundParty {
  name: string | null
  address: UsAddress | null
  /** "not the Port of San Diego". */
  wrongName: string | null
  /** Words that a person should read, where the name isn’t certain. */
  hint: string | null
  /** The words that name it. */
  quote: string | null
}

const cuesIn = conceptFinder(partyCues)
const wrongIn = conceptFinder(notThisOne)
const questionsIn = conceptFinder(holderQuestions)
const ownIn = conceptFinder(ownCues)

type CueId = 'HOLDER_FOLLOWS' | 'HOLDER_LABEL' | 'HOLDER_PRECEDES' | 'INSURED_FOLLOWS' | 'INSURED_PRECEDES'
interface CuedName {
  id: CueId
  name: string
  at: number
}

const folded = (name: string) => foldWord(name).replace(/[.,]/g, '').replace(/^the /, '').replace(/\s+/g, ' ').trim()
export const isSameParty = (one: string, other: string): boolean => folded(one) === folded(other)
const contains = (one: string, other: string) =>
  folded(one).includes(folded(other)) || folded(other).includes(folded(one))

/** Whether the words around it are all in capitals, so that a name can’t be told from them. */
const isShouted = (text: string) => !/\p{Ll}/u.test(text) && wordsIn(text).length > 2

const sentenceAt = (text: string, at: number): string => {
  const start = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('. ', at), text.lastIndexOf('? ', at)) + 1
  const ends = ['\n', '. ', '? ', '! '].map(mark => text.indexOf(mark, at + 1)).filter(end => end > 0)
  return text.slice(start, Math.min(text.length, ...ends.map(end => end + 1))).trim()
}

/** Nobody names more parties in a text. */
const maxNames = 60

/** Names that words such as "made out to" introduce, in the line or in the lines below it. */
function cuedNames(text: string): CuedName[] {
  const words = wordsIn(text)
  return cuesIn(words)
    .slice(0, maxNames)
    .flatMap(({ id, from, to }) => {
      const [first, last] = [words[from], words[to - 1]]
      if (!first || !last || isShouted(sentenceAt(text, first.start))) return []
      const precedes = id === 'HOLDER_PRECEDES' || id === 'INSURED_PRECEDES'
      const name = precedes
        ? nameBeforeCue(text, first.start)
        : (nameAfter(text, last.end) ?? nameBelow(text, last.end))
      return name ? [{ id: id as CueId, name, at: precedes ? first.start - name.length - 1 : last.end }] : []
    })
}

/** "Turner Construction needs to be …": a verb may stand between. */
const betweenWords: ReadonlySet<string> = new Set([
  'needs',
  'need',
  'wants',
  'want',
  'has',
  'have',
  'must',
  'should',
  'is',
  'be',
  'to',
  'listed',
  'named',
  'added',
  'on',
  'in',
  'down',
  'put',
  'also',
  'both',
])
function nameBeforeCue(text: string, at: number): string | null {
  const before = wordsIn(text.slice(0, at))
  let end = at
  for (let place = before.length - 1; place >= 0 && betweenWords.has(before[place]?.folded ?? ''); place--)
    end = before[place]?.start ?? end
  return nameBefore(text, end)
}

/** "Issue it to:" and the name on a line of its own. */
function nameBelow(text: string, at: number): string | null {
  const rest = text.slice(at, at + 400)
  const colon = /^[\s]*:[ \t]*\n+/.exec(rest) ?? /^[ \t]*\n+/.exec(rest)
  const line = colon ? rest.slice(colon[0].length).split('\n')[0] : undefined
  return line === undefined ? null : nameOfLine(line)
}

interface Correction {
  name: string
  wrongName: string
  at: number
}

/** "It has to name the San Diego Unified Port District, not the Port of San Diego." */
function correctionsIn(text: string, cued: readonly CuedName[]): Correction[] {
  const words = wordsIn(text)
  return wrongIn(words)
    .slice(0, maxNames)
    .flatMap(({ from, to }) => {
      const [first, last] = [words[from], words[to - 1]]
      if (!first || !last) return []
      const wrongName = nameAfter(text, last.end)
      if (!wrongName) return []
      const sentence = sentenceAt(text, first.start)
      const start = text.lastIndexOf(sentence, first.start)
      const inSentence = (at: number) => at >= start && at <= start + sentence.length
      const right =
        cued.find(({ name, at }) => inSentence(at) && !isSameParty(name, wrongName))?.name ??
        nameBefore(text, first.start)
      return right && !isSameParty(right, wrongName) ? [{ name: right, wrongName, at: first.start }] : []
    })
}

function answeredNames({ answers }: PartyText): { name: string; answer: string }[] {
  return answers.flatMap(({ question, answer }) => {
    if (questionsIn(wordsIn(question)).length === 0) return []
    const [pair] = namedAddressesIn(answer)
    const name = pair?.name ?? firstName(answer)
    return name ? [{ name, answer }] : []
  })
}

/** The name with which an answer begins, after "Uh, hang on."; with what follows its comma: "City of Chicago, Department of …". */
function firstName(answer: string): string | null {
  for (const sentence of answer.split(/(?<=[.!?])\s/)) {
    const parts = sentence.split(',').map(part => part.trim())
    const at = parts.findIndex(part => nameAfter(part, 0) !== null)
    if (at === -1) continue
    const own: string[] = []
    for (const part of parts.slice(at)) {
      const name = nameAfter(part, 0)
      if (!name || (own.length > 0 && !part.startsWith(name)) || /^\d/.test(part)) break
      own.push(name)
      if (name.length < part.replace(/[.!?]$/, '').length) break
    }
    const joined = own.join(', ')
    if (joined && answer.includes(joined)) return joined
    return own[0] ?? null
  }
  return null
}

/** Up to so many words stand between "your insured" and what it is said of. */
const maxBetween = 1

const isOwnPlace = (text: string, at: number): boolean => {
  const words = wordsIn(text.slice(Math.max(0, at - 80), at))
  return ownIn(words).some(({ to }) => words.length - to <= maxBetween)
}

/** Parties with an address that are neither whoever asks nor the writer’s signature. */
function pairsIn({ text, end, own }: PartyText): NamedAddress[] {
  const found = namedAddressesIn(text)
    .slice(0, maxNames)
    .filter(
      ({ name, start }) =>
        start < end &&
        !isOwnPlace(text, start) &&
        !own.some(one => contains(one, name)) &&
        judgePartyName(name, text).holds,
    )
  return [...new Map(found.map(pair => [folded(pair.name), pair])).values()]
}

const nothing: FoundParty = { name: null, address: null, wrongName: null, hint: null, quote: null }

/**
 * The party of a certificate, or to add as an additional insured. What isn’t certain is left to a person, with the words that
 * they should read: a wrong name costs more than none.
 *
 * @param within the sentences of the wish; where the text has several, names elsewhere belong to the others
 */
export function partyOf(
  given: PartyText,
  kind: 'HOLDER' | 'INSURED',
  within: readonly string[],
  isOnlyOne: boolean,
): FoundParty {
  const { text, end, own } = given
  const isNear = (at: number) => isOnlyOne || within.some(sentence => touches(text, sentence, at))
  const judged = (name: string) => judgePartyName(name, text).holds && !own.some(one => isSameParty(one, name))
  const cued = cuedNames(text.slice(0, end)).filter(({ name, at }) => judged(name) && isNear(at))
  const byCue = (...ids: CueId[]) => distinct(cued.filter(({ id }) => ids.includes(id)).map(({ name }) => name))
  const pairs = pairsIn(given).filter(({ start, end: to }) => isNear(start) || isNear(to))
  const correction = correctionsIn(text.slice(0, end), cued).findLast(({ name, at }) => judged(name) && isNear(at))
  const answered = answeredNames(given).filter(({ name, answer }) => judgePartyName(name, answer).holds)
  const insured = byCue('INSURED_PRECEDES', 'INSURED_FOLLOWS')
  const tiers: string[][] = [
    correction ? [correction.name] : [],
    distinct(answered.map(({ name }) => name)).slice(-1),
    ...(kind === 'INSURED' ? [insured] : []),
    byCue('HOLDER_LABEL', 'HOLDER_PRECEDES'),
    distinct(pairs.map(({ name }) => name)),
    byCue('HOLDER_FOLLOWS'),
    insured,
  ]
  const named = tiers.find(names => names.length > 0) ?? []
  const [first] = named
  // Several names for one wish: one of them may also stand beside an address, and is the one that is meant.
  const chosen = named.length > 1 ? onlyOne(named.filter(name => pairs.some(pair => contains(pair.name, name)))) : first
  const hint = within.find(sentence => named.some(name => sentence.includes(name))) ?? within[0] ?? null
  const alone = addressAlone(given, pairs, isOnlyOne)
  if (!chosen) return { ...nothing, hint, address: named.length === 0 ? alone : null }
  const pair =
    pairs.find(one => isSameParty(one.name, chosen)) ?? onlyOne(pairs.filter(one => contains(one.name, chosen)))
  const name = pair && folded(pair.name).startsWith(folded(chosen)) ? pair.name : chosen
  const answer = answered.find(one => one.name === chosen)?.answer
  return {
    name,
    address:
      (pair && withoutPlace(pair.address)) ??
      (answer ? (onlyOne(usAddressesIn(answer).map(withoutPlace)) ?? null) : pairs.length === 0 ? alone : null),
    wrongName: correction?.name === chosen ? correction.wrongName : null,
    hint: null,
    quote: answer ?? sentenceAt(text, Math.max(0, text.indexOf(name))),
  }
}

const distinct = (names: readonly string[]): string[] => [...new Map(names.map(name => [folded(name), name])).values()]
const onlyOne = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined)
const withoutPlace = ({ line1, line2, city, zone, postalCode }: UsAddress): UsAddress => ({
  line1,
  line2,
  city,
  zone,
  postalCode,
})

const toWords: ReadonlySet<string> = new Set(['to', 'is', 'address', 'at', 'holder'])

/** The only address of a text, where the words before it say that it is the one: "send the certificate to 9 Pier Road". */
function addressAlone({ text, end }: PartyText, pairs: readonly NamedAddress[], isOnlyOne: boolean): UsAddress | null {
  const found = usAddressesIn(text.slice(0, end))
  const [first] = found
  if (!first || found.length > 1 || pairs.length > 0 || !isOnlyOne) return null
  const before = wordsIn(text.slice(Math.max(0, first.start - 40), first.start))
  const isTo =
    toWords.has(before.at(-1)?.folded ?? '') && before.at(-2)?.folded !== 'job' && !isOwnPlace(text, first.start)
  return isTo && before.at(-1)?.folded !== 'at' ? withoutPlace(first) : null
}

/** Whether a place is in a sentence, or in the lines right below it. */
function touches(text: string, sentence: string, at: number): boolean {
  const start = text.indexOf(sentence.slice(0, 60))
  return start >= 0 && at >= start - 2 && at <= start + sentence.length + 160
}
