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
    ['Please name the City of San Jose as certificate holder.', 'City of San Jose'],
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

describe('a field that isn’t certain', () => {
  it.each([
    ['a policy number', 'Please issue a certificate for policy NLA-11621-2026.'],
    ['someone it is sent to', 'Please send the certificate to Ken Barlow, kbarlow@library.example.'],
    ['a job', 'I need a COI for the Fairview Library project.'],
    ['a word for someone unnamed', 'Certificate holder: The Landlord'],
    ['words that are all in capitals', 'NEED A CERTIFICATE FOR PORT OF OAKLAND TODAY'],
  ])('is empty, with the client’s words: %s', (_, sentence) => {
    expect(fields('CREATE_CERTIFICATE', sentence)).toMatchObject({
      ...{ holderName: null, unclear: [{ field: 'holderName', quote: sentence }] },
    })
  })
})

it('reads the name that a client corrects, and which one is wrong', () => {
  const sentence =
    'the Port sent it back: it has to name the San Diego Unified Port District, not the Port of San Diego.'
  expect(fields('CREATE_CERTIFICATE', sentence)).toMatchObject({
    ...{ holderName: 'San Diego Unified Port District', wrongName: 'Port of San Diego', unclear: [] },
  })
})

it('marks what a certificate has to show, unless the client refuses it', () => {
  const asked = fields(
    'CREATE_CERTIFICATE',
    'Certificate for Walsh Group.',
    'They want to be AI, primary and noncontributory, with a waiver of subrogation.',
  )
  expect(asked).toMatchObject({ additionalInsured: true, waiver: true, primary: true })
  const plain = fields('CREATE_CERTIFICATE', 'Certificate for Walsh Group, no waiver and not as additional insured.')
  expect(plain).toMatchObject({ additionalInsured: false, waiver: false, primary: false })
})
