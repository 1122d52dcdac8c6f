import { dayAfter, startOfDay } from '@coverdesk/design-system'
import { currentSession, defineList, type FilterDefinition } from '@coverdesk/plugin-sdk'
import { AuditLogDocument, type AuditLogQueryVariables, type ChangeKind } from '../generated/documents'
import { auditColumns } from './audit-columns'

/** What the address of the log may name. */
interface Filters {
  person: string
  type: string
  change: ChangeKind
  from: string
  to: string
}

const changes: readonly { value: ChangeKind; label: string }[] = [
  { value: 'CREATED', label: 'Created' },
  { value: 'UPDATED', label: 'Changed' },
  { value: 'DELETED', label: 'Deleted' },
]

const filters: { readonly [Name in keyof Filters]: FilterDefinition<Filters[Name]> } = {
  person: { label: 'Person' },
  type: { label: 'Record' },
  change: { label: 'Change', options: changes },
  from: { label: 'From', kind: 'day' },
  to: { label: 'To', kind: 'day' },
}

/** What was done in the agency, the newest first: `?person=…&type=Account&change=DELETED&from=2026-11-01&to=2026-11-30`. */
export const auditList = defineList({
  id: 'audit',
  document: AuditLogDocument,
  pageOf: ({ auditLog }) => auditLog,
  searchable: false,
  columns: auditColumns,
  filters,
  variables: ({ filters: set }) => (Object.keys(set).length > 0 ? { filter: filterOf(set as Partial<Filters>) } : {}),
})

/** The days are those of the agency's calendar; the last one is in. */
function filterOf({ person, type, change, from, to }: Partial<Filters>): NonNullable<AuditLogQueryVariables['filter']> {
  const { timeZone } = currentSession().agency
  return {
    ...(person && { userId: person }),
    ...(type && { typename: type }),
    ...(change && { kind: change }),
    ...(from && { from: startOfDay(from, timeZone) }),
    ...(to && { to: startOfDay(dayAfter(to), timeZone) }),
  }
}
