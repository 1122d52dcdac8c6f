import { attachFile, inTenantScope } from '@coverdesk/kit'
import { pdf, uploadFile } from '@coverdesk/kit/testing'
import { describe, expect, it } from 'vitest'
import { noticesOf } from '../testing/notices.ts'
import {
  colleague,
  heron,
  heronPolicy,
  otherAccount,
  type RequestAnswer,
  us,
  useServicingSubgraph,
} from '../testing/servicing-subgraph.ts'

const servicing = useServicingSubgraph()
const { create, data, read, wrong, world } = servicing
const at = ({ id, version }: RequestAnswer) => ({ id, version })
const resolve = (request: RequestAnswer, input: object) => data('resolve', { ...at(request), input })
const cancellation = () => create({ type: 'CANCEL_POLICY', businessPolicyId: heronPolicy })
const upload = (name: string) => uploadFile(us, pdf(), { name, mimeType: 'application/pdf' })
const needed = 'Attach the client’s signed request, or confirm that you resolve without it.'

describe('a cancellation', () => {
  it('is resolved with the client’s signed request, which the client doesn’t get', async () => {
    const request = await cancellation()
    expect(await wrong('resolve', { ...at(request), input: {} })).toEqual({ signedRequestFileId: needed })
    const fileId = await upload('signed.pdf')
    const signed = await data('sign', { ...at(request), input: { fileId } })
    expect(signed).toMatchObject({ version: 2, signedRequest: { name: 'signed.pdf' } })
    expect(signed.versionHistory[0]?.changes).toMatchObject([{ kind: 'SIGNED_REQUEST_ATTACHED', after: 'signed.pdf' }])
    expect(await resolve(signed, {})).toMatchObject({ state: 'CLOSED', resolution: { files: [] } })
  })

  it('is resolved together with it', async () => {
    const signedRequestFileId = await upload('signed.pdf')
    const resolved = await resolve(await cancellation(), { signedRequestFileId })
    expect(resolved).toMatchObject({ version: 2, signedRequest: { url: `/files/${signedRequestFileId}/signed.pdf` } })
    expect(resolved.versionHistory[0]).toMatchObject({
      ...{ updateTypes: ['CLOSE_SERVICE_REQUEST'], changes: [{ kind: 'SIGNED_REQUEST_ATTACHED' }] },
    })
  })

  it('is resolved without it if someone decides so', async () => {
    expect(await resolve(await cancellation(), { withoutSignedRequest: true })).toMatchObject({ state: 'CLOSED' })
  })

  it('has one signed request, and no other request has any', async () => {
    const request = await cancellation()
    const [first, second] = [await upload('first.pdf'), await upload('second.pdf')]
    const once = await data('sign', { ...at(request), input: { fileId: first } })
    const twice = await data('sign', { ...at(once), input: { fileId: second } })
    expect(twice).toMatchObject({ signedRequest: { name: 'second.pdf' } })
    expect(await data('sign', { ...at(twice), input: { fileId: second } }), 'the same one').toEqual(twice)
    const other = await create({ type: 'OTHER', details: 'x' })
    expect(await wrong('sign', { ...at(other), input: { fileId: first } })).toEqual({
      fileId: 'Only a request to cancel a policy has a signed request.',
    })
    expect(await wrong('sign', { ...at(twice), input: {} })).toEqual({ fileId: 'Choose the signed request.' })
    expect(await wrong('sign', { ...at(twice), input: { fileId: '9'.repeat(32) } })).toEqual({
      fileId: 'A file is no longer available. Choose it again.',
    })
  })
})

describe('a certificate', () => {
  const certificateRequest = () =>
    create({ type: 'CREATE_CERTIFICATE', accountId: heron, createCertificate: { name: 'Port of Oakland' } })
  async function issued(accountId = heron) {
    const fileId = await upload('COI.pdf')
    const certificateId = fileId.slice(0, 24)
    await inTenantScope(us.agencyId, () => attachFile(fileId, { typename: 'Certificate', id: certificateId }))
    world.certificates[certificateId] = { certificateNumber: 'COI-000071', accountId, fileId }
    return { certificateId, fileId }
  }

  it('that was issued for a request goes to the client with the resolution, once', async () => {
    const request = await certificateRequest()
    const { certificateId, fileId } = await issued()
    const certify = () => data('certify', { id: request.id, input: { certificateId } })
    await Promise.all([certify(), certify()])
    const certified = await certify()
    const file = { name: 'COI.pdf', url: `/files/${fileId}/COI.pdf` }
    expect(certified).toMatchObject({
      ...{ version: 1, resolution: null },
      certificates: [{ certificateId, certificateNumber: 'COI-000071', file }],
    })
    expect(certified.versionHistory.flatMap(({ changes }) => changes)).toMatchObject([
      { kind: 'CERTIFICATE_ADDED', after: 'COI-000071' },
    ])
    const files = [await upload('letter.pdf')]
    const resolved = await resolve(certified, { files })
    expect(resolved.resolution?.files).toEqual([{ name: 'letter.pdf', url: `/files/${files[0]}/letter.pdf` }, file])
  })

  it('of another account, or that doesn’t exist, is none', async () => {
    const { id } = await certificateRequest()
    const refuse = (certificateId?: string) => wrong('certify', { id, input: { certificateId } })
    const { certificateId } = await issued(otherAccount)
    expect(await refuse(certificateId)).toEqual({ certificateId: 'Choose a certificate of this request’s account.' })
    expect(await refuse('nothing')).toEqual({ certificateId: 'Choose a certificate.' })
    expect(await refuse()).toEqual({ certificateId: 'Choose a certificate.' })
    expect((await read(id)).certificates).toEqual([])
  })
})

it('who has a request is notified when someone else resolves it', async () => {
  const request = await create({
    type: 'ADD_ADDITIONAL_INSURED',
    addAdditionalInsured: { name: 'City of Oakland' },
    assigneeId: colleague,
  })
  await resolve(request, { notes: 'Done' })
  expect(await noticesOf(request.id)).toMatchObject([
    { kind: 'ASSIGNED', to: [colleague], text: 'assigned an additional insured request to you' },
    { kind: 'RESOLVED', to: [colleague], text: 'resolved an additional insured request that is assigned to you' },
  ])
})
