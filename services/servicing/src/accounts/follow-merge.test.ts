import { sharedDatabase } from '@coverdesk/kit/testing'
import { expect, it, vi } from 'vitest'
import { heron, otherAccount, type RequestAnswer, useServicingSubgraph } from '../testing/servicing-subgraph.ts'
import { tell } from '../testing/tell.ts'

const servicing = useServicingSubgraph()
const { create, data, read, list, world } = servicing
const soon = { timeout: 20_000, interval: 50 }
const merged = (id: string, into: string) => tell({ type: 'AccountsMerged', typename: 'Account', id, into })
const referencesOf = ({ id }: RequestAnswer) =>
  sharedDatabase('events').collection('references').find({ 'from.id': id }).toArray()

it('requests of a merged account belong to the one that was kept, corrections and all', async () => {
  const request = await create({ type: 'OTHER', details: 'x', accountId: heron, clientName: 'Ada' })
  const corrected = await data('correct', { id: request.id, version: 1, input: { details: 'Call back' } })
  const linked = await create({ type: 'OTHER', details: 'x' })
  await data('link', { id: linked.id, version: 1, input: { accountId: heron } })
  await merged(heron, otherAccount)
  await vi.waitFor(async () => expect((await read(request.id)).customerName).toBe('Osprey Optics'), soon)
  expect(await read(request.id)).toMatchObject({
    ...{ account: { id: otherAccount }, version: corrected.version, correctedPaths: ['details'] },
  })
  expect(await read(linked.id)).toMatchObject({ account: { id: otherAccount } })
  expect((await list({ search: 'osprey' })).total).toBe(2)
  expect(await referencesOf(request)).toMatchObject([{ typename: 'Account', id: otherAccount }])
})

it('requests stay as they are while the account that was kept is deleted', async () => {
  world.accounts['67a000000000000000000005'] = 'Egret Electric'
  const request = await create({ type: 'OTHER', details: 'x', accountId: '67a000000000000000000005' })
  await merged('67a000000000000000000005', '67a000000000000000000006')
  const later = await create({ type: 'OTHER', details: 'x', accountId: otherAccount })
  world.accounts[otherAccount] = 'Osprey Opticians'
  await tell({ type: 'AccountUpdated', typename: 'Account', id: otherAccount })
  await vi.waitFor(async () => expect((await read(later.id)).customerName).toBe('Osprey Opticians'), soon)
  expect(await read(request.id)).toEqual(request)
})
