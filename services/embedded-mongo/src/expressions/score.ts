import type { Doc } from '../bson/values.ts'
import { demandScorer, isScore } from '../text/text-score.ts'

/** The field in which a document carries its text score from stage to stage. It never leaves the pipeline. */
const scoreField = '__textScore'

export const withScore = (doc: Doc, score: number): Doc => ({ ...doc, [scoreField]: score })

export function withoutScore(doc: Doc): Doc {
  if (!(scoreField in doc)) return doc
  const { [scoreField]: _, ...rest } = doc
  return rest
}

/** The score that a document carries. @throws when no text search gave it one */
export function carriedScore(doc: Doc): number {
  const score = doc[scoreField]
  return typeof score === 'number' ? score : demandScorer(undefined)(doc)
}

/** The expression `{ $meta: 'textScore' }`. */
export const meta = (doc: unknown, operand: unknown): unknown =>
  isScore({ $meta: operand }) ? carriedScore(doc as Doc) : null
