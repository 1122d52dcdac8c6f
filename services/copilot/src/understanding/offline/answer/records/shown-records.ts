import type { Findings } from '../../conversation/tool-answers.ts'
import type { RecordQuestion } from '../../question/records/understood-question.ts'
import { lines } from './fact-lines.ts'
import { list } from './list-records.ts'
import { named, standing } from './record-facts.ts'
import { termsOf } from './terms.ts'

const maxShown = 3

/** Everything that a few records say. */
export function shown(question: RecordQuestion, findings: Findings): string | null {
  const chosen = question.graph.relation ? termsOf(findings.records, question) : findings.records
  if (chosen.length > maxShown) return list(question, { ...findings, records: [...chosen], total: chosen.length })
  return chosen
    .map(record =>
      [`${named(record)}${standing(record)}`, ...lines(record.facts.filter(({ label }) => label !== 'Account'))].join(
        '\n',
      ),
    )
    .join('\n\n')
}
