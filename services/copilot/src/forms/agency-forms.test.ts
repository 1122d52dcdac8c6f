import { dressedUp } from '@coverdesk/forms/testing'
import { describe, expect, it } from 'vitest'
import { them, us } from '../testing/copilot-subgraph.ts'
import { formTexts, useForms } from './testing/use-forms.ts'

const forms = useForms()

interface Slot {
  template: string
  name: string
  state: string
  form: { id: string } | null
}
const slotOf = async (template: string) =>
  (await forms.data<{ caraForms: Slot[] }>(formTexts.slots)).caraForms.find(slot => slot.template === template)

describe('the forms of an agency', { timeout: 60_000 }, () => {
  it('are twelve, and the agency has none of them at first', async () => {
    const { caraForms } = await forms.data<{ caraForms: Slot[] }>(formTexts.slots)
    expect(caraForms.map(({ name }) => name)).toEqual(
      [24, 25, 27, 28, 35, 36, 75, 125, 126, 130, 131, 140].map(number => `ACORD ${number}`),
    )
    expect(new Set(caraForms.map(({ state }) => state))).toEqual(new Set(['NO_FORM']))
  })

  it('need someone who says that there is a license, and keep who and when', async () => {
    const fileId = await forms.send([{ name: 'Date' }])
    const { extensions } = await forms.failure(formTexts.upload, { template: 'ACORD_24', input: { fileId } })
    expect(extensions['validationErrors']).toEqual([
      { path: 'isLicensed', message: 'Confirm that your agency has a license for this form.' },
    ])
    const form = await forms.upload('ACORD_24')
    expect(form).toMatchObject({ licensedBy: { id: us.userId }, licensedAt: expect.any(String) })
  })

  it('are matched by the names of their fields, then by tooltips; signatures never', async () => {
    const form = await forms.upload('ACORD_25')
    const matched = new Map(form.fields.map(({ name, source, matchedBy }) => [name, [source, matchedBy]]))
    expect(matched.get('F[0].P1[0].NamedInsured_FullName_A[0]')).toEqual(['insured.name', 'NAME'])
    expect(matched.get('F[0].P1[0].GeneralLiability_EachOccurrence_LimitAmount_A[0]')).toEqual([
      'generalLiability.eachOccurrence',
      'NAME',
    ])
    expect(matched.get('F[0].P1[0].GeneralLiability_SubrogationWaivedCode_A[0]')).toEqual([
      'generalLiability.waiverYesNo',
      'NAME',
    ])
    expect(matched.get('Loan')).toEqual(['form.loanNumber', 'NAME'])
    expect(matched.get('F[0].P1[0].Producer_AuthorizedRepresentative_Signature_A[0]')).toEqual([null, null])
  })

  it('are ready once a person has looked at what was proposed, and are replaced with their matches kept', async () => {
    const form = await forms.upload('ACORD_27')
    expect([form.state, (await slotOf('ACORD_27'))?.state]).toEqual(['NEEDS_MAPPING', 'NEEDS_MAPPING'])
    const { id, version } = form
    const fields = [{ name: 'Loan', source: 'policy.policyNumber' }]
    const mapped = await forms.changed<typeof form>(formTexts.map, { id, version, fields })
    expect(mapped).toMatchObject({ state: 'READY', version: version + 1 })
    const replaced = await forms.upload('ACORD_27')
    expect(replaced).toMatchObject({ id, state: 'NEEDS_MAPPING' })
    expect(replaced.fields.find(({ name }) => name === 'Loan')).toMatchObject({
      source: 'policy.policyNumber',
      matchedBy: 'FORMER_FORM',
    })
    expect(replaced.viewUrl).not.toBe(form.viewUrl)
  })

  it('refuse a match that a field can’t show, a signature, and an older version', async () => {
    const { id, version } = await forms.upload('ACORD_28')
    const fields = [
      { name: 'Loan', source: 'generalLiability.isCertified' },
      { name: 'F[0].P1[0].Producer_AuthorizedRepresentative_Signature_A[0]', source: 'contact.name' },
      { name: 'Nothing', source: 'insured.name' },
    ]
    const { extensions } = await forms.failure(formTexts.map, { id, version, fields })
    expect(extensions['validationErrors']).toEqual([
      { path: 'fields.0.source', message: 'A mark needs a check box. Choose a text.' },
      { path: 'fields.1.source', message: 'A signature stays empty: people sign.' },
      { path: 'fields.2.name', message: 'This form doesn’t have that field.' },
    ])
    const old = await forms.failure(formTexts.map, { id, version: version - 1, fields: [] })
    expect(old.extensions['code']).toBe('CONFLICT')
  })

  it('open when they are encrypted with an empty password and carry scripts and XFA', async () => {
    const encrypt = {
      userPassword: '',
      ownerPassword: 'secret',
      algorithm: 'AES-128',
      allowWeakCryptography: true,
    } as const
    const form = await forms.upload('ACORD_35', [{ name: 'Insured_Name' }], { encrypt, dress: dressedUp })
    expect(form.fields).toMatchObject([{ name: 'Insured_Name', source: 'insured.name' }])
  })

  it('are removed for good, and belong to their agency alone', async () => {
    const { id, version } = await forms.upload('ACORD_36')
    const theirs = await forms.failure(formTexts.remove, { id, version }, them)
    expect(theirs.extensions['code']).toBe('NOT_FOUND')
    expect(await forms.subgraph().data(them, formTexts.read, { template: 'ACORD_36' })).toEqual({ caraForm: null })
    expect(await forms.changed(formTexts.remove, { id, version })).toBe(true)
    expect(await slotOf('ACORD_36')).toMatchObject({ state: 'NO_FORM', form: null })
  })

  it('say what is no form', async () => {
    const fileId = await forms.send([])
    const { extensions } = await forms.failure(formTexts.upload, {
      template: 'ACORD_75',
      input: { fileId, isLicensed: true },
    })
    expect(extensions['validationErrors']).toMatchObject([{ path: 'fileId' }])
  })
})
