import { inTenantScope } from '@coverdesk/kit'
import mongoose from 'mongoose'
import { expect, it } from 'vitest'
import { ServiceRequest } from '../models/service-request.model.ts'
import { us, useServicingSubgraph } from '../testing/servicing-subgraph.ts'
import { initiators } from './initiators.ts'
import { partsOfWords } from './parts-of-words.ts'

const { create, list, read } = useServicingSubgraph()
const collection = (name: string) => mongoose.connection.collection(name)

it('a request that was found by beginnings of words is found by any part', async () => {
  const request = await create({ type: 'QUESTION', question: { question: 'Why?' }, clientName: 'Ada Heron' })
  const stored = () =>
    inTenantScope(us.agencyId, () => ServiceRequest.findById(request.id).select('+wordEndings').lean())
  const whole = await stored()
  const requests = collection('serviceRequests')
  await requests.updateOne({}, { $unset: { wordEndings: 1, openPolicyId: 1 } })
  expect((await list({ search: 'ero' })).total).toBe(0)
  for await (const old of requests.find(partsOfWords.pending)) {
    await requests.updateOne({ _id: old._id }, partsOfWords.update(old))
  }
  expect(await stored()).toEqual(whole)
  expect(await requests.countDocuments(partsOfWords.pending)).toBe(0)
  expect((await list({ search: 'ero' })).items).toMatchObject([{ id: request.id }])
})

it('a version that Cara made is Cara’s still', async () => {
  const { id } = await create({ type: 'OTHER', details: 'x' })
  const versions = collection('serviceRequestVersions')
  await versions.updateMany({}, { $set: { updateInitiatorType: 'COPILOT', updateInitiatorId: null } })
  for await (const old of versions.find(initiators.pending)) {
    await versions.updateOne({ _id: old._id }, initiators.update(old))
  }
  expect(await versions.countDocuments(initiators.pending)).toBe(0)
  expect((await read(id)).versionHistory).toMatchObject([{ updateInitiatorType: 'OYSTER' }])
})
