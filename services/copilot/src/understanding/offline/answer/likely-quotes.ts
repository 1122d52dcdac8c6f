import type { IndexedTokens } from '../../../search/query/places-of.ts'
import { documentsNamed } from '../../../tools/passages/documents-named.ts'
import { isAboutPriorTerm, saysPriorTerm } from '../../../tools/stated/prior-term.ts'
import type { ReadPassage } from '../conversation/tool-answers.ts'
import { type AskedConcept, conceptsIn } from '../question/concepts-in.ts'
import { guideNeeds } from '../question/guide-needs.ts'
import { type Clauses, clausesOf } from '../question/main-clause.ts'
import { termsOfMeasures, yearsIn } from '../question/measured-terms.ts'
import { namedRisks } from '../question/named-risk.ts'
import { quantitiesIn } from '../question/quantities.ts'
import { subjectsOf } from '../question/wording.ts'
import { definitionOf, isAboutItself, type Quote } from './best-quotes.ts'
import { isContrary } from './contrary.ts'
import { type ExpectedValue, expectedValue } from './expected-value.ts'
import { isOtherThing, isPolicyPeriod } from './other-thing.ts'
import { isOfParties } from './our-own.ts'
import { type PassageSentence, wordsOf } from './passage-sentences.ts'
import { isColumnNames, isItem, lineAround } from './row-contexts.ts'
import { type Concepts, strengthIn } from './said-in.ts'
import { type SentenceKind, sentenceKind } from './sentence-kind.ts'
import { isWhether, withHeading } from './with-heading.ts'
import { wordWeightOf } from './word-weights.ts'

/** A guide answers where it says this part of what is asked, in the sentence or around it. */
const minCoverage = 0.46
/** So many sentences that follow each other are quoted together at the most. */
const maxSentences = 3
const maxQuote = 600
/** What a word counts by where it is said. */
const places = { own: 1, row: 0.95, heading: 0.85, before: 0.6, identity: 0.75 }
/** What only the case says counts less than what is asked. */
const caseWeight = 0.5
/** Where what is asked says enough by itself, the case needn't be said; where it doesn't, most of it has to. */
const caseDemand = { little: 0.25, much: 0.7 }
const minTelling = 0.5
const enoughTold = 1.1
/** A question that says less by itself, "Would they take him?", is about the case that it tells of: half of that has to be said. */
const enoughAsked = 0.8
const minCase = 0.35
const minDemandedOfPast = 0.3
/** What a rule in the same unit counts for a case in numbers. */
const quantityWeight = 0.8
/** What a sentence counts for being of the kind that is asked for. */
const kindWeight = 0.5
/** Something that is near says less than what is asked for. */
const minSaid = 0.4
const minDemanded = 0.4
const minOwn = 0.6
const minNamed = 0.8
/** So much of it stands in the sentence, its row or its headings: the document’s name says of everything in it what it is about. */
const minEvidence = 0.65
const leastEvidence = 0.3
const evidenceWorth = 0.1
/** What a word counts that the document’s name has. */
const nameShare = 0.3
/** Of what is surely meant, something near is something else. */
const minMeant = 0.5

