import { formatPhone } from '@coverdesk/design-system'
import { type AskedRows, type ImportedRow, ImportRowsPage } from '@coverdesk/design-system/imports'
import { useQuery } from '@coverdesk/plugin-sdk'
import { AccountTypeBadge } from '../account-type/AccountTypeBadge'
import { AccountImportRowsDocument, type ImportedRowFragment } from '../generated/documents'
import { importWords } from './import-labels'

interface ImportedAccountsProps {
  /** The import's. */
  id: string
  asked: AskedRows
}

/** Rows of a client list, as they are or would be stored. */
export function ImportedAccounts({ id, asked }: ImportedAccountsProps) {
  const query = useQuery(AccountImportRowsDocument, { id, ...asked })
  const page = query.status === 'loaded' ? query.data.accountImport?.rows : undefined
  return (
    <ImportRowsPage
      words={importWords}
      query={query}
      rows={page?.items.map(shown)}
      endCursor={page?.endCursor}
      next={after => <ImportedAccounts id={id} asked={{ ...asked, after }} />}
    />
  )
}

const accountPath = (id: string) => `/app/accounts/${id}`

const sameAs = { EMAIL: 'Same email as', NAME_AND_ZIP: 'Same name and ZIP code as' }

const shown = (row: ImportedRowFragment): ImportedRow => ({
  number: row.number,
  outcome: row.outcome,
  name: row.name ?? 'No name',
  href: row.accountId && ['CREATED', 'KEPT'].includes(row.outcome) ? accountPath(row.accountId) : undefined,
  badge: row.type && <AccountTypeBadge type={row.type} />,
  details: [row.email, row.phone && formatPhone(row.phone), row.address],
  errors: row.errors,
  notes: row.notes,
  duplicate: row.duplicate ? duplicateOf(row.duplicate) : undefined,
  keptBecause: row.keptBecause,
})

const duplicateOf = ({ by, accountId, row }: NonNullable<ImportedRowFragment['duplicate']>) => ({
  sameAs: sameAs[by],
  there: accountId ? { text: 'an account that is here', href: accountPath(accountId) } : undefined,
  row,
})
