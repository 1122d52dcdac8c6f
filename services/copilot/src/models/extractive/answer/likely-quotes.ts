import type { IndexedTokens } from '../../../search/query/places-of.ts'
import { isAboutPriorTerm, saysPriorTerm } from '../../../tools/stated/prior-term.ts'
import type { ReadPassage } from '../conversation/tool-answers.ts'
import { conceptsIn } from '../question/concepts-in.ts'
import { guideNeeds } from '../question/guide-needs.ts'
import { mainClause } from '../question/main-clause.ts'
import { termsOfMeasures, yearsIn } from '../question/measured-terms.ts'
import { namedRisks } from '../question/named-risk.ts'
import { quantitiesIn } from '../question/quantities.ts'
import { subjectsOf } from '../question/wording.ts'
import { definitionOf, isAboutItself, type Quote, weightOf } from './best-quotes.ts'
import { type ExpectedValue, expectedValue } from './expected-value.ts'
import { isOtherThing, isPolicyPeriod } from './other-thing.ts'
import { type PassageSentence, wordsOf } from './passage-sentences.ts'
import { isColumnNames, isItem, lineAround } from './row-contexts.ts'
import { type Concepts, saidIn } from './said-in.ts'
import { isWhether, withHeading } from './with-heading.ts'

/** A guide answers where it says this part of what is asked, in the sentence or around it. */
const minCoverage = 0.55
/** So many sentences that follow each other are quoted together at the most. */
const maxSentences = 3
const maxQuote = 600
/** What a word counts by where it is said. */
const places = { exact: 1, own: 0.9, row: 0.95, heading: 0.85, before: 0.6, identity: 0.75 }
/** What no guide says may be a word that people choose: it counts less, but it counts. */
const unknownWeight = 0.6
/** What only the case says counts less than what is asked. */
const caseWeight = 0.6
/** What a rule in the same unit counts for a case in numbers. */
const quantityWeight = 0.8

