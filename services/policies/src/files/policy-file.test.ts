import { inTenantScope } from '@coverdesk/kit'
import { sharedDatabase, startTestSubgraph, type TestSubgraph } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PolicyEvent } from '../models/policy-event.model.ts'
import type { PolicyRecord } from '../policies/policy-record.ts'
import { policiesSubgraph } from '../subgraph.ts'
import { them, us } from '../testing/people.ts'
import { uploadFile } from '../testing/policy-files.ts'
import { storedPolicy } from '../testing/stored-policy.ts'

let subgraph: TestSubgraph
let policy: PolicyRecord
beforeAll(async () => {
  subgraph = await startTestSubgraph({ ...policiesSubgraph, jobs: [] })
  policy = await storedPolicy(us.agencyId)
})
afterAll(() => subgraph.close())

interface PolicyFile {
  id: string
  name: string
  visible: boolean
  notes: string | null
  url: string
}
const upload = /* GraphQL */ `
  mutation ($input: UploadPolicyFileInput!, $key: String) {
    uploadPolicyFile(input: $input, idempotencyKey: $key) { id name mimeType size type notes visible url }
  }
`
const keep = /* GraphQL */ `
  mutation ($input: AddPolicyDocumentInput!) {
    addPolicyDocument(input: $input) { id name mimeType size type notes visible url }
  }
`
const add = async (input: object) =>
  (await subgraph.data<{ addPolicyDocument: PolicyFile }>(us, keep, { input })).addPolicyDocument
const remove = 'mutation ($id: ID!) { deleteFile(id: $id) { id } }'
const send = async (input: object, caller: object = us, key?: string) =>
  (await subgraph.data<{ uploadPolicyFile: PolicyFile }>(caller, upload, { input, key })).uploadPolicyFile
const refusal = async (input: object, caller: object = us) =>
  (await subgraph.failure(caller, upload, { input })).extensions
const filesOf = async ({ _id }: PolicyRecord) => {
  const query = 'query ($id: ID!) { businessPolicy(id: $id) { files { id name } } }'
  const answer = await subgraph.data<{ businessPolicy: { files: { id: string; name: string }[] } }>(us, query, {
    id: String(_id),
  })
  return answer.businessPolicy.files
}
const stateOf = async (fileId: string) =>
  (
    await sharedDatabase('gateway')
      .collection('files.files')
      .findOne({ _id: fileId as never })
  )?.['metadata']
const eventsOf = ({ _id }: PolicyRecord) =>
  inTenantScope(us.agencyId, () => PolicyEvent.find({ policyId: _id }).sort({ _id: 1 }).lean())

