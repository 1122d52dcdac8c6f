import { dressedUp, fillableForm, pagesOf, uploadFormFile } from '@coverdesk/forms/testing'
import { FileStore, inTenantScope, readFile } from '@coverdesk/kit'
import { runJob, sharedDatabase } from '@coverdesk/kit/testing'
import { describe, expect, it, vi } from 'vitest'
import { them, us } from '../../testing/accounts-subgraph.ts'
import { productPolicy } from '../testing/product-policies.ts'
import { purgeCertificateForm } from './remove-form.ts'
import { formDocuments } from './testing/form-documents.ts'
import { type Form, holder, type Issued, useCertificateForms, wanted } from './testing/use-certificate-forms.ts'
import { usualForm } from './testing/usual-form.ts'

const forms = useCertificateForms()
const { world, data, current, changed, uploaded, inUse, issue } = forms
const { read, upload, map, use, remove, restore, create } = formDocuments
const check = `query ($input: CreateCertificateInput!) { certificateFindings(input: $input) { kind message policyId source } }`

const refusal = async (query: string, variables: object) =>
  (await forms.failure(us, query, variables)).extensions['validationErrors']
const idOf = (path: string) => path.split('/')[2] ?? ''
const fileAt = (path: string) =>
  sharedDatabase('gateway')
    .collection('files.files')
    .findOne({ _id: idOf(path) as never })
const documentAt = (path: string) =>
  inTenantScope(us.agencyId, async () => {
    const parts: Buffer[] = []
    for await (const bytes of readFile(idOf(path))) parts.push(bytes)
    return Buffer.concat(parts)
  })
/** What a document may do, or have filled in. */
const namesIn = (document: Buffer) =>
  document.toString('latin1').match(/\/(?:JavaScript|AcroForm|Annots?|Encrypt|XFA|AA|Widget)\b/g) ?? []
const findings = async (input: object = {}) =>
  (await data<{ certificateFindings: { message: string }[] }>(check, { input: { ...wanted, ...input } }))
    .certificateFindings