const negation = /n[’']t\b|\b(?:not|never|no|without|exclud\w+|prohibited|ineligible)\b/i

/** What is counted says nothing of what is asked. */
const units = /^(?:days?|weeks?|months?|years?|hours?|times?|dollars?|percent|business)$/

interface Asked {
  question: string
  subjects: Concepts
  weights: readonly number[]
  /** Each of them is said by the passage, its headings or its document. */
  needed: Concepts
  /** Each of them is said by the sentence, its row or its headings; a line of business also by the document. */
  measured: Concepts
  expected: ExpectedValue | null
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
  const expected = expectedValue(question)
  const core = subjectsOf(question)
  const telling = core.filter(({ word }) => !expected?.implied.has(word))
  const subjects = telling.length > 0 ? telling : core
  if (subjects.length === 0) return []
  const asking = new Set(subjectsOf(mainClause(question)).map(({ word }) => word))
  const everywhere = passages.map(passage => wordsOf(passage))
  const isKnown = (place: number) =>
    everywhere.some(({ sentences, headings, identity }) =>
      [headings, identity, ...sentences.map(({ words }) => words)].some(
        words => saidIn(words, [subjects[place] as Concepts[number]]).size > 0,
      ),
    )
  const asked: Asked = {
    question,
    subjects,
    // What a case is like needn't be said: "a remodel of $15,000".
    weights: subjects.map((concept, place) =>
      concept.word === '' || /\d/.test(concept.word)
        ? 0.1
        : units.test(concept.word)
          ? 0.2
          : weightOf(concept) * (isKnown(place) ? 1 : unknownWeight) * (asking.has(concept.word) ? 1 : caseWeight),
    ),
    needed: guideNeeds(question).flatMap(conceptsIn),
    measured: [...namedRisks(question), ...termsOfMeasures(question)].flatMap(conceptsIn),
    expected,
    quantities: quantitiesIn(question),
    years: yearsIn(question),
    isOurs: /\b(?:we|our|us|office)\b/i.test(question),
  }
  return passages.flatMap(passage => bestOf(passage, asked)).sort((one, other) => other.worth - one.worth)
}

/** What people call a document, and its file. */
export const nameOf = ({ name, about = '' }: ReadPassage): string => `${name}\n${about.split('\n')[0]}`

function bestOf(passage: ReadPassage, asked: Asked): Quote[] {
  const { sentences, headings, identity } = wordsOf(passage)
  const inPassage = [headings, identity, ...sentences.map(({ words }) => words)]
  if (!sayEach(inPassage, asked.needed) || asked.years.some(year => !passage.text.includes(year))) return []
  const found: Quote[] = []
  for (let first = 0; first < sentences.length; first += 1) {
    for (let count = 1; count <= maxSentences && first + count <= sentences.length; count += 1) {
      const quote = quoteOf(passage, sentences.slice(first, first + count), sentences[first - 1], asked)
      if (quote) found.push(quote)
    }
  }
  const best = found.sort((one, other) => other.worth - one.worth)[0]
  return best ? [best] : []
}

const sayEach = (words: readonly IndexedTokens[], concepts: Concepts): boolean =>
  concepts.every(concept => words.some(one => saidIn(one, [concept]).size > 0))

function quoteOf(
  passage: ReadPassage,
  sentences: readonly PassageSentence[],
  previous: PassageSentence | undefined,
  { question, subjects, weights, measured, expected, quantities, isOurs }: Asked,
): Quote | null {
  const { headings, identity } = wordsOf(passage)
  const [first, last] = [sentences[0] as PassageSentence, sentences.at(-1) as PassageSentence]
  const text = passage.text.slice(first.start, last.end)
  if (text.length > maxQuote || isColumnNames(text)) return null
  const own = sentences.map(({ words }) => words)
  const rows = sentences.map(({ context }) => context)
  // A heading such as "Deductibles and limits" says of no line which one it is.
  const telling = (heading?: string | null) => (/\band\b|,/i.test(heading?.split(' > ').at(-1) ?? '') ? [] : [headings])
  if (!sayEach([...own, ...rows, ...telling(passage.heading), identity], measured)) return null
  if (isPolicyPeriod(text, question) || (isAboutPriorTerm(question) && !saysPriorTerm(text))) return null
  const hasValue = !expected || expected.value.test(text)
  if (!hasValue && !expected?.other?.test(text)) return null
  const said = {
    exact: saidByAny(own, exactly(subjects)),
    own: saidByAny(own, subjects),
    row: saidByAny(rows, subjects),
    heading: saidIn(headings, subjects),
    before: previous ? saidIn(previous.words, subjects) : new Set<number>(),
    identity: saidIn(identity, subjects),
  }
  // The document alone says of everything in it what it is about.
  const same = quantitiesIn(text).filter(unit => quantities.includes(unit)).length
  const isOwn =
    same > 0 ||
    [...said.own, ...said.row, ...said.heading].some(
      place => !said.identity.has(place) && (weights[place] ?? 0) >= 0.2 && !units.test(subjects[place]?.word ?? ''),
    )
  if (!isOwn && !(expected && hasValue && (said.own.size > 0 || expected.isTelling))) return null
  const whole = weights.reduce((sum, weight) => sum + weight, 0) + quantities.length * quantityWeight
  const part =
    subjects.reduce((sum, _, place) => sum + (weights[place] ?? 0) * shareOf(place, said), 0) + same * quantityWeight
  const coverage = whole > 0 ? part / whole : 0
  if (coverage < minCoverage) return null
  const doubt = (isAboutItself.test(text) ? 0.3 : 0) + (isOtherThing(text, question) ? 0.4 : 0)
  const worth =
    coverage +
    (expected && hasValue ? 0.15 : 0) +
    (negation.test(question) && negation.test(`${passage.heading?.split(' > ').at(-1)} ${text}`) ? 0.1 : 0) +
    (isOurs && /\b(?:we|our)\b/i.test(text) ? 0.06 : 0) +
    (/^\W*(?:what (?:if|happens)|without)\b/i.test(question) && /\b(?:without|otherwise|unless|if)\b/i.test(text)
      ? 0.1
      : 0) +
    definitionOf(text, question) -
    doubt -
    itemsIn(sentences, passage) * 0.12 -
    (text.split(/\n\s*\n/).length - 1) * 0.06 -
    sentences.length / 25 -
    text.length / 4_000
  const shown = isWhether(question) ? withHeading(text, passage) : text
  return { passage, text: shown, coverage, hasValue, worth }
}

/** How many items of a list, or rows of a table, begin behind the first sentence: each one is a thing of its own. */
const itemsIn = (sentences: readonly PassageSentence[], { text }: ReadPassage): number =>
  sentences.slice(1).filter(({ start, end }) => {
    const line = lineAround(text, start, end)
    return isItem(line) || line.includes('\t')
  }).length

/** In the words of the question, rather than in others of their meaning. */
const exactly = (subjects: Concepts): Concepts =>
  subjects.map(concept => ({ ...concept, alternatives: concept.alternatives.slice(0, 1) }))

const saidByAny = (words: readonly IndexedTokens[], subjects: Concepts): Set<number> =>
  new Set(words.flatMap(one => [...saidIn(one, subjects)]))

const shareOf = (place: number, said: Record<keyof typeof places, ReadonlySet<number>>): number =>
  Math.max(
    0,
    ...(Object.keys(places) as (keyof typeof places)[]).map(kind => (said[kind].has(place) ? places[kind] : 0)),
  )
