import type { Findings } from '../../conversation/tool-answers.ts'
import type { RecordQuestion } from '../../question/records/understood-question.ts'
import { sharedBy } from './list-records.ts'
import { factOf } from './record-facts.ts'
import { whatOf } from './record-nouns.ts'
import { rowsOf } from './record-rows.ts'

/** The premium of policies together. */
export function total(question: RecordQuestion, findings: Findings): string | null {
  const { records, total: count, isComplete } = findings
  const running = records.filter(record => /^(?:In force|Binding|Pending)/.test(factOf(record, 'Status') ?? ''))
  if (running.length === 0 || !isComplete || records.length < count) return null
  const cents = running.reduce((sum, record) => sum + Math.round(amountIn(factOf(record, 'Premium')) * 100), 0)
  const sum = (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const what = whatOf(question, findings, running.length)
  return [
    `**${sum}** is the premium of ${running.length} ${what} together:`,
    '',
    ...rowsOf(running, running.length, question.fields, sharedBy(running, question)),
  ].join('\n')
}

const amountIn = (value: string | undefined): number => Number(value?.replace(/[^\d.]/g, '') ?? 0)