const asksForSize = /\bhow (?:big|much|high|steep|bad|low|large)\b/i
/** "Work that was completed before January 1, 2024" speaks of years that it doesn't name. */
const boundary = /\b(?:before|after|prior to|since|until)\b[^.]{0,20}\b(?:19|20)\d\d\b/i
/** When something was done is not said by what else was done. */
const ofPast = /^\W*(?:(?:on )?(?:what|which) (?:date|day)|when) (?:did|was|were)\b/i
const negation = /n[’']t\b|\b(?:not|never|no|without|exclud\w+|prohibited|ineligible)\b/i

interface AskedWord {
  concept: AskedConcept
  weight: number
  /** What is missing where it isn't said: less than its weight, as a case is told in many words. */
  demand: number
  /** Nothing answers that doesn't say it. */
  isDemanded: boolean
  /** Of the clause that asks. */
  isMain: boolean
}

interface Asked extends Clauses {
  question: string
  /** Of the documents that it names. */
  names: ReadonlySet<string>
  words: readonly AskedWord[]
  /** Each of them is said by the passage, its headings or its document. */
  needed: Concepts
  /** The same of the case that is told, unless a sentence names something else of that case. */
  neededOfCase: Concepts
  /** Each of them is said by the sentence, its row or its headings; a line of business also by the document. */
  measured: Concepts
  expected: ExpectedValue | null
  kind: SentenceKind | null
  /** What it gives numbers of. */
  quantities: readonly string[]
  years: readonly string[]
  /** Whether it asks how the agency does something. */
  isOurs: boolean
}

/**
 * What the agency’s guides say to a question, by how much of it they say in a sentence and around it. Nothing that lacks what the
 * question is about: its line, its trade, its peril, its measure, whoever it names.
 */
export function likelyQuotes(question: string, passages: readonly ReadPassage[]): Quote[] {
  const asked = askedOf(question, passages)
  if (asked.words.length === 0) return []
  return passages
    .flatMap(passage =>
      bestOf(
        passage,
        passages.filter(other => other !== passage && other.sourceId === passage.sourceId),
        asked,
      ),
    )
    .sort((one, other) => other.worth - one.worth)
}

function askedOf(question: string, passages: readonly ReadPassage[]): Asked {
  const clauses = clausesOf(question)
  const expected = expectedValue(clauses.asked)
  return {
    ...clauses,
    question,
    names: documentsNamed(question, [...new Set(passages.map(nameOf))]).names,
    words: wordsAsked(clauses, expected),
    needed: guideNeeds(clauses.asked).flatMap(conceptsIn),
    neededOfCase: guideNeeds(clauses.told).flatMap(conceptsIn),
    measured: [...risksIn(clauses.asked).flatMap(conceptsIn), ...conceptsIn(termsOfMeasures(clauses.asked).join(' '))],
    expected,
    kind: sentenceKind(clauses.asked),
    quantities: quantitiesIn(question),
    years: yearsIn(question),
    isOurs: /\b(?:we|our|us|office)\b/i.test(question),
  }
}

/** Perils and lines that are asked about; a code on the phone is no claim for a phone. */
function risksIn(asked: string): string[] {
  const concepts = conceptsIn(asked)
  return namedRisks(asked).filter(
    risk => !concepts.some(({ word }) => word.includes(' ') && word !== risk && word.split(' ').includes(risk)),
  )
}

function wordsAsked({ asked, told }: Clauses, expected: ExpectedValue | null): AskedWord[] {
  const core = subjectsOf(asked, true)
  const isPast = ofPast.test(asked)
  const left = core.filter(({ word }) => !expected?.implied.has(word))
  const main = (left.length > 0 ? left : core).map(concept => {
    const { weight, isDemanded } = wordWeightOf(concept)
    return {
      concept,
      weight,
      demand: weight,
      isDemanded: isDemanded || (isPast && weight >= minDemandedOfPast),
      isMain: true,
    }
  })
  const said = new Set(main.map(({ concept: { word } }) => word))
  const telling = main.reduce((sum, { weight }) => sum + (weight >= minTelling ? weight : 0), 0)
  const demanded = telling >= enoughTold ? caseDemand.little : caseDemand.much
  const cases = (told ? subjectsOf(told, true) : [])
    .filter(({ word }) => !said.has(word) && !expected?.implied.has(word))
    .map(concept => {
      const weight = wordWeightOf(concept).weight * caseWeight
      return { concept, weight, demand: weight * demanded, isDemanded: false, isMain: false }
    })
  return [...main, ...cases]
}

/** What people call a document, and its file. */
export const nameOf = ({ name, about = '' }: ReadPassage): string => `${name}\n${about.split('\n')[0]}`

/** How strongly each word is said by a sentence, by what is around it, and by its document. */
interface Strengths {
  own: number[]
  row: number[]
}

function bestOf(passage: ReadPassage, ofSame: readonly ReadPassage[], asked: Asked): Quote[] {
  const { sentences, headings, identity, names } = wordsOf(passage)
  const inPassage = [headings, identity, ...sentences.map(({ words }) => words)]
  if (
    !sayEach(inPassage, asked.needed) ||
    asked.years.some(year => !passage.text.includes(year) && !boundary.test(passage.text))
  )
    return []
  const strengthsOf = (words: IndexedTokens) => asked.words.map(({ concept }) => strengthIn(words, concept))
  const ofSentences = sentences.map(
    ({ words, context }): Strengths => ({ own: strengthsOf(words), row: strengthsOf(context) }),
  )
  const around = {
    ...{ heading: strengthsOf(headings), identity: strengthsOf(identity), name: strengthsOf(names) },
    document: most([passage, ...ofSame].flatMap(one => wordsOf(one).sentences.map(({ words }) => strengthsOf(words)))),
  }
  const isOfCase = sayEach(inPassage, asked.neededOfCase)
  const found: Quote[] = []
  for (let first = 0; first < sentences.length; first += 1) {
    for (let count = 1; count <= maxSentences && first + count <= sentences.length; count += 1) {
      const chosen = sentences.slice(first, first + count)
      const said = {
        ...around,
        before: isRow(passage, sentences[first]) ? [] : (ofSentences[first - 1]?.own ?? []),
        ...merged(ofSentences.slice(first, first + count)),
      }
      if (!isOfCase && !namesCase(asked, said)) continue
      const quote = quoteOf(passage, chosen, said, asked)
      if (quote) found.push(quote)
    }
  }
  const best = found.sort((one, other) => other.worth - one.worth)[0]
  return best ? [best] : []
}

const merged = (strengths: readonly Strengths[]): Strengths => ({
  own: most(strengths.map(({ own }) => own)),
  row: most(strengths.map(({ row }) => row)),
})

const most = ([first = [], ...others]: readonly number[][]): number[] =>
  first.map((strength, place) => Math.max(strength, ...others.map(other => other[place] ?? 0)))

const sayEach = (words: readonly IndexedTokens[], concepts: Concepts): boolean =>
  concepts.every(concept => words.some(one => strengthIn(one, concept) >= minMeant))

/** "A framer for a condo project": what a guide says of condos holds for the framer, too. */
const namesCase = ({ words }: Asked, { own }: Pick<Said, 'own'>): boolean =>
  words.some(
    ({ concept, isMain }, place) =>
      !isMain && concept.isTopic && wordWeightOf(concept).isDemanded && (own[place] ?? 0) >= minNamed,
  )

type Said = Record<keyof typeof places | 'name' | 'document', readonly number[]>

function quoteOf(
  passage: ReadPassage,
  sentences: readonly PassageSentence[],
  said: Said,
  { question, asked, names, words, needed, measured, expected, kind, quantities, isOurs }: Asked,
): Quote | null {
  const { headings, identity } = wordsOf(passage)
  const [first, last] = [sentences[0] as PassageSentence, sentences.at(-1) as PassageSentence]
  const text = passage.text.slice(first.start, last.end)
  if (text.length > maxQuote || isColumnNames(text)) return null
  const own = sentences.map(one => one.words)
  const rows = sentences.map(({ context }) => context)
  // A heading such as "Deductibles and limits" says of no line which one it is.
  const telling = (heading?: string | null) => (/\band\b|,/i.test(heading?.split(' > ').at(-1) ?? '') ? [] : [headings])
  if (!sayEach([...own, ...rows, ...telling(passage.heading), identity], measured)) return null
  if (isContrary(text, asked)) return null
  if (isPolicyPeriod(text, question) || (isAboutPriorTerm(question) && !saysPriorTerm(text))) return null
  const hasValue = !expected || expected.value.test(text)
  if (!hasValue && !expected?.other?.test(text)) return null
  const strengths = words.map((_, place) => strengthAt(place, said))
  // The document’s name says of everything in it what it is about.
  const counts = words.map((_, place) => ((said.name[place] ?? 0) > 0.8 ? nameShare : 1))
  const inDocument = names.has(nameOf(passage)) && !isRow(passage, first) ? said.document : []
  const isMissing = ({ isDemanded }: AskedWord, place: number) =>
    isDemanded && Math.max(strengths[place] ?? 0, inDocument[place] ?? 0) < minDemanded
  if (words.some(isMissing)) return null
  if (!saysCase(words, strengths)) return null
  const same = quantitiesIn(text).filter(unit => quantities.includes(unit)).length
  const evidence = words.reduce((sum, { weight }, place) => {
    const own = Math.max(said.own[place] ?? 0, said.row[place] ?? 0)
    const told = Math.max(own, said.heading[place] ?? 0)
    const name = said.name[place] ?? 0
    const share = told < minOwn ? 0 : name < Math.max(minSaid, own) ? 1 : own >= name && own < 1 ? 0.5 : 0
    return sum + weight * told * share
  }, same * quantityWeight)
  const ownWeight = words.reduce(
    (sum, { weight, isMain }, place) => sum + (isMain && (said.name[place] ?? 0) < minSaid ? weight : 0),
    0,
  )
  const isOwn = evidence >= Math.max(leastEvidence, Math.min(minEvidence, ownWeight / 2))
  if (!isOwn && !(expected && hasValue && (said.own.some(strength => strength > 0) || expected.isTelling))) return null
  const isOfKind = kind?.test(text, passage.heading ?? '') ?? false
  const whole =
    words.reduce(
      (sum, { weight, demand }, place) => sum + ((strengths[place] ?? 0) > 0 ? weight : demand) * (counts[place] ?? 1),
      0,
    ) +
    quantities.length * quantityWeight +
    (kind ? kindWeight : 0)
  const part =
    words.reduce((sum, { weight }, place) => sum + weight * (strengths[place] ?? 0) * (counts[place] ?? 1), 0) +
    same * quantityWeight +
    (isOfKind ? kindWeight : 0)
  const coverage = whole > 0 ? part / whole : 0
  if (coverage < minCoverage) return null
  const doubt = (isAboutItself.test(text) ? 0.3 : 0) + (isOtherThing(text, question) ? 0.4 : 0)
  const worth =
    coverage +
    (expected && hasValue ? 0.25 : 0) +
    (negation.test(question) && negation.test(`${passage.heading?.split(' > ').at(-1)} ${text}`) ? 0.1 : 0) +
    (isOurs && /\b(?:we|our)\b/i.test(text) ? 0.06 : 0) +
    (words.some(({ weight }, place) => weight >= minTelling && (said.heading[place] ?? 0) > 0.95) ? 0.08 : 0) -
    (isOurs && isOfParties(passage) ? 0.15 : 0) +
    (asksForSize.test(asked) && /\d/.test(text) ? 0.2 : 0) +
    (needed.some(concept => own.some(one => strengthIn(one, concept) > 0.8)) ? 0.08 : 0) +
    Math.min(evidence, 2) * evidenceWorth +
    definitionOf(text, asked) -
    doubt -
    itemsIn(sentences, passage) * 0.12 -
    (text.split(/\n\s*\n/).length - 1) * 0.06 -
    sentences.length / 25 -
    text.length / 4_000
  const shown = isWhether(asked) ? withHeading(text, passage) : text
  return { passage, text: shown, coverage, hasValue, worth }
}

/** Whether enough of the case is said where what is asked says little by itself. */
function saysCase(words: readonly AskedWord[], strengths: readonly number[]): boolean {
  const sumOf = (chosen: (word: AskedWord) => boolean, share: (place: number) => number) =>
    words.reduce((sum, word, place) => sum + (chosen(word) ? word.weight * share(place) : 0), 0)
  const isTelling = ({ isMain, weight }: AskedWord) => weight >= (isMain ? 0.35 : 0.35 * caseWeight)
  if (
    sumOf(
      word => word.isMain && isTelling(word),
      () => 1,
    ) >= enoughAsked
  )
    return true
  const isOfCase = (word: AskedWord) => !word.isMain && isTelling(word)
  return sumOf(isOfCase, place => strengths[place] ?? 0) >= minCase * sumOf(isOfCase, () => 1)
}

const strengthAt = (place: number, said: Said): number =>
  Math.max(0, ...(Object.keys(places) as (keyof typeof places)[]).map(kind => (said[kind][place] ?? 0) * places[kind]))

/** What stands above a row of a table is another thing. */
const isRow = ({ text }: ReadPassage, sentence: PassageSentence | undefined): boolean =>
  sentence !== undefined && lineAround(text, sentence.start, sentence.end).includes('\t')

/** How many items of a list, or rows of a table, begin behind the first sentence: each one is a thing of its own. */
const itemsIn = (sentences: readonly PassageSentence[], { text }: ReadPassage): number =>
  sentences.slice(1).filter(({ start, end }) => {
    const line = lineAround(text, start, end)
    return isItem(line) || line.includes('\t')
  }).length
