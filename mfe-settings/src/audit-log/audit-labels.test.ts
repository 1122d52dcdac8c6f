import { expect, it } from 'vitest'
import { fieldWords, isKnownToPeople, operationWords, personWords, recordWords, typeWords } from './audit-labels'

it.each([
  ['createAccount', 'Create account'],
  ['updateAgencyUserPreferences', 'Change own preferences'],
  ['sign-in/redeem-code', 'Sign in'],
  ['beginSecondStep', 'Start two-step verification setup'],
  ['job:account-import-run', 'Import accounts'],
  ['toString', 'To string'],
  ['job:billing-day', 'Billing day'],
  ['assignBusinessPolicies', 'Assign policies'],
  ['job:purge-policy', 'Remove a deleted policy permanently'],
])('says %s as people do', (operation, words) => {
  expect(operationWords(operation)).toBe(words)
})

it('says what a record and a field is', () => {
  expect(typeWords('AgencyUser')).toBe('User')
  expect(typeWords('secondSteps')).toBe('Two-step verification')
  expect(typeWords('SavedView')).toBe('Saved view')
  expect(fieldWords('mailingAddress.postalCode')).toBe('Mailing address: ZIP code')
  expect(fieldWords('dba')).toBe('DBA')
  expect(fieldWords('contacts.0.name')).toBe('Contacts: 1: name')
})

it('says what an entry is about, in a line', () => {
  const record = { __typename: 'AuditedRecord', typename: 'Account', recordId: '1', kind: 'UPDATED' } as const
  expect(recordWords({ records: [record], changeCount: 1 })).toBe('Account changed')
  expect(recordWords({ records: [record, record], changeCount: 2 })).toBe('Account changed and 1 more record')
  expect(recordWords({ records: [record], changeCount: 12 })).toBe('Account changed and 11 more records')
  expect(recordWords({ records: [], changeCount: 0 })).toBe('No record changed')
})

it('speaks of the record that people know, whatever a service keeps beside it', () => {
  const portion = {
    __typename: 'AuditedRecord',
    typename: 'accountImportPortions',
    recordId: '1',
    kind: 'CREATED',
  } as const
  const upload = { ...portion, typename: 'accountImports', kind: 'UPDATED' } as const
  expect(recordWords({ records: [portion, upload], changeCount: 2 })).toBe('Import changed and 1 more record')
  expect(recordWords({ records: [portion], changeCount: 1 })).toBe('Rows of an import created')
  const renewal = { ...portion, typename: 'policyEvents' } as const
  const renewed = { ...portion, typename: 'BusinessPolicy' } as const
  expect(recordWords({ records: [renewal, renewed], changeCount: 2 })).toBe('Policy created and 1 more record')
  expect(['policyEvents', 'deletedBusinessPolicies', 'PolicyFile'].filter(isKnownToPeople)).toEqual(['PolicyFile'])
  expect(['accountImportPortions', 'accountImports', 'Account'].filter(isKnownToPeople)).toEqual([
    'accountImports',
    'Account',
  ])
})

it('knows who did it, or that no one did', () => {
  const maya = { __typename: 'AgencyUser', id: '1', name: 'Maya Reyes', email: 'maya@harborpoint.example' } as const
  expect(personWords(maya)).toBe('Maya Reyes')
  expect(personWords({ ...maya, name: null })).toBe('maya@harborpoint.example')
  expect(personWords(null)).toBe('Automatic')
})
