import { pluralize } from '@coverdesk/design-system'
import type { AuditRowFragment, ChangeKind } from '../generated/documents'
import { type Named, operationNames, partNames, recordNames } from './audit-names'

/** "createAccount" as people say it: "Create account". */
export function operationWords(operation: string): string {
  const [, job] = /^job:(.+)$/.exec(operation) ?? []
  return nameOf(operationNames, operation) ?? sentence(job ?? operation)
}

/** "AgencyUser" as people say it: "User". */
export const typeWords = (typename: string) => nameOf(recordNames, typename) ?? sentence(typename)

/** "mailingAddress.postalCode" as people say it: "Mailing address: ZIP code". */
export function fieldWords(path: string): string {
  const [first = '', ...rest] = path.split('.').map(part => nameOf(partNames, part) ?? spoken(part))
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(': ')
}

const nameOf = (names: Named, name: string) => (Object.hasOwn(names, name) ? names[name] : undefined)

function spoken(part: string) {
  return /^\d+$/.test(part) ? String(Number(part) + 1) : sentence(part).toLowerCase()
}

function sentence(name: string) {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_/:]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const kindWords: Record<ChangeKind, string> = { CREATED: 'created', UPDATED: 'changed', DELETED: 'deleted' }

/** What a service keeps for itself: part of what was done, but nothing that anybody looks for. */
const inner = new Set([
  'credentialKeys',
  'notifications',
  'accountImportPortions',
  'accountImportMappings',
  'deletedAccounts',
  'deletedBusinessPolicies',
  'policyEvents',
  'policyImportPortions',
  'policyImportMappings',
])

/** Whether the log can sensibly be narrowed to records of this type. */
export const isKnownToPeople = (typename: string) => !inner.has(typename)

/** "Account changed and 3 more records": what an entry is about, in a line. */
export function recordWords({ records, changeCount }: Pick<AuditRowFragment, 'records' | 'changeCount'>): string {
  const first = mainRecord(records)
  if (!first) return 'No record changed'
  const more = changeCount > 1 ? ` and ${pluralize(changeCount - 1, 'more record', 'more records')}` : ''
  return `${typeWords(first.typename)} ${kindWords[first.kind]}${more}`
}

/** What came or went says more than what was changed beside it, and what people know more than what no one does. */
export function mainRecord<Record extends AuditRowFragment['records'][number]>(records: readonly Record[]) {
  const known = records.filter(({ typename }) => isKnownToPeople(typename))
  return known.find(({ kind }) => kind !== 'UPDATED') ?? known[0] ?? records[0]
}

/** Who did it; a job has no name. */
export const personWords = (user: AuditRowFragment['user']) =>
  user ? user.name || user.email || 'A former user' : 'Automatic'
