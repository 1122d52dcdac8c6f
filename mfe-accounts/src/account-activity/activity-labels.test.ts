import { expect, it } from 'vitest'
import { activityWords, fieldWords, personOf, valueWords } from './activity-labels'

const maya = { __typename: 'AgencyUser' as const, id: 'u1', name: 'Maya Reyes' }
const change = (typename: string, kind: 'CREATED' | 'UPDATED' | 'DELETED', name: string | null = null) => ({
  __typename: 'ActivityChange' as const,
  typename,
  recordId: 'r1',
  kind,
  name,
  fields: [],
})

it.each([
  [
    'createAccount',
    [change('Account', 'CREATED'), change('Contact', 'CREATED', 'Dana')],
    'created the account, created the contact Dana',
  ],
  ['updateContact', [change('Contact', 'UPDATED', 'Dana')], 'changed the contact Dana'],
  ['createAccountNote', [change('AccountNote', 'CREATED')], 'wrote a note'],
  ['deleteAccountNote', [change('AccountNote', 'DELETED')], 'deleted a note'],
  ['restoreAccountNote', [change('AccountNote', 'CREATED')], 'brought a note back'],
  ['updateAccount', [], 'saved without a change'],
  [
    'createCertificate',
    [change('CertificateOfLiabilityInsurance', 'CREATED', 'COI-000007')],
    'issued certificate COI-000007',
  ],
  [
    'certificate-reissue/issue 1',
    [change('CertificateOfLiabilityInsurance', 'CREATED', 'COI-000008')],
    'issued certificate COI-000008',
  ],
  ['archiveRecord', [change('Unheard', 'UPDATED')], 'changed a record of the account'],
])('%s is told in a sentence', (operation, changes, done) => {
  expect(activityWords({ user: maya, operation, changes })).toBe(`Maya Reyes ${done}`)
})

it('a job and a person who is gone have names, too', () => {
  expect(personOf({ user: null })).toBe('Coverdesk')
  expect(personOf({ user: { ...maya, name: null } })).toBe('A former user')
})

it('fields and values are told as the screens show them', () => {
  expect(['details.mailingAddress.postalCode', 'details.dba', 'contacts'].map(fieldWords)).toEqual([
    'ZIP code',
    'DBA',
    'Contacts',
  ])
  expect(valueWords('details.phone', '+14155550142')).toBe('(415) 555-0142')
  expect(valueWords('type', 'BUSINESS')).toBe('Business')
})
