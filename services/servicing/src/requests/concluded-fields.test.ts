import { describe, expect, it } from 'vitest'
import { heron, us, useServicingSubgraph } from '../testing/servicing-subgraph.ts'

const servicing = useServicingSubgraph()
const cara = { ...us, userId: 'system:conclude-requests' }

const shown = `id version type dueAt isComplaint fieldNotes { path kind quote before }
  createCertificate { name address { line1 } additionalInsured waiverOfSubrogation primaryNoncontributory }`
const create = `mutation ($input: CreateServiceRequestInput!) { createServiceRequest(input: $input) { ${shown} } }`
const enrich = `mutation ($id: ID!, $input: EnrichServiceRequestInput!) {
  enrichServiceRequest(id: $id, input: $input) { ${shown} } }`
const correct = `mutation ($id: ID!, $version: Int!, $input: CorrectServiceRequestInput!) {
  correctServiceRequest(id: $id, version: $version, input: $input) { ${shown} } }`
const count = 'query ($filter: ServiceRequestFilter) { serviceRequests(filter: $filter) { total } }'

interface Shown {
  id: string
  version: number
  dueAt: string | null
  isComplaint: boolean
  fieldNotes: { path: string; kind: string; quote: string | null; before: string | null }[]
  createCertificate: {
    name: string
    address: { line1: string } | null
    waiverOfSubrogation: boolean
    primaryNoncontributory: boolean
  } | null
}

let calls = 0
const sourceOf = () => ({
  type: 'EMAIL_THREAD',
  id: `thread-${++calls}`,
  sentence: 'A certificate, please.',
  confidence: 0.9,
})
const conclude = async (input: object, caller: object = cara): Promise<Shown> =>
  (
    await servicing
      .subgraph()
      .data<{ createServiceRequest: Shown }>(caller, create, { input: { source: sourceOf(), ...input } })
  ).createServiceRequest

const unclear = { path: 'createCertificate.name', kind: 'UNCLEAR', quote: 'A certificate for my landlord.' }
const address = { line1: '9 Pier Road', line2: null, city: 'Olympia', zone: 'WA', postalCode: '98501' }

describe('a holder that the client’s words don’t name for certain', () => {
  const certificate = {
    type: 'CREATE_CERTIFICATE',
    accountId: heron,
    createCertificate: { name: '' },
    fieldNotes: [unclear],
  }

  it('is empty, with the words beside it, until someone fills it in', async () => {
    const request = await conclude(certificate)
    expect(request).toMatchObject({ createCertificate: { name: '' }, fieldNotes: [{ ...unclear, before: null }] })
    const input = { createCertificate: { name: 'Quay Holdings LLC' } }
    const at = { id: request.id, version: request.version, input }
    const { correctServiceRequest: corrected } = await servicing
      .subgraph()
      .data<{ correctServiceRequest: Shown }>(us, correct, at)
    expect(corrected).toMatchObject({ createCertificate: { name: 'Quay Holdings LLC' }, fieldNotes: [] })
  })

  it('is refused where a person enters the request', async () => {
    const { extensions } = await servicing.subgraph().failure(us, create, { input: certificate })
    expect(JSON.stringify(extensions)).toContain('createCertificate.name')
  })
})

it('a holder whose name the client corrects has the address of the earlier request, and says what was asked before', async () => {
  const wrong = { name: 'Port of Heron Bay', address }
  await conclude({ type: 'CREATE_CERTIFICATE', accountId: heron, createCertificate: wrong })
  const note = {
    path: 'createCertificate.name',
    kind: 'DIFFERS',
    before: 'Port of Heron Bay',
    quote: 'not the Port of Heron Bay',
  }
  const request = await conclude({
    ...{ type: 'CREATE_CERTIFICATE', accountId: heron, fieldNotes: [note] },
    createCertificate: { name: 'Heron Bay Unified Port District' },
  })
  expect(request).toMatchObject({
    createCertificate: { name: 'Heron Bay Unified Port District', address: { line1: '9 Pier Road' } },
    fieldNotes: [note],
  })
})

it('a certificate says what the holder wants to see on it', async () => {
  const block = { name: 'Quay Holdings LLC', waiverOfSubrogation: true }
  const { createCertificate } = await conclude({ type: 'CREATE_CERTIFICATE', createCertificate: block })
  expect(createCertificate).toMatchObject({ waiverOfSubrogation: true, primaryNoncontributory: false })
})

describe('a complaint', () => {
  it('is due today, and listed as one', async () => {
    const loss = await conclude({ type: 'OTHER', details: 'Nobody calls.', isLoss: true })
    const complaint = await conclude({ type: 'OTHER', details: 'Nobody calls.', isComplaint: true })
    expect(complaint).toMatchObject({ isComplaint: true, dueAt: loss.dueAt })
    const { serviceRequests } = await servicing
      .subgraph()
      .data<{ serviceRequests: { total: number } }>(us, count, { filter: { isComplaint: true } })
    expect(serviceRequests.total).toBe(1)
  })

  it('about an open request marks that one, and makes it due today', async () => {
    const request = await conclude({ type: 'DOCUMENT_REQUEST', details: 'The dec page, please.' })
    const input = { details: 'This is the third time I ask.', isComplaint: true }
    const { enrichServiceRequest: marked } = await servicing
      .subgraph()
      .data<{ enrichServiceRequest: Shown }>(cara, enrich, { id: request.id, input })
    expect(marked.isComplaint).toBe(true)
    expect(Date.parse(marked.dueAt ?? '')).toBeLessThan(Date.parse(request.dueAt ?? '9999-01-01'))
  })
})
