import { pdf, uploadFile } from '@coverdesk/kit/testing'
import { expect, it } from 'vitest'
import { heron, them, us, useServicingSubgraph } from '../testing/servicing-subgraph.ts'

const servicing = useServicingSubgraph()
const { create } = servicing
const upload = (name: string, by = us) => uploadFile(by, pdf(), { name, mimeType: 'application/pdf' })

const fields = `id version documents { name url } resolution { files { name } }
  versionHistory { changes { kind after } }`
const add = `mutation ($id: ID!, $fileId: ID) {
  addServiceRequestDocument(id: $id, input: { fileId: $fileId }) { ${fields} } }`

interface Kept {
  version: number
  documents: { name: string; url: string }[]
  resolution: { files: object[] } | null
  versionHistory: { changes: { kind: string; after: string }[] }[]
}
const keep = async (id: string, fileId: string) =>
  (await servicing.subgraph().data<{ addServiceRequestDocument: Kept }>(us, add, { id, fileId }))
    .addServiceRequestDocument
const refusal = async (id: string, fileId: string | null, caller = us) =>
  (await servicing.subgraph().failure(caller, add, { id, fileId })).extensions

it('a document is kept with a request once, also with one that is closed, and the client doesn’t get it', async () => {
  const request = await create({ type: 'OTHER', details: 'Please review', accountId: heron })
  const { version } = await servicing.data('resolve', { id: request.id, version: 1, input: { notes: 'Done' } })
  const fileId = await upload('Review.pdf')
  await Promise.all([keep(request.id, fileId), keep(request.id, fileId)])
  const kept = await keep(request.id, fileId)
  expect(kept).toMatchObject({
    ...{ version, documents: [{ name: 'Review.pdf', url: `/files/${fileId}/Review.pdf` }] },
    resolution: { files: [] },
  })
  const changes = kept.versionHistory.flatMap(one => one.changes)
  expect(changes.filter(({ kind }) => kind === 'DOCUMENT_ADDED')).toEqual([
    { kind: 'DOCUMENT_ADDED', after: 'Review.pdf' },
  ])
  const { body } = await servicing.subgraph().question('account-data', { accountId: heron }, us)
  expect(JSON.stringify((body as { files: object[] }).files)).toContain(fileId)
})

it('a document that isn’t there, or belongs to someone else, is refused', async () => {
  const { id } = await create({ type: 'OTHER', details: 'Please review', accountId: heron })
  const gone = [{ path: 'fileId', message: 'A file is no longer available. Choose it again.' }]
  expect((await refusal(id, await upload('Theirs.pdf', them)))['validationErrors']).toEqual(gone)
  expect((await refusal(id, null))['validationErrors']).toEqual([{ path: 'fileId', message: 'Choose a file.' }])
  expect((await refusal(id, await upload('Theirs.pdf', them), them)).code).toBe('NOT_FOUND')
})
