import type { Owner } from './owner.ts'
import type { RelatedQuestion } from './question.ts'
import type { GraphRecord } from './records/graph-record.ts'
import { related, relationsOf } from './relations/relate.ts'
import { startRecords } from './start.ts'

export interface GraphAnswer {
  /** Some of the records that answer, the first ones. */
  records: GraphRecord[]
  /** As many as were found. */
  total: number
  /** False: there are more than were looked through. */
  isComplete: boolean
  /** Of a question about a relation: what it began with. A name may fit several records. */
  startedFrom: GraphRecord[]
}

/** A question that the records can't answer, in a sentence that says what they can. */
export class UnknownRelation extends Error {
  override name = 'UnknownRelation'
}

const maxRecords = 50
const maxStarts = 10

/**
 * Answers from the agency's records, as their owner may see them.
 *
 * @throws UnknownRelation, or what another area refused
 */
export async function askGraph(question: RelatedQuestion, owner: Owner): Promise<GraphAnswer> {
  const { start, relation, filters = {} } = question
  const starts = await startRecords(question, owner)
  if (!relation || relation === start.kind) {
    const { items, isComplete } = starts
    return { records: items.slice(0, maxRecords), total: items.length, isComplete, startedFrom: [] }
  }
  const found = await related({ kind: start.kind, records: starts.items }, relation, filters, owner)
  if (!found) throw new UnknownRelation(`From ${start.kind}, relation can be ${relationsOf(start.kind).join(', ')}.`)
  return {
    records: found.items.slice(0, maxRecords),
    total: found.items.length,
    isComplete: starts.isComplete && found.isComplete,
    startedFrom: starts.items.slice(0, maxStarts),
  }
}