describe('an own form', () => {
  it('is there once it is uploaded, with its fields matched', async () => {
    expect(await current()).toBeNull()
    const form = await uploaded()
    expect(form).toMatchObject({
      version: 1,
      fileName: 'Our certificate.pdf',
      pageCount: 1,
      isInUse: false,
      missing: [],
    })
    expect(form).toMatchObject({ uploadedBy: { id: us.userId } })
    expect(form.fields.filter(({ source }) => source === null)).toEqual([])
    expect(form.fields.find(({ name }) => name === 'GL Exp')).toMatchObject({
      ...{ source: 'generalLiability.expiration', matchedBy: 'NAME', kind: 'TEXT', page: 1 },
      ...{ x: expect.closeTo(220 / 612, 2), width: expect.closeTo(60 / 612, 2), maxLength: null },
    })
    expect(await current()).toEqual(form)
  })

  it('comes as agencies have it: encrypted, with scripts; what is kept of it does nothing', async () => {
    const raw = await fillableForm({
      fields: usualForm,
      dress: dressedUp,
      encrypt: { userPassword: '', ownerPassword: 'x' },
    })
    const fileId = await uploadFormFile(us, raw)
    const form = await changed(upload, { fileId })
    expect(await new FileStore(sharedDatabase('gateway')).find(us, fileId, 'SOURCE')).toBeNull()
    for (const path of [form.viewUrl, form.previewUrl]) {
      expect((await fileAt(path))?.['metadata']).toMatchObject({
        ...{ kind: 'UPLOAD', state: 'ATTACHED', mimeType: 'application/pdf' },
        attachedTo: { typename: 'CertificateForm', id: form.id },
      })
      expect(namesIn(await documentAt(path))).toEqual([])
    }
    const [preview = ''] = await pagesOf(await documentAt(form.previewUrl))
    for (const words of ['Sample Insured LLC', 'GL-SAMPLE-1', '1,000,000', '01/01/2031'])
      expect(preview).toContain(words)
  })

  it('is sent in the usual way by an older shell', async () => {
    const bytes = await fillableForm({ fields: usualForm })
    const fileId = await uploadFormFile(us, bytes, { kind: 'UPLOAD' })
    expect(await changed(upload, { fileId })).toMatchObject({ version: 1 })
    expect(
      await sharedDatabase('gateway')
        .collection('files.files')
        .findOne({ _id: fileId as never }),
    ).toBeNull()
  })

  it('is refused where it is none, and the file is still there', async () => {
    const refusalOf = async (bytes: Buffer, named: object = {}) => {
      const fileId = await uploadFormFile(us, bytes, named)
      const errors = (await refusal(upload, { fileId })) as { path: string; message: string }[]
      expect(await new FileStore(sharedDatabase('gateway')).find(us, fileId, 'SOURCE')).not.toBeNull()
      expect(errors).toMatchObject([{ path: 'fileId' }])
      return errors[0]?.message
    }
    const locked = { userPassword: 'open', ownerPassword: 'x' }
    expect(await refusalOf(await fillableForm({ fields: [] }))).toContain('nothing to fill')
    expect(await refusalOf(await fillableForm({ fields: usualForm, encrypt: locked }))).toContain('needs a password')
    expect(await refusalOf(await fillableForm({ fields: usualForm, pages: 21 }))).toContain('more than 20 pages')
    expect(await refusalOf(Buffer.from('%PDF-1.7 nothing %%EOF'))).toContain('can’t be read')
    expect(await refusalOf(Buffer.alloc(10 * 1024 * 1024 + 1))).toContain('larger than 10 MB')
    expect(await refusalOf(Buffer.from('a'), { mimeType: 'image/png' })).toContain('Choose a PDF')
    expect(await current()).toBeNull()
  })

  it('needs a file of this agency that no one has', async () => {
    const gone = [{ path: 'fileId', message: expect.stringContaining('no longer available') }]
    const fileId = await uploadFormFile(them, await fillableForm({ fields: usualForm }))
    expect(await refusal(upload, { fileId })).toEqual(gone)
    expect(await refusal(upload, { fileId: 'f'.repeat(32) })).toEqual(gone)
    expect(await refusal(upload, {})).toMatchObject([{ path: 'fileId', message: 'Choose a PDF form.' }])
    const form = await uploaded()
    expect(await refusal(upload, { fileId: idOf(form.viewUrl) }), 'its own document').toEqual(gone)
  })

  it('takes the place of the former one, and its mapping, and is not in use before someone has looked', async () => {
    const former = await inUse()
    const mapped = await changed(map, {
      ...former,
      fields: [
        { name: 'Agency', source: 'certificate.issuedBy' },
        { name: 'Auto Eff', source: null },
      ],
    })
    const next = await uploaded([...usualForm.slice(1), { name: 'GL Med Exp' }])
    expect(next).toMatchObject({ id: former.id, version: mapped.version + 1, isInUse: false })
    const by = (name: string) => next.fields.find(field => field.name === name)
    expect(by('Cert No')).toBeUndefined()
    expect(by('Agency')).toMatchObject({ source: 'certificate.issuedBy', matchedBy: 'FORMER_FORM' })
    expect(by('Auto Eff')).toMatchObject({ source: null, matchedBy: 'FORMER_FORM' })
    expect(by('GL Med Exp')).toMatchObject({ source: 'generalLiability.medicalEachPerson', matchedBy: 'NAME' })
    for (const path of [former.viewUrl, former.previewUrl, mapped.previewUrl]) {
      expect((await fileAt(path))?.['metadata']).toMatchObject({ state: 'PENDING' })
    }
  })

  it('is one, also when two are sent at once', async () => {
    const [one, other] = await Promise.all([uploaded(), uploaded()])
    expect(one.id).toBe(other.id)
    expect([one.version, other.version].sort()).toEqual([1, 2])
  })
})

