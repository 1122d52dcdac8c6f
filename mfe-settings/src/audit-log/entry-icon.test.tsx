import { expect, it } from 'vitest'
import type { ChangeKind } from '../generated/documents'
import { entryIcon } from './EntryIcon'

const maya = { __typename: 'AgencyUser', id: '1', name: 'Maya Reyes', email: 'maya@harborpoint.example' } as const
const account = (kind: ChangeKind) =>
  ({ __typename: 'AuditedRecord', typename: 'Account', recordId: '1', kind }) as const

it.each([
  ['createAccount', [account('CREATED')], 'added'],
  ['updateAccount', [account('UPDATED')], 'changed'],
  ['deleteAccount', [account('UPDATED'), account('DELETED')], 'removed'],
  ['mergeAccounts', [account('DELETED')], 'merged'],
  ['job:account-import-run', [account('CREATED')], 'imported'],
  ['account-data/export', [account('CREATED')], 'exported'],
  ['sign-in/redeem-code', [], 'person'],
  ['beginSecondStep', [], 'security'],
  ['approveSomething', [], 'done'],
])('shows %s with the icon of what was done', (operation, records, icon) => {
  expect(entryIcon({ operation, records, user: maya })).toBe(icon)
})

it('shows what no one did as automatic', () => {
  expect(entryIcon({ operation: 'job:billing-day', records: [account('UPDATED')], user: null })).toBe('automatic')
})
