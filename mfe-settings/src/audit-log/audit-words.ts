import { pluralise } from '@coverdesk/design-system'
import type { AuditRowFragment, ChangeKind } from '../generated/documents'

/** What a name in the code does not say well. */
const known: Record<string, string> = {
  'sign-in/request-code': 'Ask for a sign-in code',
  'sign-in/redeem-code': 'Sign in',
  'second-step/begin': 'Begin to set up a second step',
  'second-step/confirm': 'Turn on the second step',
  'second-step/enter': 'Enter the second step',
  'billing/act': 'Change billing',
}

/** "createAccount" as people say it: "Create account". */
export function operationWords(operation: string): string {
  const [, job] = /^job:(.+)$/.exec(operation) ?? []
  return known[operation] ?? sentence(job ?? operation)
}

/** "AgencyUser" as people say it: "Agency user". */
export const typeWords = (typename: string) => sentence(typename)

/** "mailingAddress.postalCode" as people say it: "Mailing address: postal code". */
export function fieldWords(path: string): string {
  const [first = '', ...rest] = path.split('.').map(part => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
  return [sentence(first), ...rest.map(part => sentence(part).toLowerCase())].join(': ')
}

function sentence(name: string) {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_/:]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const kindWords: Record<ChangeKind, string> = { CREATED: 'created', UPDATED: 'changed', DELETED: 'deleted' }

/** "Account changed and 3 more records": what an entry is about, in a line. */
export function recordWords({ records, changeCount }: Pick<AuditRowFragment, 'records' | 'changeCount'>): string {
  // What came or went says more than what was changed beside it.
  const first = records.find(({ kind }) => kind !== 'UPDATED') ?? records[0]
  if (!first) return 'No record changed'
  const more = changeCount > 1 ? ` and ${pluralise(changeCount - 1, 'more record', 'more records')}` : ''
  return `${typeWords(first.typename)} ${kindWords[first.kind]}${more}`
}

/** Who did it; a job has no name. */
export const personWords = (user: AuditRowFragment['user']) =>
  user ? user.name || user.email || 'Somebody who is gone' : 'Automatic'