describe('a document of a policy', () => {
  it('is the policy’s from the upload on, and the history says so', async () => {
    const own = await storedPolicy(us.agencyId)
    const fileId = await uploadFile(us, 'Añejo & Co.pdf')
    const input = { policyId: String(own._id), fileId, type: 'ENDORSEMENT', notes: ' As asked for.\r\nBy phone. ' }
    const file = await send(input)
    expect(file).toMatchObject({
      ...{ name: 'Añejo & Co.pdf', mimeType: 'application/pdf', type: 'ENDORSEMENT', visible: true },
      ...{ notes: 'As asked for.\nBy phone.', url: `/files/${fileId}/A%C3%B1ejo%20%26%20Co.pdf` },
    })
    expect(await stateOf(fileId)).toMatchObject({
      state: 'ATTACHED',
      attachedTo: { typename: 'PolicyFile', id: file.id },
    })
    expect(await filesOf(own)).toEqual([{ id: file.id, name: 'Añejo & Co.pdf' }])
    expect(await eventsOf(own)).toMatchObject([
      { kind: 'FILE_ADDED', userId: us.userId, version: 1, changes: [{ after: '"Añejo & Co.pdf"' }] },
    ])
  })

  it.each([
    ['BINDER', true],
    ['ENDORSEMENT', true],
    ['POLICY_DOCUMENT', true],
    ['QUOTE_DOCUMENT', false],
    ['LOST_POLICY_RELEASE', false],
  ])('of the type %s is visible to the client by itself: %s', async (type, visible) => {
    const input = async () => ({ policyId: String(policy._id), fileId: await uploadFile(us), type })
    expect((await send(await input())).visible).toBe(visible)
    expect((await send({ ...(await input()), visible: !visible })).visible).toBe(!visible)
  })

  it('comes once, however often it is sent', async () => {
    const own = await storedPolicy(us.agencyId)
    const input = { policyId: String(own._id), fileId: await uploadFile(us), type: 'BINDER' }
    const [one, two] = [await send(input, us, 'key-1'), await send(input, us, 'key-1')]
    expect(two).toEqual(one)
    expect((await filesOf(own)).length).toBe(1)
  })

  it('that is deleted leaves its file to be removed a day later', async () => {
    const own = await storedPolicy(us.agencyId)
    const fileId = await uploadFile(us, 'old.pdf')
    const { id } = await send({ policyId: String(own._id), fileId, type: 'BINDER' })
    expect(await subgraph.data(us, remove, { id })).toEqual({ deleteFile: { id } })
    expect(await filesOf(own)).toEqual([])
    expect(await stateOf(fileId)).toMatchObject({ state: 'PENDING' })
    expect((await eventsOf(own)).map(({ kind }) => kind)).toEqual(['FILE_ADDED', 'FILE_REMOVED'])
    expect((await subgraph.failure(us, remove, { id })).extensions.code).toBe('NOT_FOUND')
  })

  it('that comes from elsewhere in the product has any type, is hidden from the client, and is kept once', async () => {
    const own = await storedPolicy(us.agencyId)
    const input = { policyId: String(own._id), fileId: await uploadFile(us, 'Review.pdf'), type: 'OTHER' }
    const file = await add(input)
    expect(file).toMatchObject({ name: 'Review.pdf', type: 'OTHER', visible: false })
    expect(await add(input)).toEqual(file)
    expect(await filesOf(own)).toEqual([{ id: file.id, name: 'Review.pdf' }])
    expect((await eventsOf(own)).map(({ kind }) => kind)).toEqual(['FILE_ADDED'])
    const seen = { ...input, fileId: await uploadFile(us, 'Seen.pdf'), visible: true }
    expect((await add(seen)).visible).toBe(true)
    const untyped = await subgraph.failure(us, keep, { input: { ...input, type: null } })
    expect(untyped.extensions['validationErrors']).toEqual([{ path: 'type', message: 'Choose a document type.' }])
    expect((await subgraph.failure(them, keep, { input })).extensions.code).toBe('NOT_FOUND')
    expect((await subgraph.failure(us, keep, { input: { ...input, policyId: 'none' } })).extensions.code).toBe(
      'NOT_FOUND',
    )
  })

  it('is no one else’s', async () => {
    const fileId = await uploadFile(us)
    const { id } = await send({ policyId: String(policy._id), fileId, type: 'BINDER' })
    expect((await subgraph.failure(them, remove, { id })).extensions.code).toBe('NOT_FOUND')
    const theirs = { policyId: String(policy._id), fileId: await uploadFile(them), type: 'BINDER' }
    expect((await refusal(theirs, them)).code).toBe('NOT_FOUND')
    const gone = [{ path: 'fileId', message: 'This file is no longer available. Choose it again.' }]
    expect((await refusal(theirs))['validationErrors'], 'a file of theirs').toEqual(gone)
    const colleagues = { ...theirs, fileId: await uploadFile({ ...us, userId: 'a-colleague' }) }
    expect((await refusal(colleagues))['validationErrors'], 'a file of a colleague').toEqual(gone)
    const taken = { policyId: String(policy._id), fileId, type: 'BINDER' }
    expect((await refusal(taken))['validationErrors'], 'a file of another document').toEqual(gone)
  })

  it.each([
    [{ fileId: undefined }, 'fileId', 'Choose a file.'],
    [{ type: undefined }, 'type', 'Choose a document type.'],
    [{ type: 'INVOICE' }, 'type', 'Choose a document type.'],
    [{ notes: 'x'.repeat(2001) }, 'notes', 'Use at most 2,000 characters.'],
  ])('is refused with %j', async (wrong, path, message) => {
    const input = { policyId: String(policy._id), fileId: 'f'.repeat(32), type: 'BINDER', ...wrong }
    expect((await refusal(input))['validationErrors']).toEqual([{ path, message }])
  })
})
