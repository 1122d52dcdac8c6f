import { randomUUID } from 'node:crypto'
import { demoAgencies, inTenantScope } from '@coverdesk/kit'
import { startTestSubgraph } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Account } from '../accounts/account.model.ts'
import { Contact } from '../contact-record/contact.model.ts'
import { accountsSubgraph } from '../subgraph.ts'
import { seedDemo } from './seed-demo.ts'

let close: () => Promise<void>
beforeAll(async () => {
  close = (await startTestSubgraph({ ...accountsSubgraph, name: `seed${randomUUID().slice(0, 4)}` })).close
})
beforeEach(() => emptyDatabase())
afterAll(() => close())

const { harborPoint, canary } = demoAgencies
const collection = (name: string) => mongoose.connection.collection(name)
async function emptyDatabase() {
  for (const name of ['accounts', 'contacts', 'seeds']) await collection(name).deleteMany({})
}
const counts = async () =>
  Promise.all(
    [harborPoint.id, canary.id].map(agencyId =>
      inTenantScope(agencyId, async () => [await Account.countDocuments(), await Contact.countDocuments()]),
    ),
  )
const complete = [
  [40, 15],
  [5, 2],
]

describe('seeding the demo', () => {
  it('fills an empty database', async () => {
    await seedDemo()
    expect(await counts()).toEqual(complete)
  })

  it('has no one at work in the minute of the start: an account was changed last when it was created', async () => {
    await seedDemo()
    const accounts = await collection('accounts').find().toArray()
    expect(accounts.map(({ updatedAt }) => updatedAt)).toEqual(accounts.map(({ createdAt }) => createdAt))
  })

  it('does nothing the second time, whatever people did in between', async () => {
    await seedDemo()
    await inTenantScope(harborPoint.id, () => Account.deleteOne({ sortName: 'sunset taqueria' }))
    await seedDemo()
    expect((await counts())[0]).toEqual([39, 15])
  })

  it('completes what a crash left half done, and keeps what is there', async () => {
    await seedDemo()
    await collection('seeds').updateOne({}, { $set: { isComplete: false } })
    await inTenantScope(harborPoint.id, async () => {
      await Account.deleteMany({ type: 'INDIVIDUAL' })
      await Account.updateOne({ sortName: 'sunset taqueria' }, { version: 8 })
    })
    await inTenantScope(canary.id, () => Contact.deleteMany({}))
    await seedDemo()
    expect(await counts()).toEqual(complete)
    const kept = await inTenantScope(harborPoint.id, () => Account.findOne({ sortName: 'sunset taqueria' }).lean())
    expect(kept?.version).toBe(8)
  })

  it('leaves a database alone that people have started to fill', async () => {
    const contact = { name: 'Ann', email: 'a@b.example', sortName: 'ann', words: ['ann'] }
    await inTenantScope(harborPoint.id, () => Contact.create(contact))
    await seedDemo()
    expect(await counts()).toEqual([
      [0, 1],
      [0, 0],
    ])
  })
})
