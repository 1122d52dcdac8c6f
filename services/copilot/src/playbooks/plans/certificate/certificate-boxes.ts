import type { FactLine } from '@coverdesk/coverage'
import type { PaperLine } from '@coverdesk/coverage/judge'
import { type Box, boxesIn } from '../../checks/certificate-claims.ts'
import type { Proof } from '../../checks/contract/evidence.ts'
import type { CaseDocument } from '../../documents/case-document.ts'
import type { Side } from '../../documents/side.ts'
import type { PlannedCall } from '../playbook.ts'

const linesOfFacts: Partial<Record<NonNullable<FactLine>, PaperLine>> = {
  ...{ GENERAL_LIABILITY: 'GENERAL_LIABILITY', COMMERCIAL_AUTO: 'AUTO', WORKERS_COMPENSATION: 'WORKERS_COMPENSATION' },
  ...{
    UMBRELLA: 'UMBRELLA',
    EXCESS: 'UMBRELLA',
    PROFESSIONAL_LIABILITY: 'PROFESSIONAL',
    PROPERTY: 'PROPERTY',
    CYBER: 'CYBER',
  },
}

/** The boxes that the certificate has marked, in a table's columns or written together with the number of the policy. */
export function boxesOf(certificate: Side, units: readonly Proof[]): Box[] {
  const marked = certificate.statements.flatMap((one): Box[] => {
    const kind =
      one.field === 'additionalInsuredBox' ? 'ADDITIONAL_INSURED' : one.field === 'waiverBox' ? 'WAIVER' : null
    const unit = units.find(
      ({ page, document, quote }) => page === one.page && document === one.document && quote.includes(one.quote),
    )
    const line = linesOfFacts[one.line ?? 'GENERAL_LIABILITY']
    return kind && one.value === 'YES' && unit && line ? [{ unit: { ...unit, quote: one.quote }, kind, line }] : []
  })
  return [...marked, ...boxesIn(units)]
}

/** The searches for what the certificate promises, as a person sees them. */
export const searchesIn = (documents: readonly CaseDocument[]): PlannedCall[] =>
  documents.length === 0
    ? []
    : ['additional insured endorsement', 'waiver of subrogation endorsement', 'exclusions'].map(query => ({
        name: 'SEARCH_FILE',
        input: { query, sourceIds: documents.slice(0, 50).map(({ sourceId }) => sourceId) },
      }))
