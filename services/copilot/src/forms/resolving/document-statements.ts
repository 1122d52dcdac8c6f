import { type DocumentKind, type FieldName, type InsuranceType, isLimitField } from '@coverdesk/coverage'
import { factsOf, type StoredFact } from '../../facts/storing/facts-of.ts'
import type { FormTemplate } from '../templates/form-templates.ts'
import type { DocumentStatement, FormDocument } from './form-case.ts'

/** What a contract requires and what claims cost is no insurance that there is. */
const neverUsed: ReadonlySet<DocumentKind | null> = new Set(['CONTRACT', 'LOSS_RUN'])
/** These show no insurance in force: other people wrote them, or nothing is bound yet. */
const noEvidence: ReadonlySet<DocumentKind | null> = new Set(['CERTIFICATE', 'QUOTE'])
/** What an application says of the client holds for evidence, too; what insurance it asks for doesn’t. */
const aboutClient: ReadonlySet<FieldName> = new Set<FieldName>([
  ...(['insuredName', 'insuredAddress', 'locations', 'operations', 'annualRevenue'] as const),
  ...(['annualPayroll', 'employeeCount', 'yearBuilt', 'yearsInBusiness'] as const),
])

interface Source {
  sourceId: string
  name: string
}

/** What the documents of a workspace state that such a form may be filled from. */
export async function statementsOfDocuments(
  sources: readonly Source[],
  { isEvidence }: Pick<FormTemplate, 'isEvidence'>,
): Promise<FormDocument[]> {
  const facts = await factsOf(sources.map(({ sourceId }) => sourceId))
  return sources.flatMap(source => {
    const own = facts.filter(({ fileId }) => fileId === source.sourceId)
    const kind = kindOf(own)
    if (neverUsed.has(kind) || (isEvidence && noEvidence.has(kind))) return []
    const isSecondary = isEvidence && kind === 'APPLICATION'
    const statements = own
      .filter(({ field }) => !isSecondary || aboutClient.has(field))
      .flatMap(fact => statementsOf(fact, source))
    const lines = new Set<InsuranceType>()
    // A list of required or underlying policies is no policy of its own: limits, numbers and insurers are.
    for (const { line, field } of statements) {
      if (line && (isLimitField(field) || ['policyNumber', 'insurerName', 'effectiveDate'].includes(field)))
        lines.add(line)
    }
    return [{ sourceId: source.sourceId, statements, isSecondary, lines }]
  })
}

const kindOf = (facts: readonly StoredFact[]) =>
  (facts.find(({ field, state }) => field === 'documentKind' && state === 'FOUND')?.value as
    | DocumentKind
    | undefined) ?? null

function statementsOf(fact: StoredFact, { sourceId, name }: Source): DocumentStatement[] {
  if (fact.state === 'NOT_FOUND') return []
  const { field, line, unit, confidence } = fact
  const values = fact.state === 'AMBIGUOUS' ? fact.values : [fact.value].flat()
  const isMany = fact.state === 'AMBIGUOUS' || Array.isArray(fact.value)
  const places = isMany ? fact.evidence : fact.evidence.slice(0, 1)
  return places.flatMap(({ page, quote }, place) => {
    const value = values[place]
    if (value === undefined) return []
    const own = (fact.state === 'AMBIGUOUS' ? fact.units?.[place] : undefined) ?? unit
    return [{ sourceId, name, page, quote, field, line, value, unit: own, confidence }]
  })
}