describe('the mapping', () => {
  it('is kept, with a new preview', async () => {
    const form = await uploaded([...usualForm, { name: 'Loan No' }])
    const mapped = await changed(map, { ...form, fields: [{ name: 'Loan No', source: 'certificate.issuedBy' }] })
    expect(mapped).toMatchObject({ version: 2, viewUrl: form.viewUrl })
    expect(mapped.fields.find(({ name }) => name === 'Loan No')).toMatchObject({
      source: 'certificate.issuedBy',
      matchedBy: 'STAFF',
    })
    expect(mapped.previewUrl).not.toBe(form.previewUrl)
    expect((await pagesOf(await documentAt(mapped.previewUrl)))[0]).toContain('Sam Sample')
    expect((await fileAt(form.previewUrl))?.['metadata']).toMatchObject({ state: 'PENDING' })
  })

  it('says at its field what is wrong', async () => {
    const form = await uploaded()
    const fields = [
      { name: 'GL Exp', source: 'generalLiability.additionalInsured' },
      { name: 'GL Addl Insd', source: 'generalLiability.policyNumber' },
      { name: 'GL Exp', source: 'unheard.of' },
      { name: 'No such field', source: null },
    ]
    expect(await refusal(map, { ...form, fields })).toEqual([
      { path: 'fields.0.source', message: 'A mark needs a check box. Choose a text.' },
      { path: 'fields.1.source', message: 'A check box can only show a mark.' },
      { path: 'fields.2.source', message: 'Choose one of the facts of a certificate.' },
      { path: 'fields.3.name', message: 'This form doesn’t have that field.' },
    ])
  })

  it('is in conflict with a colleague’s', async () => {
    const form = await uploaded()
    await changed(map, { ...form, fields: [{ name: 'Agency', source: null }] })
    for (const [query, more] of [
      [map, { fields: [{ name: 'Agency', source: 'producer.name' }] }],
      [use, { isInUse: true }],
      [remove, {}],
    ] as const) {
      const { extensions } = await forms.failure(us, query, { ...form, ...more })
      expect(extensions).toMatchObject({ code: 'CONFLICT', current: { __typename: 'CertificateForm', version: 2 } })
    }
  })

  it('leaves nothing out that certificates need while they are issued on it', async () => {
    const form = await inUse()
    const fields = [
      { name: 'Agency', source: null },
      { name: 'Cert Holder', source: null },
    ]
    expect(await refusal(map, { ...form, fields })).toEqual([
      { path: 'fields.0.source', message: expect.stringContaining('the name of the holder') },
    ])
  })
})

