import { conceptsOf } from '../../../search/query/concepts-of.ts'
import type { ReadPassage } from '../conversation/tool-answers.ts'
import { namedRisks } from '../question/named-risk.ts'
import { subjectsOf } from '../question/wording.ts'
import { type ExpectedValue, expectedValue } from './expected-value.ts'
import { type PassageSentence, wordsOf } from './passage-sentences.ts'
import { type Concepts, saidIn } from './said-in.ts'
import type { Stretch } from './sentences.ts'

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
export const isNear = ({ coverage }: Quote): boolean => coverage >= minNearness

interface Asked {
  subjects: Concepts
  /** With the words that an answer needn’t say. */
  all: Concepts
  expected: ExpectedValue | null
  /** Without these nothing answers: the peril that is asked about. */
  needed: Concepts
  isTerm: boolean
  /** Several things are asked for: "which forms". */
  isList: boolean
}

const list = /^\W*(?:which|what|list|name)\b(?:\s+(?:are|all|of|the)\b)*\s+(?:[a-z]+\s+)?[a-z]{3,}s\b/i

/** Of each passage what says most of what is asked; the best passage first. @param isTerm its words stand together */
export function bestQuotes(
  question: string,
  passages: readonly ReadPassage[],
  { isTerm = false }: { isTerm?: boolean } = {},
): Quote[] {
  const expected = expectedValue(question)
  const core = subjectsOf(question)
  const telling = core.filter(({ word }) => !expected?.implied.has(word))
  const subjects = telling.length > 0 ? telling : core
  if (subjects.length === 0) return []
  const needed = namedRisks(question).flatMap(conceptsOf)
  const asked = {
    subjects,
    needed,
    all: conceptsOf(question),
    expected,
    isTerm,
    isList: !expected && list.test(question),
  }
  return passages.flatMap(passage => bestQuote(passage, asked)).sort((one, other) => other.worth - one.worth)
}

/** A sentence, with what it says of what is asked. */
interface SaidSentence extends PassageSentence {
  subjects: ReadonlySet<number>
  all: ReadonlySet<number>
}

/** One passage’s best; none where it says nothing of what is asked. */
function bestQuote(passage: ReadPassage, asked: Asked): Quote[] {
  const { sentences, above } = wordsOf(passage)
  const saidIt = sentences.map(({ words }) => saidIn(words, asked.subjects, asked.isTerm))
  if (saidIt.every(({ size }) => size === 0)) return []
  if (!saysAll(passage, asked.needed)) return []
  const saidAbove = { subjects: saidIn(above, asked.subjects), all: saidIn(above, asked.all) }
  const said = sentences.map((sentence, place): SaidSentence => {
    const all = saidIn(sentence.words, asked.all)
    return { ...sentence, subjects: saidIt[place] ?? new Set(), all }
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
  return [asked.isList ? { ...best, text: withItems(best.text, passage.text, sentences.slice(next)) } : best]
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
  { subjects, all, expected }: Asked,
  above: { subjects: ReadonlySet<number>; all: ReadonlySet<number> },
): Quote | null {
  const said = new Set(sentences.flatMap(sentence => [...sentence.subjects]))
  if (said.size === 0) return null
  const [first, last] = [sentences[0] as SaidSentence, sentences.at(-1) as SaidSentence]
  const text = passage.text.slice(first.start, last.end)
  if (text.length > maxQuote && sentences.length > 1) return null
  // A label stands before its value: what follows a value belongs to the next one.
  const end = passage.text.slice(last.start, last.end)
  const wordCount = sentences.reduce((sum, { words }) => sum + words.tokens.length, 0)
  const hasExact = expected ? expected.value.test(end) : wordCount > said.size
  const hasValue = hasExact || (expected?.other?.test(text) ?? false)
  // Headings tell what a line is about, but prove nothing by themselves.
  const coverage = new Set([...said, ...above.subjects]).size / subjects.length
  const closeness = new Set([...sentences.flatMap(sentence => [...sentence.all]), ...above.all]).size / all.length
  const worth = coverage + (hasExact ? 0.3 : hasValue ? 0.15 : 0) + closeness / 10 - lengthOf(sentences, text)
  return { passage, text: text.slice(0, maxQuote), coverage, hasValue, worth }
}

const lengthOf = (sentences: readonly Stretch[], text: string): number => sentences.length / 30 + text.length / 5_000
