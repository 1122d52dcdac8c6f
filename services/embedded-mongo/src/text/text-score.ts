import { type Doc, isDoc } from '../bson/values.ts'
import { MongoError, notImplemented } from '../errors.ts'

/** What a sort by `{ $meta: 'textScore' }` has for a path. The best comes first. */
export const textScore = '$textScore'

/** Calculates a document's text score. */
export type Scorer = (doc: Doc) => number

/** Whether a projection's or a sort's operand is `{ $meta: 'textScore' }`. @throws NotImplemented for other metadata */
export function isScore(operand: unknown): boolean {
  if (!isDoc(operand) || !('$meta' in operand)) return false
  if (operand['$meta'] !== 'textScore') throw notImplemented(`$meta: ${JSON.stringify(operand['$meta'])}`)
  return true
}

/** @throws when a score is asked for that no text search gives */
export function demandScorer(scorer: Scorer | undefined): Scorer {
  if (scorer) return scorer
  throw new MongoError('Location40218', 'query requires text score metadata, but it is not available')
}