describe('a form in use', () => {
  it('says whom and what it certifies', async () => {
    const form = await uploaded(
      usualForm.filter(({ name }) => !['Insured', 'GL Exp', 'Auto Exp', 'Umb Pol No'].includes(name)),
    )
    expect(form.missing).toEqual(['the name of the insured', 'the number of a policy and when it expires'])
    expect(await refusal(use, { ...form, isInUse: true })).toMatchObject([
      { path: 'isInUse', message: expect.stringContaining('the name of the insured and the number of a policy') },
    ])
    expect(await changed(use, { ...form, isInUse: false })).toMatchObject({ isInUse: false })
  })

  it('is what certificates are issued on, unless someone wants our layout', async () => {
    expect(await refusal(create, { input: { ...wanted, rendering: 'AGENCY_FORM' } })).toMatchObject([
      { path: 'rendering' },
    ])
    expect(await issue()).toMatchObject({ rendering: 'LAYOUT' })
    const form = await inUse()
    const issued = await issue({ additionalInsured: true, descriptionOfOperations: 'Dock repair, pier 3.' })
    expect(issued).toMatchObject({ rendering: 'AGENCY_FORM', findings: [] })
    const document = await documentAt(issued.viewUrl)
    const pages = await pagesOf(document)
    expect(pages).toHaveLength(1)
    for (const words of [
      ...[
        issued.certificateNumber,
        'Harbor Point Insurance',
        'Bayview Marine Services LLC',
        'City of San Diego',
        '202 C St',
      ],
      ...[
        'GL-1',
        '01/01/2026',
        '01/01/2199',
        '1,000,000',
        '2,000,000',
        'Pacific Mariner Insurance',
        'Dock repair, pier 3.',
      ],
    ]) {
      expect(pages[0]).toContain(words)
    }
    expect(pages[0]).not.toContain('Sample')
    expect(namesIn(document)).toEqual([])
    expect(await issue({ rendering: 'LAYOUT' })).toMatchObject({ rendering: 'LAYOUT' })
    await changed(use, { ...form, isInUse: false })
    expect(await issue()).toMatchObject({ rendering: 'LAYOUT' })
  })

  it('has findings for all that it has no room for, which a reason overrides', async () => {
    await inUse()
    const long = 'Work at every pier of the harbor as far as the contract goes. '.repeat(32)
    world.policies = [
      productPolicy('1'),
      productPolicy('2', { carrier: { name: 'Bluewater Indemnity' } }),
      productPolicy('3', { type: 'CYBER', carrier: { name: 'Third Co' } }),
      productPolicy('4', {
        ...{ type: 'COMMERCIAL_AUTO', carrier: { name: 'Fourth Co' } },
        details: { limits: {}, extraLimits: [{ name: 'Hired autos', limit: 5_000_00 }] },
      }),
    ]
    const found = await findings({ descriptionOfOperations: long })
    expect(found.filter(({ message }) => !message.startsWith('The description asks'))).toMatchObject([
      {
        kind: 'NOT_ON_FORM',
        policyId: '2',
        source: 'General Liability GL-2',
        message: 'The form has no room for General Liability GL-2.',
      },
      { kind: 'NOT_ON_FORM', policyId: '3', source: 'Cyber GL-3' },
      { kind: 'NOT_ON_FORM', policyId: '4', source: 'Auto GL-4, limit “Hired autos”' },
      { kind: 'NOT_ON_FORM', policyId: null, source: 'Insurers, Third Co' },
      {
        kind: 'NOT_ON_FORM',
        source: 'Certificate, description of operations',
        message: expect.stringContaining('too small'),
      },
    ])
    const input = { descriptionOfOperations: long }
    expect(await refusal(create, { input: { ...wanted, ...input } })).toMatchObject([{ path: 'overrideReason' }])
    expect(await findings({ ...input, rendering: 'LAYOUT' })).not.toMatchObject([{ kind: 'NOT_ON_FORM' }])
    const issued = await issue({ ...input, overrideReason: 'A second one follows.' })
    expect(issued).toMatchObject({ rendering: 'AGENCY_FORM', overrideReason: 'A second one follows.' })
    expect((await pagesOf(await documentAt(issued.viewUrl)))[0]).toContain('…')
  })

  it('is what a reissue is drawn on, with what it has no room for', async () => {
    await inUse()
    const old = await issue()
    const next = {
      ...{ policyNumber: 'GL-2027', inforceAt: '2026-06-01', expiresAt: '2199-06-01' },
      details: { limits: { glPerOccurrenceLimit: 200_000_000, glMedicalPerPersonLimit: 500_000 } },
    }
    world.policies = [
      productPolicy('1', { state: 'EXPIRED', expiresAt: '2026-06-01', renewal: { nextPolicies: [{ id: '2' }] } }),
      productPolicy('2', next),
    ]
    const superseded = `query ($accountId: ID!) { supersededCertificates(accountId: $accountId) {
      certificate { id certificateNumber } findings { kind source } } }`
    const { supersededCertificates } = await data<{
      supersededCertificates: { certificate: { id: string; certificateNumber: string }; findings: object[] }[]
    }>(superseded, wanted)
    const [found] = supersededCertificates
    expect(found).toMatchObject({
      certificate: { certificateNumber: old.certificateNumber },
      findings: [{ kind: 'NOT_ON_FORM', source: 'General Liability GL-2027, limit “Medical, each person”' }],
    })
    const start = `mutation ($input: StartCertificateReissueInput!) { startCertificateReissue(input: $input) { id } }`
    const input = {
      ...{ accountId: wanted.accountId, overrideReason: 'Known.' },
      certificateIds: [found?.certificate.id],
    }
    await data(start, { input })
    const again = `query ($id: ID!) { certificate(id: $id) { replacedById } }`
    const made = `query ($id: ID!) { certificate(id: $id) { rendering viewUrl } }`
    const replacement = await vi.waitFor(async () => {
      const { certificate } = await data<{ certificate: { replacedById: string } }>(again, {
        id: found?.certificate.id,
      })
      expect(certificate.replacedById).not.toBeNull()
      return certificate.replacedById
    }, 20_000)
    const { certificate } = await data<{ certificate: Issued }>(made, { id: replacement })
    expect(certificate.rendering).toBe('AGENCY_FORM')
    expect((await pagesOf(await documentAt(certificate.viewUrl)))[0]).toContain('GL-2027')
  })

  it('writes names of all alphabets', async () => {
    await inUse()
    const name = 'Łukasz Nguyễn & Søn, Αθήνα Київ'
    const issued = await issue({ holder: { ...holder, name } })
    expect((await pagesOf(await documentAt(issued.viewUrl)))[0]).toContain(name)
    // What has no letters in the font was drawn as boxes.
    await expect(issue({ holder: { ...holder, name: `${name} 契約` } })).rejects.toThrow(
      'Certificates can’t print “契” and “約”. Use Latin, Greek or Cyrillic letters.',
    )
  })
})

