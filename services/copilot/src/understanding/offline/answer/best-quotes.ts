import { isAboutPriorTerm, saysPriorTerm } from '../../../tools/stated/prior-term.ts'
import type { ReadPassage } from '../conversation/tool-answers.ts'
import { conceptsIn, plainConceptsIn } from '../question/concepts-in.ts'
import { namedRisks } from '../question/named-risk.ts'
import { identifier, subjectsOf } from '../question/wording.ts'
import { type ExpectedValue, expectedValue } from './expected-value.ts'
import { isOtherThing, isPolicyPeriod } from './other-thing.ts'
import { type PassageSentence, wordsOf } from './passage-sentences.ts'
import { isColumnNames } from './row-contexts.ts'
import { type Concepts, saidIn } from './said-in.ts'
import type { Stretch } from './sentences.ts'
import { isWhether, withHeading } from './with-heading.ts'

/** A sentence of a passage, or a few that follow each other. */
export interface Quote {
  passage: ReadPassage
  text: string
  /** Which part of what is asked it says, in whatever words: 0 to 1. */
  coverage: number
  /** Whether it has what the question asks for: an amount, a date, a number, or anything beside the question’s own words. */
  hasValue: boolean
  /** The more, the better. */
  worth: number
}

/** So many sentences or lines that follow each other are quoted together at the most: a label, and its value below. */
const maxSentences = 4
const maxQuote = 600
/** A quote answers where it says this part of what is asked. Less is close, and is said to be no answer. */
const minCoverage = 0.6
/** Less isn't worth reading. */
const minNearness = 0.34

export const doesAnswer = ({ coverage, hasValue }: Quote): boolean => coverage >= minCoverage && hasValue
/** What is said in quite other words has to say more of it. */
const minSureCoverage = 0.8
export const doesAnswerSurely = ({ coverage, hasValue }: Quote): boolean => coverage >= minSureCoverage && hasValue
/** In other words it needn’t have a value: a person reads it. */
export const isClose = ({ coverage }: Quote): boolean => coverage >= minNearness
export const isNear = ({ coverage, hasValue }: Quote): boolean => coverage >= minNearness && hasValue

interface Asked {
  subjects: Concepts
  /** With the words that an answer needn’t say. */
  all: Concepts
  expected: ExpectedValue | null
  /** Without these nothing answers: the peril that is asked about. */
  needed: Concepts
  question: string
  isPrior: boolean
  isTerm: boolean
  isPhrase: boolean
  /** Several things are asked for: "which forms". */
  isList: boolean
}

const list = /^\W*(?:which|what|list|name)\b(?:\s+(?:are|all|of|the)\b)*\s+(?:[a-z]+\s+)?[a-z]{3,}s\b/i

interface QuoteOptions {
  /** The words stand together. */
  isTerm?: boolean
  /** What documents say for what is asked, rather than a question: each word counts. */
  isPhrase?: boolean
  /** By the thesaurus: where a document doesn't say it in the question's own words. */
  isInOtherWords?: boolean
  /** As it was asked: what else the answer needs. By default the question itself. */
  asked?: string
}

/** Of each passage what says most of what is asked; the best passage first. */
export function bestQuotes(
  question: string,
  passages: readonly ReadPassage[],
  { isTerm = false, isPhrase = isTerm, isInOtherWords = false, asked: whole = question }: QuoteOptions = {},
): Quote[] {
  // Other words for "when does it end?" don't say that a day is asked for.
  const expected = isTerm ? expectedValue(question) : (expectedValue(whole) ?? expectedValue(question))
  const read = isInOtherWords ? conceptsIn : plainConceptsIn
  const core = [...subjectsOf(question, false, read), ...rowKeys(question, passages)]
  const telling = core.filter(({ word }) => !expected?.implied.has(word))
  const subjects = telling.length > 0 ? telling : core
  if (subjects.length === 0) return []
  const asked: Asked = {
    ...{ subjects, expected, isTerm, isPhrase, question: whole },
    all: plainConceptsIn(question),
    needed: namedRisks(whole).flatMap(plainConceptsIn),
    isPrior: isAboutPriorTerm(whole),
    isList: !expected && list.test(question),
  }
  return passages.flatMap(passage => bestQuote(passage, asked)).sort((one, other) => other.worth - one.worth)
}

