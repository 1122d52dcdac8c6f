import { describe, expect, it } from 'vitest'
import type { AskType } from '../classifier/ask-types.ts'
import { fieldsOf } from './ask-fields.ts'

const fields = (type: AskType, ...about: string[]) =>
  fieldsOf({ type, sentence: about[0] ?? '', confidence: 0.9, isCertain: true, about })

describe('whom a certificate is for', () => {
  it.each([
    ['Please send a certificate of insurance to Port of Oakland.', 'Port of Oakland'],
    ['Can you issue a COI for Walsh Group, 929 W Adams St, Chicago, IL 60607?', 'Walsh Group'],
    ['Certificate holder should be Hines Property Management, LLC.', 'Hines Property Management, LLC'],
    ['Please name the City of San Jose as certificate holder.', 'the City of San Jose'],
    ['We need a certificate naming Chase Bank as holder.', 'Chase Bank'],
  ])('is read from %j', (sentence, holderName) => {
    expect(fields('CREATE_CERTIFICATE', sentence).holderName).toBe(holderName)
  })

  it.each(['I need a certificate for my landlord.', 'Please send the COI to them by Friday.', 'need a coi asap'])(
    'is left out where %j does not name them',
    sentence => expect(fields('CREATE_CERTIFICATE', sentence).holderName).toBeNull(),
  )

  it('is read from what follows, with its address', () => {
    const found = fields(
      'CREATE_CERTIFICATE',
      'We need a certificate with additional insured.',
      'Holder: Vance Marine Contractors, 18 Wharf Rd, Suite 4, Alameda, CA 94501',
    )
    expect(found).toMatchObject({
      ...{ holderName: 'Vance Marine Contractors', additionalInsured: true },
      holderAddress: { line1: '18 Wharf Rd', line2: 'Suite 4', city: 'Alameda', zone: 'CA', postalCode: '94501' },
    })
  })
})

it('reads who becomes an additional insured', () => {
  expect(fields('ADD_ADDITIONAL_INSURED', 'Please add Turner Construction as an additional insured.').holderName).toBe(
    'Turner Construction',
  )
  expect(fields('ADD_ADDITIONAL_INSURED', 'My landlord has to be an additional insured.').holderName).toBeNull()
})

it('reads why a policy is to be canceled', () => {
  expect(fields('CANCEL_POLICY', 'Please cancel my policy because the house is sold.').reason).toBe('the house is sold')
  expect(fields('CANCEL_POLICY', 'I sold the business, so please cancel the policy.').reason).toBe(
    'I sold the business',
  )
  expect(fields('CANCEL_POLICY', 'Please cancel policy 4471.').reason).toBeNull()
})

it('names the document', () => {
  expect(fields('DOCUMENT_REQUEST', 'We need loss runs for the policy.').documentType).toBe('Loss runs')
  expect(fields('DOCUMENT_REQUEST', 'Please send whatever you have.').documentType).toBeNull()
})

it('knows a loss from a question about one', () => {
  expect(fields('OTHER', 'We had an accident this morning.').isLoss).toBe(true)
  expect(fields('OTHER', 'Please call me about fire coverage.').isLoss).toBe(false)
  expect(fields('QUESTION', 'We had an accident this morning.').isLoss).toBe(false)
})
