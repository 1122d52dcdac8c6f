import type { FoundRecord } from '../../conversation/tool-answers.ts'
import type { RecordQuestion } from '../../question/records/understood-question.ts'
import { factOf } from './record-facts.ts'

/** Of the terms of a policy the one that is asked about: the one in force, unless the question says another; of requests the open ones. */
export function termsOf(
  records: readonly FoundRecord[],
  { terms, termsBefore = 1 }: RecordQuestion,
): readonly FoundRecord[] {
  if (terms === 'EACH') return byBeginning(records)
  return terms === 'FORMER' ? formerOfEach(records, termsBefore) : present(records)
}

/** What is over counts only where nothing else is. */
function present(records: readonly FoundRecord[]): readonly FoundRecord[] {
  const running = records.filter(
    record =>
      record.typename !== 'BusinessPolicy' || !/^(?:Expired|Canceled|Unknown)/.test(factOf(record, 'Status') ?? ''),
  )
  const open = running.filter(record => record.typename !== 'ServiceRequest' || factOf(record, 'Status') === 'Open')
  return open.length > 0 ? open : running.length > 0 ? running : records
}

const beginningOf = (record: FoundRecord): number => Date.parse(factOf(record, 'Effective') ?? '') || 0

const byBeginning = (records: readonly FoundRecord[]): FoundRecord[] =>
  records.toSorted((one, other) => beginningOf(other) - beginningOf(one))

/** Of each client and line the term that is so many before the present one. */
function formerOfEach(records: readonly FoundRecord[], before: number): FoundRecord[] {
  const keyOf = (record: FoundRecord) => `${factOf(record, 'Account')} ${factOf(record, 'Line')}`
  const sorted = byBeginning(records)
  return sorted.filter((record, place) => {
    const later = sorted.slice(0, place).filter(other => keyOf(other) === keyOf(record))
    return later.length === before - 1
  })
}
