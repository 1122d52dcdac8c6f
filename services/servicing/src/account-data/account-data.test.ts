import { pdf, uploadFile } from '@coverdesk/kit/testing'
import { expect, it } from 'vitest'
import { heron, heronPolicy, otherAccount, them, us, useServicingSubgraph } from '../testing/servicing-subgraph.ts'

const servicing = useServicingSubgraph()
const { create, data } = servicing
const upload = (name: string) => uploadFile(us, pdf(), { name, mimeType: 'application/pdf' })
const dataOf = async (accountId: string, caller = us) =>
  (await servicing.subgraph().question('account-data', { accountId }, caller)).body as {
    held: Record<string, Record<string, unknown>[]> | null
    files: { id: string; path: string[] }[]
  }

it('the export of an account has its requests, as said and as corrected, with comments, versions and files', async () => {
  const cancel = await create({ type: 'CANCEL_POLICY', businessPolicyId: heronPolicy, clientName: 'Ada' })
  await servicing.data('comment', { id: cancel.id, input: { content: 'Called her' } })
  const corrected = await data('correct', { id: cancel.id, version: 1, input: { clientName: 'Ada Heron' } })
  const [signedRequestFileId, letter] = [await upload('signed.pdf'), await upload('letter.pdf')]
  const input = { signedRequestFileId, files: [letter], notes: 'Canceled' }
  const { version } = await data('resolve', { id: cancel.id, version: corrected.version, input })
  await create({ type: 'OTHER', details: 'Not theirs', accountId: otherAccount })

  const { held, files } = await dataOf(heron)
  expect(held?.['serviceRequests']).toMatchObject([
    { id: cancel.id, clientName: 'Ada', correction: { clientName: 'Ada Heron' }, resolution: { notes: 'Canceled' } },
  ])
  expect(held?.['serviceRequestComments']).toMatchObject([{ content: 'Called her' }])
  expect(held?.['serviceRequestVersions']?.map(({ version: number }) => number)).toEqual([1, 2, 3, 4])
  const internal = [
    'agencyId',
    'wordEndings',
    'openPolicyId',
    'sortName',
    'dueOrder',
    'typeOrder',
    'assigneeOrder',
    'currentType',
  ]
  for (const field of internal) expect(held?.['serviceRequests']?.[0]).not.toHaveProperty(field)
  const folder = `${new Date().toISOString().slice(0, 10)} Cancel Policy`
  expect(files).toEqual([
    { id: signedRequestFileId, path: ['service requests', folder, 'signed.pdf'] },
    { id: letter, path: ['service requests', folder, 'letter.pdf'] },
  ])
  await data('reopen', { id: cancel.id, version, input: { reason: 'Not canceled' } })
  expect((await dataOf(heron)).files, 'the client has got them').toEqual(files)
  expect(await dataOf(heron, them)).toEqual({ held: null, files: [] })
})
