import { parseInput, type ValidationError } from '@coverdesk/kit'
import { describe, expect, it } from 'vitest'
import { canaryData } from '../demo-seed/canary-data.ts'
import { harborPointData } from '../demo-seed/harbor-point-data.ts'
import { recordsOf } from '../demo-seed/seed-demo.ts'
import { createAccountInput, updateAccountInput, withFirstContact } from './account.rules.ts'

function errorsOf(parse: () => unknown): Record<string, string> {
  try {
    parse()
  } catch (error) {
    const { validationErrors } = (error as { extensions: { validationErrors: ValidationError[] } }).extensions
    return Object.fromEntries(validationErrors.map(({ path, message }) => [path, message]))
  }
  return {}
}
const creationErrors = (input: object) => errorsOf(() => parseInput(createAccountInput, input))

const contact = { name: 'Ann', email: 'ann@b.example' }
const business = { name: 'B Inc.', email: 'office@b.example' }
const address = { line1: '1 Main St', city: 'Albany', zone: 'NY', postalCode: '12203' }
const emailMessage = 'Enter an email address such as name@example.com.'

describe('creating an account', () => {
  it('shows everything that a business lacks at once', () => {
    expect(creationErrors({ type: 'BUSINESS' })).toEqual({
      'business.name': 'Enter the name of the business.',
      'business.email': emailMessage,
      contact: 'Add a contact, or choose an existing one.',
    })
  })

  it('shows everything that an individual lacks at once', () => {
    expect(creationErrors({ type: 'INDIVIDUAL', individual: null })).toEqual({
      'individual.name': 'Enter the name of the person.',
      'individual.email': emailMessage,
    })
  })

  it.each([undefined, null, 'HOUSEHOLD'])('needs one of the two types, not %j', type => {
    expect(creationErrors({ type, business, contact })).toEqual({ type: 'Choose Business or Individual.' })
  })

  it('takes either a new contact or an existing one', () => {
    expect(creationErrors({ type: 'BUSINESS', business, contact, associateContactId: 'x' })).toEqual({
      contact: 'Choose either a new contact or an existing one.',
    })
    expect(creationErrors({ type: 'BUSINESS', business, contact, associateContactId: null })).toEqual({})
    expect(creationErrors({ type: 'BUSINESS', business, contact: null, associateContactId: 'x' })).toEqual({})
  })

  it('names the fields of the new contact', () => {
    expect(creationErrors({ type: 'BUSINESS', business, contact: { name: ' ', email: 'x', phone: '12' } })).toEqual({
      'contact.name': "Enter the contact's name.",
      'contact.email': emailMessage,
      'contact.phone': 'Enter a phone number such as (415) 555-0142.',
    })
  })

  it('refuses the payload of the other type, and a contact of an individual', () => {
    const both = 'An account is either a business or an individual.'
    expect(creationErrors({ type: 'BUSINESS', business, individual: business, contact })).toEqual({ individual: both })
    expect(creationErrors({ type: 'INDIVIDUAL', individual: business, business, contact })).toEqual({
      business: both,
      contact: 'Only a business has a contact.',
    })
  })

  it('bounds the length of names', () => {
    const long = { ...business, name: 'x'.repeat(201) }
    expect(creationErrors({ type: 'BUSINESS', business: long, contact })).toEqual({
      'business.name': 'Use at most 200 characters.',
    })
  })
})

describe('updating an account', () => {
  const errors = (type: keyof typeof updateAccountInput, input: object) =>
    errorsOf(() => parseInput(updateAccountInput[type], input))

  it('changes only what is given', () => {
    expect(errors('BUSINESS', {})).toEqual({})
    expect(errors('BUSINESS', { contact })).toEqual({})
    expect(errors('INDIVIDUAL', { individual: business })).toEqual({})
  })

  it('keeps the type', () => {
    expect(errors('BUSINESS', { individual: business })).toEqual({ individual: 'This account is a business.' })
    expect(errors('INDIVIDUAL', { business })).toEqual({ business: 'This account is an individual.' })
  })

  it('puts the chosen contact first, once', () => {
    expect(withFirstContact([], 'n')).toEqual(['n'])
    expect(withFirstContact(['a', 'b', 'c'], 'n')).toEqual(['n', 'b', 'c'])
    expect(withFirstContact(['a', 'b', 'c'], 'c')).toEqual(['c', 'b'])
  })
})

describe('the mailing address', () => {
  const addressErrors = (mailingAddress: unknown) =>
    creationErrors({ type: 'INDIVIDUAL', individual: { ...business, mailingAddress } })

  it.each([undefined, null, {}, { line1: ' ', city: '', zone: null }])('is optional as a whole: %j', none => {
    expect(addressErrors(none)).toEqual({})
  })

  it('is complete once any part is given', () => {
    expect(addressErrors({ line2: 'Suite 2' })).toEqual({
      'individual.mailingAddress.line1': 'Enter the street address.',
      'individual.mailingAddress.city': 'Enter the city.',
      'individual.mailingAddress.zone': 'Choose a state.',
      'individual.mailingAddress.postalCode': 'Enter a ZIP code such as 94107 or 94107-1234.',
    })
  })

  it('takes states, the district and territories, and ZIP or ZIP+4', () => {
    for (const zone of ['CA', 'ny', 'DC', 'PR', 'GU']) expect(addressErrors({ ...address, zone })).toEqual({})
    for (const zone of ['XX', 'California', 'ON']) {
      expect(addressErrors({ ...address, zone })).toEqual({ 'individual.mailingAddress.zone': 'Choose a state.' })
    }
    expect(addressErrors({ ...address, postalCode: '12203-0001' })).toEqual({})
    for (const postalCode of ['1220', '12203-', 'K1A 0B1', '122030001']) {
      expect(Object.keys(addressErrors({ ...address, postalCode }))).toEqual(['individual.mailingAddress.postalCode'])
    }
  })
})

describe('the demo data', () => {
  it('passes the rules of the forms', () => {
    const { accounts, contacts } = recordsOf('67', harborPointData)
    expect(accounts).toHaveLength(40)
    expect(new Set([...accounts, ...contacts].map(({ _id }) => String(_id))).size).toBe(40 + contacts.length)
    expect(recordsOf('68', canaryData).accounts).toHaveLength(5)
  })

  it('marks every text of the second agency', () => {
    const strings = JSON.stringify(canaryData).match(/"(name|line1|line2|city|dba|email|website)":"[^"]*"/g) ?? []
    expect(strings.length).toBeGreaterThan(20)
    expect(strings.filter(text => !text.includes('CANARY_B'))).toEqual([])
  })
})
