import { type FactLine, insuranceTypeNames } from '@coverdesk/coverage'
import { backingOf } from '../../checks/endorsements.ts'
import type { CaseDocument } from '../../documents/case-document.ts'
import type { Side } from '../../documents/side.ts'
import type { PlannedCall } from '../playbook.ts'
import type { Box } from './findings.ts'

/** The boxes that the certificate has marked, with what the policy says of them. */
export async function boxesOf(certificate: Side, policy: Side): Promise<Box[]> {
  const kinds = [
    { field: 'additionalInsuredBox', duty: 'ADDITIONAL_INSURED', name: 'Additional insured' },
    { field: 'waiverBox', duty: 'WAIVER', name: 'Waiver of subrogation' },
  ] as const
  const boxes: Box[] = []
  for (const { field, duty, name } of kinds) {
    const marked = certificate.statements.filter(one => one.field === field && one.value === 'YES')
    if (marked.length === 0) continue
    const backing = await backingOf(policy.documents, duty)
    boxes.push(...marked.map(statement => ({ label: labelOf(statement.line, name), duty, statement, backing })))
  }
  return boxes
}

const labelOf = (line: FactLine, name: string) => (line ? `${name} (${insuranceTypeNames[line]})` : name)

/** The searches for them, as a person sees them. */
export const searchesFor = (boxes: readonly Box[], documents: readonly CaseDocument[]): PlannedCall[] =>
  documents.length === 0
    ? []
    : [...new Set(boxes.map(({ duty }) => duty))].map(duty => ({
        name: 'SEARCH_FILE',
        input: {
          query: duty === 'WAIVER' ? 'waiver of subrogation endorsement' : 'additional insured endorsement',
          sourceIds: documents.slice(0, 50).map(({ sourceId }) => sourceId),
        },
      }))
