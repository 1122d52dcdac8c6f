import { inTenantScope } from '@coverdesk/kit'
import mongoose from 'mongoose'
import { expect, it } from 'vitest'
import { ServiceRequest } from '../models/service-request.model.ts'
import { servicingSubgraph } from '../subgraph.ts'
import { us, useServicingSubgraph } from '../testing/servicing-subgraph.ts'

const { create, list, read } = useServicingSubgraph()
const added = [
  ...['currentType', 'isWaiting', 'typeOrder', 'assigneeOrder', 'isLoss', 'waiting', 'correction', 'source'],
  ...['duplicateOfId', 'duplicateCount', 'certificates', 'signedRequest'],
]

it('a request that was stored before is found, sorted and read as a new one', async () => {
  const request = await create({ type: 'QUESTION', question: { question: 'Why?' }, clientName: 'Ada' })
  const stored = () =>
    inTenantScope(us.agencyId, () => ServiceRequest.findById(request.id).select('+wordEndings').lean())
  const whole = await stored()
  const requests = mongoose.connection.collection('serviceRequests')
  await requests.updateOne({}, { $unset: Object.fromEntries(added.map(field => [field, 1])) })
  expect((await list({ filter: { type: 'QUESTION' } })).total).toBe(0)
  const [migration] = servicingSubgraph.migrations ?? []
  for await (const old of requests.find(migration?.pending ?? {})) {
    await requests.updateOne({ _id: old._id }, migration?.update(old) ?? {})
  }
  expect(await stored()).toEqual(whole)
  expect(await requests.countDocuments(migration?.pending)).toBe(0)
  expect((await list({ filter: { type: 'QUESTION', isWaiting: false, isLoss: false } })).total).toBe(1)
  expect(await read(request.id)).toEqual(request)
})
