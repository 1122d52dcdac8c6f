import { describe, expect, it } from 'vitest'
import { type FormTemplateId, formTemplates } from '../templates/form-templates.ts'
import { answersIn } from './answers.ts'
import type { DocumentStatement, FormCase } from './form-case.ts'
import { addressIn } from './notation.ts'
import { holderOf, insuredOf } from './parties.ts'

const named = (value: string): DocumentStatement => ({
  ...{ sourceId: 'f1', name: 'Declarations.pdf', page: 2, quote: value, field: 'additionalInsureds', line: null },
  ...{ value, unit: 'TEXT', confidence: 1 },
})
const given = (templateId: FormTemplateId, message: string, statements: DocumentStatement[] = []): FormCase => ({
  ...{ templateId, template: formTemplates[templateId], answers: answersIn([message]) },
  documents: [{ sourceId: 'f1', statements, isSecondary: false, lines: new Set() }],
  records: {
    ...{ today: '2027-01-01', agency: null, contact: null, holder: null, policyId: null, policies: [] },
    insured: { name: 'Heron Hardware LLC', address: null },
  },
})

describe('the insured of a certificate', () => {
  const said = (field: 'insuredName' | 'insuredAddress', value: string) => ({ ...named(value), field })
  const application = [said('insuredName', 'Heron Hardware'), said('insuredAddress', '1 Quay St, Oakland, CA 94607')]
  const asked = (insured: FormCase['records']['insured']) => {
    const { documents, ...rest } = given('ACORD_25', '', application)
    return insuredOf({
      ...{ ...rest, documents: documents.map(one => ({ ...one, isSecondary: true })) },
      records: { ...rest.records, insured },
    })
  }

  it('is as the client’s application says where the records lack it, for someone to look at', () => {
    const insured = asked({ name: 'Heron Hardware LLC', address: null })
    expect(insured('name')).toMatchObject({ state: 'CERTAIN', text: 'Heron Hardware LLC' })
    expect(insured('city')).toMatchObject({
      ...{ state: 'UNCERTAIN', text: 'Oakland', reason: 'Only the client’s application says this. Check it.' },
      stated: [{ evidence: { page: 2 } }],
    })
    expect(asked(null)('name')).toMatchObject({ state: 'UNCERTAIN', text: 'Heron Hardware' })
    expect(asked(null)('phone').state).toBe('MISSING')
  })
})

describe('the certificate holder or additional interest', () => {
  it('is taken apart where a person wrote it, in lines or in one', () => {
    for (const written of [
      'Alder Bank\n1 Vault Lane\nAlameda, CA 94501',
      'Alder Bank, 1 Vault Lane, Alameda, CA 94501',
    ]) {
      const holder = holderOf(given('ACORD_25', `Certificate Holder: ${written}`))
      expect(['name', 'addressLine1', 'city', 'state', 'zip'].map(fact => holder(fact).text)).toEqual([
        ...['Alder Bank', '1 Vault Lane', 'Alameda', 'CA', '94501'],
      ])
    }
  })

  it('is the insured for a certificate whose box was left empty', () => {
    const message = "Certificate Holder: Use the named insured's information as the certificate holder."
    expect(holderOf(given('ACORD_24', message))('name')).toMatchObject({ state: 'CERTAIN', text: 'Heron Hardware LLC' })
  })

  it('is whom the documents name for evidence of property whose box was left empty; of two, neither', () => {
    const message = 'Additional Interest: Reference the documentation accordingly.'
    const bank = holderOf(given('ACORD_28', message, [named('Alder Bank')]))('name')
    expect(bank).toMatchObject({ text: 'Alder Bank', stated: [{ evidence: { page: 2 } }] })
    const two = holderOf(given('ACORD_27', message, [named('Alder Bank'), named('City of Calder')]))('name')
    expect(two).toMatchObject({ state: 'UNCERTAIN', text: null, stated: [{}, {}] })
    expect(holderOf(given('ACORD_27', message))('name').state).toBe('MISSING')
  })
})

it.each([
  ['1 Main St, Suite 4, Oakland, CA 94607', { line1: '1 Main St', line2: 'Suite 4', city: 'Oakland' }],
  ['1 Main St\nOakland, CA 94607-1234', { line1: '1 Main St', line2: null, postalCode: '94607-1234' }],
  ['Somewhere in Oakland', null],
])('the address %s is taken apart, or left alone', (text, expected) => {
  const found = addressIn(text)
  if (expected) expect(found).toMatchObject(expected)
  else expect(found).toBeNull()
})