/** A sentence, with what it says of what is asked. */
interface SaidSentence extends PassageSentence {
  subjects: ReadonlySet<number>
  all: ReadonlySet<number>
  /** What stands above it in its table. */
  inContext: ReadonlySet<number>
}

/** One passage’s best; none where it says nothing of what is asked. */
function bestQuote(passage: ReadPassage, asked: Asked): Quote[] {
  const { sentences, above, headings } = wordsOf(passage)
  const saidIt = sentences.map(({ words }) => saidIn(words, asked.subjects, asked.isTerm))
  const inHeadings = saidIn(headings, asked.subjects)
  if (inHeadings.size === 0 && saidIt.every(({ size }) => size === 0)) return []
  if (!saysAll(passage, asked.needed)) return []
  const saidAbove = { subjects: saidIn(above, asked.subjects), all: saidIn(above, asked.all), headings: inHeadings }
  const said = sentences.map((sentence, place): SaidSentence => {
    const all = saidIn(sentence.words, asked.all)
    const context = saidIn(sentence.context, asked.subjects)
    return { ...sentence, subjects: saidIt[place] ?? new Set(), all, inContext: context }
  })
  let best: Quote | undefined
  let next = 0
  for (let first = 0; first < said.length; first += 1) {
    for (let count = 1; count <= maxSentences && first + count <= said.length; count += 1) {
      const quote = quoteOf(passage, said.slice(first, first + count), asked, saidAbove)
      if (!quote || (best && quote.worth <= best.worth)) continue
      best = quote
      next = first + count
    }
  }
  if (!best) return []
  if (asked.isList) return [{ ...best, text: withItems(best.text, passage.text, sentences.slice(next)) }]
  return [isWhether(asked.question) ? { ...best, text: withHeading(best.text, passage) } : best]
}

/** What stands on every such paper, and says nothing of this one. */
const boilerplate = /^\W*this endorsement changes the policy\W*(?:please read it carefully)?\W*$/i

/** A number that a table has as the first cell of a row picks the row: a claim, a class code. */
function rowKeys(question: string, passages: readonly ReadPassage[]): Concepts {
  const numbers = [...(question.match(identifier) ?? []), ...(question.match(/\b\d{4,}\b/g) ?? [])]
  const keys = numbers.filter(key => passages.some(({ text }) => new RegExp(`(?:^|\\n)${key}\\t[^\\n]*\\t`).test(text)))
  return keys.flatMap(plainConceptsIn)
}

/** Whether a passage, or what stands above it, says each of the concepts. */
function saysAll(passage: ReadPassage, needed: Concepts): boolean {
  if (needed.length === 0) return true
  const { sentences, above } = wordsOf(passage)
  const said = new Set([above, ...sentences.map(({ words }) => words)].flatMap(words => [...saidIn(words, needed)]))
  return said.size === needed.length
}

/** The title of a list or a table, with what is in it. */
function withItems(title: string, text: string, following: readonly Stretch[]): string {
  const start = following[0] ? text.lastIndexOf(title, following[0].start) : -1
  if (start < 0 || /[.!?]$|\d/.test(title)) return title
  const last = following.findLast(({ end }) => end - start <= maxQuote)
  return text.slice(start, last?.end ?? start + title.length)
}

