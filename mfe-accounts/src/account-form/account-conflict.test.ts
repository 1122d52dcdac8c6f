import { describe, expect, it } from 'vitest'
import { conflictsBetween as conflictsOf } from '../edit-conflict/conflicts'
import { accountFields } from './account-conflict'
import { type AccountValues, createInput, newAccount, updateInput, valuesOf } from './account-values'

const saved = valuesOf({
  __typename: 'Account',
  id: 'a1',
  type: 'BUSINESS',
  version: 3,
  createdAt: '2024-01-12T17:20:00Z',
  details: {
    __typename: 'BusinessAccount',
    name: 'Bayview Marine Services LLC',
    dba: null,
    email: 'ops@bayviewmarine.example',
    phone: '+16195550140',
    website: null,
    mailingAddress: {
      __typename: 'Address',
      line1: '4120 Harbor Dr',
      line2: null,
      city: 'San Diego',
      zone: 'CA',
      postalCode: '92101',
    },
  },
  contacts: [
    {
      __typename: 'Contact',
      id: 'c1',
      version: 1,
      name: 'Teresa Alvarado',
      email: 'teresa@bayview.example',
      phone: null,
    },
  ],
})

const conflictsBetween = (...values: [AccountValues, AccountValues, AccountValues]) =>
  conflictsOf(accountFields, ...values)

const withBusiness = (change: Partial<AccountValues['business']>): AccountValues => ({
  ...saved,
  business: { ...saved.business, ...change },
})

describe('when two people changed one account', () => {
  it('nothing is in conflict where they came to the same values', () => {
    const same = withBusiness({ dba: 'Bayview' })
    expect(conflictsBetween(saved, same, same)).toEqual([])
  })

  it('a field that only I changed is no conflict', () => {
    expect(conflictsBetween(saved, withBusiness({ dba: 'Bayview' }), saved)).toEqual([])
  })

  it('a field that only they changed is shown as theirs to take', () => {
    const theirs = withBusiness({ phone: '(619) 555-0199' })
    expect(conflictsBetween(saved, withBusiness({ dba: 'Bayview' }), theirs)).toEqual([
      {
        path: 'business.phone',
        label: 'Phone',
        mine: '(619) 555-0140',
        theirs: '(619) 555-0199',
        changedByBoth: false,
      },
    ])
  })

  it('a part of the address that both changed is for me to decide', () => {
    const moved = (city: string) => withBusiness({ mailingAddress: { ...saved.business.mailingAddress, city } })
    expect(conflictsBetween(saved, moved('Oakland'), moved('Oceanside'))).toMatchObject([
      { path: 'business.mailingAddress.city', mine: 'Oakland', theirs: 'Oceanside', changedByBoth: true },
    ])
  })

  it('another contact is a conflict with the new one that I entered', () => {
    const mine: AccountValues = { ...saved, contactChoice: 'new', associateContactId: '' }
    expect(conflictsBetween(saved, mine, { ...saved, associateContactId: 'c2' })).toMatchObject([
      { path: 'associateContactId', theirs: 'c2', changedByBoth: true },
    ])
  })
})

describe('what is sent', () => {
  it('of a business is the business and one choice of contact', () => {
    expect(Object.keys(createInput(newAccount))).toEqual(['type', 'business', 'contact'])
    const chosen: AccountValues = { ...newAccount, contactChoice: 'existing', associateContactId: 'c1' }
    expect(Object.keys(createInput(chosen))).toEqual(['type', 'business', 'associateContactId'])
  })

  it('of an individual has no contact', () => {
    expect(Object.keys(createInput({ ...newAccount, type: 'INDIVIDUAL' }))).toEqual(['type', 'individual'])
  })

  it('of a change leaves the contact out unless another one was chosen', () => {
    expect(Object.keys(updateInput(saved, 'c1'))).toEqual(['business'])
    expect(updateInput({ ...saved, associateContactId: 'c2' }, 'c1').associateContactId).toBe('c2')
    expect(updateInput({ ...saved, contactChoice: 'new' }, 'c1').contact).toEqual(newAccount.contact)
  })
})
