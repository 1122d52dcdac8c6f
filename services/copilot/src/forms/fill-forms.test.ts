import { type InventedField, pagesOf } from '@coverdesk/forms/testing'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { them, us } from '../testing/copilot-subgraph.ts'
import { inventedCertificate } from './testing/invented-form.ts'
import { type FilledAnswer, fieldOf, formTexts, policyOfRecords, requestId, useForms } from './testing/use-forms.ts'

const forms = useForms()

const policyPaper = `# Commercial General Liability Declarations

Insurer: Harbor Mutual Insurance Company

Policy Number: CGL 1234567-10

Named Insured: Heron Hardware LLC

Policy Period From: 03/01/2027 To: 03/01/2028

## Commercial General Liability

Each Occurrence Limit: $1,000,000

General Aggregate Limit: $2,000,000
`
const holder = 'Certificate Holder: Port of Westermere\n9 Dock Road\nAlameda, CA 94501'
const message = `Form: ACORD 25\n\n${holder}\n\nLoan number: 4471`

const filledOf = ({ artifacts }: { artifacts: FilledAnswer[] }) => artifacts.at(-1) as FilledAnswer

beforeEach(() => {
  forms.world.policies = []
  forms.world.request = null
})

describe('a form that Cara fills', { timeout: 150_000 }, () => {
  let workspace: Awaited<ReturnType<typeof forms.fill>>
  beforeAll(async () => {
    await forms.ready('ACORD_25')
    workspace = await forms.fill('GENERATE_TEMPLATE', message, [policyPaper])
  })

  it('has its fields listed before, and each value with where it is from; what isn’t known stays empty', () => {
    const called = workspace.planStages.flatMap(({ events }) => events.flatMap(({ toolCall }) => toolCall?.name ?? []))
    expect(called.indexOf('REQUEST_TEMPLATE_TOOLS')).toBeLessThan(called.indexOf('FILL_TEMPLATE'))
    const filled = filledOf(workspace)
    expect(filled).toMatchObject({ type: 'DOCUMENT', state: 'DRAFT', document: { type: 'ACORD 25' } })
    expect(fieldOf(filled, 'Each occurrence')).toMatchObject({
      ...{ state: 'CERTAIN', value: '1,000,000', origin: 'DOCUMENT' },
      evidence: { page: 1, quote: expect.stringContaining('$1,000,000') },
    })
    expect(fieldOf(filled, 'Agency: Name')).toMatchObject({ value: 'Harbor Point Insurance', from: 'Agency profile' })
    expect(fieldOf(filled, 'additional interest: Name')).toMatchObject({
      value: 'Port of Westermere',
      origin: 'ANSWER',
    })
    expect(fieldOf(filled, 'additional interest: City')).toMatchObject({ value: 'Alameda' })
    expect(fieldOf(filled, 'Loan number')).toMatchObject({ value: '4471', origin: 'ANSWER' })
    expect(fieldOf(filled, 'Waiver of subrogation')).toMatchObject({ state: 'MISSING', value: null })
    expect(fieldOf(filled, 'Auto: Policy number')).toMatchObject({ state: 'LEFT_EMPTY', value: null })
    expect(fieldOf(filled, 'Signature')).toMatchObject({
      state: 'LEFT_EMPTY',
      value: null,
      reason: 'People sign here.',
    })
    const data = JSON.parse(filled.document?.data ?? '{}')
    expect(data['F[0].P1[0].GeneralLiability_CoverageIndicator_A[0]']).toBe(true)
    expect(workspace.messages.at(-1)?.content).toMatch(/The form is filled: \d+ fields are certain/)
  })

  it('is a PDF without a field, and says what its fields say', async () => {
    const filled = filledOf(workspace)
    expect(filled.document?.downloadUrl).toBe(`/agency/template/${workspace.id}/${filled.id}`)
    const { pdf = '', name } = await forms.pdf(workspace.id, filled.id)
    expect(name).toMatch(/^Draft ACORD 25/)
    const bytes = Buffer.from(pdf, 'base64')
    expect(bytes.toString('latin1')).not.toMatch(/AcroForm|Annot/)
    const [page = ''] = await pagesOf(bytes)
    for (const text of ['Heron Hardware LLC', '1,000,000', 'Port of Westermere', '4471', '03/01/2028']) {
      expect(page).toContain(text)
    }
    const again = await forms.pdf(workspace.id, filled.id)
    expect(again.pdf).toBe(pdf)
    expect((await forms.pdf(workspace.id, filled.id, them)).problem?.code).toBe('NOT_FOUND')
  })

  it('leaves a field empty where two values are stated, and names both', async () => {
    const other = policyPaper.replace('General Aggregate Limit: $2,000,000', 'General Aggregate Limit: $3,000,000')
    const filled = filledOf(await forms.fill('GENERATE_TEMPLATE', message, [policyPaper, other]))
    expect(fieldOf(filled, 'General aggregate')).toMatchObject({
      ...{ state: 'UNCERTAIN', value: null },
      choices: [
        { text: '2,000,000', evidence: { quote: expect.stringContaining('$2,000,000') } },
        { text: '3,000,000', evidence: { quote: expect.stringContaining('$3,000,000') } },
      ],
    })
  })

  it('compares documents with the records: what differs is for a person', async () => {
    forms.world.policies = [policyOfRecords({ expiresAt: '2029-03-01' })]
    const filled = filledOf(await forms.fill('GENERATE_TEMPLATE', message, [policyPaper]))
    expect(fieldOf(filled, 'General Liability: Expiration')).toMatchObject({
      ...{ state: 'UNCERTAIN', value: null },
      choices: [{ text: '03/01/2028' }, { text: '03/01/2029', origin: 'RECORD' }],
    })
    expect(fieldOf(filled, 'General Liability: Policy number')).toMatchObject({ state: 'CERTAIN' })
  })

  it('takes what a policy’s record says of its terms, and the holder of the request', async () => {
    const lineTerms = [
      { line: 'GENERAL_LIABILITY', additionalInsured: null, waiverOfSubrogation: true, primaryNonContributory: null },
    ]
    const details = { deductible: null, limits: { glPerOccurrenceLimit: 100_000_000 }, extraLimits: [], lineTerms }
    forms.world.policies = [policyOfRecords({ details })]
    forms.world.request = {
      account: {
        id: 'a1',
        details: { name: 'Heron Hardware LLC', email: 'lena@heron.example', phone: null, mailingAddress: null },
      },
      businessPolicy: { id: 'p1' },
      createCertificate: { name: 'City of Oakland', address: null },
      addAdditionalInsured: null,
    }
    const filled = filledOf(
      await forms.fill('GENERATE_TEMPLATE', 'Form: ACORD 25', [], { serviceRequestId: requestId }),
    )
    expect(filled.title).toBe('ACORD 25, Heron Hardware LLC')
    expect(fieldOf(filled, 'Waiver of subrogation')).toMatchObject({
      ...{ value: 'Y', origin: 'RECORD', from: 'Policy CGL 1234567-10, General Liability' },
    })
    expect(fieldOf(filled, 'Each occurrence')).toMatchObject({ value: '1,000,000', origin: 'RECORD' })
    expect(fieldOf(filled, 'additional interest: Name')).toMatchObject({
      value: 'City of Oakland',
      from: 'Service request',
    })
  })

  it('takes what the client’s application says of the client, and no insurance that it asks for', async () => {
    const application = policyPaper
      .replace('# Commercial General Liability Declarations', '# Application for Commercial Insurance')
      .replace(
        'Named Insured: Heron Hardware LLC',
        'Applicant: Heron Hardware LLC\n\nNamed Insured: Heron Hardware LLC',
      )
    const filled = filledOf(await forms.fill('GENERATE_TEMPLATE', message, [application]))
    expect(fieldOf(filled, 'Insured: Name')).toMatchObject({
      ...{ state: 'UNCERTAIN', value: 'Heron Hardware LLC', origin: 'DOCUMENT' },
      evidence: { quote: expect.stringContaining('Heron Hardware LLC') },
    })
    expect(fieldOf(filled, 'Each occurrence')).toMatchObject({ value: null })
  })

  it('names the insured as the holder where no one was named, as the dialog says', async () => {
    const instruction = "Certificate Holder: Use the named insured's information as the certificate holder."
    const named = await forms.fill('GENERATE_TEMPLATE', `Form: ACORD 25\n\n${instruction}`, [policyPaper])
    expect(fieldOf(filledOf(named), 'additional interest: Name')).toMatchObject({ value: 'Heron Hardware LLC' })
  })

  it('is no evidence by a quote', async () => {
    const quote = policyPaper.replace('# Commercial General Liability Declarations', '# Insurance Quote')
    const filled = filledOf(await forms.fill('GENERATE_TEMPLATE', message, [quote]))
    expect(fieldOf(filled, 'Each occurrence')).toMatchObject({ value: null })
  })

  it('is filled again by an answer, and asks which form where none was named', async () => {
    const begun = await forms.fill('GENERATE_TEMPLATE', 'Form: ACORD 25', [policyPaper])
    expect(fieldOf(filledOf(begun), 'Loan number')).toMatchObject({ state: 'MISSING' })
    const again = await forms.say(begun.id, 'Loan number: 99-1\nRemarks: Storage of boats', 2)
    expect(again.artifacts).toHaveLength(2)
    expect(fieldOf(filledOf(again), 'Loan number')).toMatchObject({ value: '99-1', origin: 'ANSWER' })
    expect(fieldOf(filledOf(again), 'remarks')).toMatchObject({ value: 'Storage of boats' })
    const asked = await forms.fill('GENERATE_TEMPLATE', 'Please fill the form.', [policyPaper])
    expect([asked.state, asked.messages.at(-1)?.content]).toEqual([
      'WAITING_FOR_INPUT',
      expect.stringContaining('Which form'),
    ])
  })
})

