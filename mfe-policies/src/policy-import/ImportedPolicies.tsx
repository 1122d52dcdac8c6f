import { Badge, formatDate, formatLimit } from '@coverdesk/design-system'
import { type AskedRows, type ImportedRow, ImportRowsPage } from '@coverdesk/design-system/imports'
import { useQuery } from '@coverdesk/plugin-sdk'
import { type ImportedPolicyRowFragment, PolicyImportRowsDocument } from '../generated/documents'
import { overviewPath } from '../paths'
import { typeName } from '../words/policy-types'
import { importWords } from './import-labels'

interface ImportedPoliciesProps {
  /** The import's. */
  id: string
  asked: AskedRows
}

/** Rows of a policy list, as they are or would be stored. */
export function ImportedPolicies({ id, asked }: ImportedPoliciesProps) {
  const query = useQuery(PolicyImportRowsDocument, { id, ...asked })
  const page = query.status === 'loaded' ? query.data.policyImport?.rows : undefined
  return (
    <ImportRowsPage
      words={importWords}
      query={query}
      rows={page?.items.map(shown)}
      endCursor={page?.endCursor}
      next={after => <ImportedPolicies id={id} asked={{ ...asked, after }} />}
    />
  )
}

const shown = (row: ImportedPolicyRowFragment): ImportedRow => ({
  number: row.number,
  outcome: row.outcome,
  name: row.accountName ?? 'No account',
  href: row.policyId && ['CREATED', 'KEPT'].includes(row.outcome) ? overviewPath(row.policyId) : undefined,
  badge: row.type && <Badge tone="neutral">{typeName(row.type)}</Badge>,
  details: [row.carrier, row.policyNumber, termOf(row), row.premium === null ? null : formatLimit(row.premium)],
  errors: row.errors,
  duplicate: row.duplicate ? duplicateOf(row.duplicate) : undefined,
  keptBecause: row.keptBecause,
})

/** "Jan 31, 2026 to Jan 31, 2027" */
function termOf({ inforceAt, expiresAt }: ImportedPolicyRowFragment) {
  if (!inforceAt) return expiresAt && `until ${formatDate(expiresAt)}`
  return expiresAt ? `${formatDate(inforceAt)} to ${formatDate(expiresAt)}` : `from ${formatDate(inforceAt)}`
}

const sameAs = { POLICY_NUMBER: 'Same policy number and carrier as', TERM: 'Same account, type and first day as' }

const duplicateOf = ({ by, policyId, row }: NonNullable<ImportedPolicyRowFragment['duplicate']>) => ({
  sameAs: sameAs[by],
  there: policyId ? { text: 'a policy that is here', href: overviewPath(policyId) } : undefined,
  row,
})