function quoteOf(
  passage: ReadPassage,
  sentences: readonly SaidSentence[],
  { subjects, all, expected, question, isTerm, isList, isPhrase, isPrior }: Asked,
  above: { subjects: ReadonlySet<number>; all: ReadonlySet<number>; headings: ReadonlySet<number> },
): Quote | null {
  const said = new Set(sentences.flatMap(sentence => [...sentence.subjects]))
  // Below a heading that says all that is asked, an amount or a day needn't say it again.
  const isHeaded = expected !== null && !/^\W*who/i.test(question) && above.headings.size === subjects.length
  if (said.size === 0 && !isHeaded) return null
  const [first, last] = [sentences[0] as SaidSentence, sentences.at(-1) as SaidSentence]
  const text = passage.text.slice(first.start, last.end)
  if (boilerplate.test(text) || isPolicyPeriod(text, question)) return null
  // A label has its value below it; a whole sentence doesn't.
  const opening = passage.text.slice(first.start, first.end)
  if (expected && first !== last && /\p{Ll}\p{Ll}[.!?]$/u.test(opening)) return null
  if ((text.length > maxQuote && sentences.length > 1) || (isPrior && !saysPriorTerm(text))) return null
  // A label stands before its value: what follows a value belongs to the next one.
  const end = passage.text.slice(last.start, last.end)
  const wordCount = sentences.reduce((sum, { words }) => sum + words.tokens.length, 0)
  const hasExact = expected ? expected.value.test(end) : wordCount > said.size
  const isOnlyNames = !isTerm && !isList && isColumnNames(end)
  const hasValue = !isOnlyNames && (hasExact || (expected?.other?.test(text) ?? false))
  // Headings tell what a line is about, but prove nothing by themselves.
  const coverage = shareOf(
    new Set([...said, ...above.subjects, ...(last === first ? first.inContext : [])]),
    subjects,
    isPhrase,
  )
  const closeness = new Set([...sentences.flatMap(sentence => [...sentence.all]), ...above.all]).size / all.length
  if ((said.size === 0 && !hasExact) || (isOnlyNames && first === last)) return null
  const doubt = isOtherThing(text, question) ? 0.4 : isAboutItself.test(text) ? 0.35 : said.size === 0 ? 0.2 : 0
  const isBelow = above.headings.size > 0 ? 0.06 : 0
  const worth =
    definitionOf(text, question) +
    isBelow +
    coverage +
    (hasExact ? 0.3 : hasValue ? 0.15 : 0) +
    closeness / 10 -
    lengthOf(sentences, text) -
    doubt
  return { passage, text: text.slice(0, maxQuote), coverage, hasValue, worth }
}

/** What a guide says of itself answers little: "This procedure explains what we need before we cancel a policy." */
export const isAboutItself =
  /^\W*(?:this (?:procedure|guide|checklist|document|page|section) (?:describes|explains|lists|covers|says)|the purpose of this)\b/i

/** "The base rent is $21,700" tells what the rent is; what is late with the rent doesn't. */
export function definitionOf(text: string, question: string): number {
  const [, asked = ''] =
    /^\W*(?:what|how (?:much|high|long|big))(?: is|[’']s| are) (?:the |our |their )?(.+?)(?:\s+(?:of|for|in|on|under|at|with|by)\b.*)?[?.!\s]*$/i.exec(
      question,
    ) ?? []
  const [, owed = ''] = /^\W*(?:what|which) (.{3,40}?) (?:do|does|did|must|should) /i.exec(question) ?? []
  const [, role = ''] =
    /^\W*(?:who is |who[’']s )?(?:the |our )?(\p{Ll}+) (?:on|of|for|in|under|at)\b/iu.exec(question) ?? []
  if (role && new RegExp(`\\p{Lu}[\\p{L}.]*,? (?:the|is the|is a) ${role}\\b`, 'u').test(text)) return 0.2
  const last = (asked || owed).match(/\p{L}+/gu)?.at(-1)
  return last && new RegExp(`\\b${last}s?\\b(?:\\s+(?:limit|amount))?\\s*(?:is|are|:|of)\\s`, 'i').test(text) ? 0.1 : 0
}

/** Verbs that documents put in other words, and the parties, say little of what is asked. */
const light = new Set(
  `keep keeps kept hold holds held make makes made take takes took use uses used happen happens allow allows allowed provide provides
  send sends sent put puts work works handle handles deal set leave call calls called give gives given start stop
  include includes included pay pays paid require requires required carry carries apply applies
  contractor subcontractor sub vendor tenant landlord owner company insured client they people person someone anyone
  contract contracts agreement coverage cover covers insurance bill bills repair repairs paper papers paperwork project projects
  acceptable eligible allowed ok okay possible job jobs owe owes owed due
  long good much new whole morning afternoon evening night`.split(/\s+/),
)
const lightWeight = 0.4
export const weightOf = ({ word }: Concepts[number]): number => (light.has(word) ? lightWeight : 1)

/** Which part of what is asked is said. */
function shareOf(said: ReadonlySet<number>, subjects: Concepts, isPhrase: boolean): number {
  if (isPhrase) return said.size / subjects.length
  const whole = subjects.reduce((sum, concept) => sum + weightOf(concept), 0)
  const part = subjects.reduce((sum, concept, place) => sum + (said.has(place) ? weightOf(concept) : 0), 0)
  return part / whole
}

const lengthOf = (sentences: readonly Stretch[], text: string): number => sentences.length / 30 + text.length / 5_000