describe('a filled form in the hands of a person', { timeout: 150_000 }, () => {
  let filled: FilledAnswer
  let workspaceId: string
  beforeAll(async () => {
    await forms.ready('ACORD_25')
    const workspace = await forms.fill('GENERATE_TEMPLATE', message, [policyPaper])
    workspaceId = workspace.id
    filled = filledOf(workspace)
  })
  const remarks = 'F[0].P1[0].RemarkText_A[0]'
  const holderName = 'F[0].P1[0].CertificateHolder_FullName_A[0]'

  it('is changed field by field, which is marked as edited', async () => {
    const fields = [
      { name: remarks, value: 'Boat repair' },
      { name: holderName, value: '' },
    ]
    filled = await forms.changed<FilledAnswer>(formTexts.edit, { id: filled.id, version: filled.version, fields })
    expect(filled.document?.form.fields.find(({ name }) => name === remarks)).toMatchObject({
      ...{ state: 'CERTAIN', value: 'Boat repair', origin: null, edited: { user: { id: us.userId } } },
    })
    expect(filled.document?.form.fields.find(({ name }) => name === holderName)).toMatchObject({ value: null })
    const [page] = await pagesOf(Buffer.from((await forms.pdf(workspaceId, filled.id)).pdf ?? '', 'base64'))
    expect(page).toContain('Boat repair')
    expect(page).not.toContain('Port of Westermere')
  })

  it('refuses a signature, a text in a box, and what isn’t a field', async () => {
    const fields = [
      { name: 'F[0].P1[0].Producer_AuthorizedRepresentative_Signature_A[0]', value: 'Nora Quill' },
      { name: 'F[0].P1[0].GeneralLiability_CoverageIndicator_A[0]', value: 'Yes' },
      { name: 'Nope', value: 'x' },
    ]
    const { extensions } = await forms.failure(formTexts.edit, { id: filled.id, version: filled.version, fields })
    expect(extensions['validationErrors']).toEqual([
      { path: 'fields.0.value', message: 'A signature stays empty: people sign.' },
      { path: 'fields.1.value', message: 'Mark the box, or leave it empty.' },
      { path: 'fields.2.name', message: 'This form doesn’t have that field.' },
    ])
  })

  it('is reviewed only while all of it is readable, and stays as it was reviewed when the form is replaced', async () => {
    const long = [{ name: holderName, value: 'A very long name of a holder, '.repeat(20).trim() }]
    filled = await forms.changed<FilledAnswer>(formTexts.edit, { id: filled.id, version: filled.version, fields: long })
    const { id, version } = filled
    const { extensions } = await forms.failure(formTexts.review, { id, version, isReviewed: true })
    expect(extensions['validationErrors']).toMatchObject([{ message: expect.stringContaining('cut off') }])
    const fields = [{ name: holderName, value: 'Port of Westermere' }]
    filled = await forms.changed<FilledAnswer>(formTexts.edit, { id, version, fields })
    const at = { id, version: filled.version }
    filled = await forms.changed<FilledAnswer>(formTexts.review, { ...at, isReviewed: true })
    expect(filled).toMatchObject({ state: 'REVIEWED', review: { user: { id: us.userId } } })
    const reviewed = await forms.pdf(workspaceId, id)
    await forms.ready('ACORD_25', [...inventedCertificate, { name: 'One more', box: [40, 60, 100, 14] }])
    expect((await forms.pdf(workspaceId, id)).pdf).toBe(reviewed.pdf)
    filled = await forms.changed<FilledAnswer>(formTexts.review, { id, version: filled.version, isReviewed: false })
    expect(filled).toMatchObject({ state: 'DRAFT', document: { form: { isFormCurrent: false } } })
    const draft = await forms.pdf(workspaceId, id)
    expect(draft.problem?.message).toBe('Your agency’s ACORD 25 form was changed since. Fill it again first.')
  })

  it('is filled again on the form that replaced its own: what people wrote stays, and what is new is filled', async () => {
    const added = { name: 'F[0].P1[0].CertificateHolder_MailingAddress_PostalCode_A[0]', box: [200, 230, 90, 14] }
    await forms.upload('ACORD_25', [...inventedCertificate, added as InventedField])
    const at = { id: filled.id, version: filled.version }
    expect((await forms.failure(formTexts.refill, at)).message).toContain('No one has checked')
    await forms.ready('ACORD_25', [...inventedCertificate, added as InventedField])
    filled = await forms.changed<FilledAnswer>(formTexts.refill, at)
    expect(filled).toMatchObject({
      state: 'DRAFT',
      version: at.version + 1,
      document: { form: { isFormCurrent: true } },
    })
    const fieldNamed = (name: string) => filled.document?.form.fields.find(field => field.name === name)
    expect(fieldNamed(remarks)).toMatchObject({ value: 'Boat repair', edited: { user: { id: us.userId } } })
    expect(fieldNamed(holderName)).toMatchObject({ value: 'Port of Westermere' })
    expect(fieldNamed(added.name)).toMatchObject({ value: '94501', origin: 'ANSWER' })
    expect(fieldOf(filled, 'Each occurrence')).toMatchObject({
      ...{ value: '1,000,000', origin: 'DOCUMENT' },
      evidence: { quote: expect.stringContaining('$1,000,000') },
    })
    const [page] = await pagesOf(Buffer.from((await forms.pdf(workspaceId, filled.id)).pdf ?? '', 'base64'))
    for (const text of ['Boat repair', '94501', '1,000,000']) expect(page).toContain(text)
    const { message } = await forms.failure(formTexts.refill, { id: filled.id, version: filled.version })
    expect(message).toContain('nothing to fill again')
  })
})