describe('a deleted form', () => {
  const purge = (form: Form, deletedAt: string) =>
    runJob(purgeCertificateForm, { formId: form.id, deletedAt }, us.agencyId)

  it('comes back as it was, within 30 days and while there is no other', async () => {
    const form = await inUse()
    const { deleteCertificateForm: deleted } = await data<{
      deleteCertificateForm: { deletedAt: string; restorableUntil: string }
    }>(remove, form)
    expect((Date.parse(deleted.restorableUntil) - Date.parse(deleted.deletedAt)) / 86_400_000).toBe(30)
    expect(await current()).toBeNull()
    expect(await issue()).toMatchObject({ rendering: 'LAYOUT' })
    const other = await uploaded()
    const { message } = await forms.failure(us, restore, { id: form.id })
    expect(message).toContain('There is another form by now')
    await data(remove, other)
    const back = await changed(restore, { id: form.id })
    expect(back).toEqual({ ...form, version: form.version + 1 })
    expect(await changed(restore, { id: form.id }), 'twice is once').toEqual(back)
    expect(await issue()).toMatchObject({ rendering: 'AGENCY_FORM' })
    await purge(form, deleted.deletedAt)
    expect(await current(), 'it is back').toEqual(back)
  })

  it('goes with its files after that; certificates on it stay', async () => {
    const form = await inUse()
    const issued = await issue()
    const { deleteCertificateForm: deleted } = await data<{ deleteCertificateForm: { deletedAt: string } }>(
      remove,
      form,
    )
    expect((await fileAt(form.viewUrl))?.['metadata']).toMatchObject({ state: 'ATTACHED' })
    await purge(form, deleted.deletedAt)
    expect((await forms.failure(us, restore, { id: form.id })).extensions.code).toBe('NOT_FOUND')
    for (const path of [form.viewUrl, form.previewUrl]) {
      expect((await fileAt(path))?.['metadata']).toMatchObject({ state: 'PENDING' })
    }
    expect((await pagesOf(await documentAt(issued.viewUrl)))[0]).toContain(issued.certificateNumber)
  })
})

describe('another agency', () => {
  it('has a form of its own, and none of this one', async () => {
    const form = await uploaded()
    expect(await forms.dataOf(them, read)).toEqual({ certificateForm: null })
    for (const [query, more] of [
      [map, { fields: [] }],
      [use, { isInUse: false }],
      [remove, {}],
      [restore, {}],
    ] as const) {
      const theirs = await forms.failure(them, query, { ...form, ...more })
      expect(theirs.extensions.code).toBe('NOT_FOUND')
      expect(theirs).toEqual(await forms.failure(them, query, { ...form, ...more, id: '650000000000000000000099' }))
    }
  })

  it('has the same sources', async () => {
    const { certificateFormSources: sources } = await forms.dataOf<{ certificateFormSources: object[] }>(
      them,
      '{ certificateFormSources { key label group kind } }',
    )
    expect(sources).toContainEqual({
      ...{ key: 'generalLiability.policyNumber', label: 'Policy number', group: 'General Liability', kind: 'TEXT' },
    })
  })
})
