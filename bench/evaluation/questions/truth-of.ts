import type { EvaluationDocument } from '../document/evaluation-document.ts'
import { lettersOf } from '../judging/normalize.ts'
import { statesValue } from '../judging/states-value.ts'
import { textOfFile } from '../set/text-of-file.ts'
import type { Asked } from './asked.ts'

/** Where the answer to a question is, and which quotes prove it; null where the document has none. */
interface AnswerTruth {
  pages: number[]
  isProvenBy(quote: string): boolean
}

/** @throws when the document doesn't say what the question is about, or says what is said to be absent */
export async function truthOf(asked: Asked, document: EvaluationDocument): Promise<AnswerTruth | null> {
  if ('absent' in asked) return null
  if ('words' in asked) return ofWords(asked.words, await textOfFile(document), asked.text)
  const { field, line } = asked
  const facts = document.facts.filter(fact => fact.field === field && (line === undefined || fact.line === line))
  const ofWhole = facts.filter(fact => fact.line === null)
  const about = line === undefined && ofWhole.length > 0 ? ofWhole : facts
  if (about.length === 0) throw new Error(`${document.name} doesn’t say what “${asked.text}” is about.`)
  return {
    pages: [...new Set(about.flatMap(({ evidence }) => evidence.map(({ page }) => page)))],
    isProvenBy: quote => about.some(({ values, unit }) => values.some(value => statesValue(quote, value, unit))),
  }
}

/** Words that a page has, whatever its line breaks. */
export function ofWords(words: string, pages: readonly string[], question: string): AnswerTruth {
  const wanted = lettersOf(words)
  const found = pages.flatMap((page, at) => (lettersOf(page).includes(wanted) ? [at + 1] : []))
  if (found.length === 0) throw new Error(`No page says what “${question}” is about.`)
  return { pages: found, isProvenBy: quote => lettersOf(quote).includes(wanted) }
}