describe('the presets that fill a form', { timeout: 150_000 }, () => {
  it('end in a worksheet without a form: no form’s name on it, and addressed to no one', async () => {
    const workspace = await forms.fill(
      'GENERATE_EVIDENCE_OF_PROPERTY_INSURANCE',
      'Additional Interest: Bank of Westermere\n1 Vault Lane\nAlameda, CA 94501',
      [policyPaper],
    )
    const worksheet = filledOf(workspace)
    expect(worksheet).toMatchObject({ type: 'HTML_DOCUMENT', title: 'Worksheet. Not evidence of insurance' })
    const content = worksheet.htmlDocument?.content ?? ''
    expect(content).toContain('<h1>Worksheet. Not evidence of insurance</h1>')
    expect(content).toContain('1,000,000')
    expect(content).not.toMatch(/ACORD|Westermere|holder/i)
    expect(worksheet.evidence.length).toBeGreaterThan(3)
  })

  it.each([
    ['GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE', 'Form: ACORD 27', 'ACORD_27', 'ACORD 27'],
    ['GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE', '', 'ACORD_25', 'ACORD 25'],
    ['GENERATE_EVIDENCE_OF_PROPERTY_INSURANCE', '', 'ACORD_28', 'ACORD 28'],
  ] as const)('%s (%s) fills %s', async (preset, text, template, type) => {
    await forms.ready(template)
    expect(filledOf(await forms.fill(preset, text, [policyPaper]))).toMatchObject({ document: { type } })
  })
})
