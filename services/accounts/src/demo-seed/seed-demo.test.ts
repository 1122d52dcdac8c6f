import { demoAccounts, demoAgencies, demoDay, demoPolicies, inTenantScope, todayIn } from '@coverdesk/kit'
import { sharedDatabase, startTestSubgraph, type TestSubgraph } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Account } from '../accounts/account.model.ts'
import { Holder } from '../certificates/holder-book/holder.model.ts'
import { Certificate } from '../certificates/record/certificate.model.ts'
import { Contact } from '../contact-record/contact.model.ts'
import { accountsSubgraph } from '../subgraph.ts'
import { insertDemoCertificates } from './certificates/seed-certificates.ts'
import { seedDemo } from './seed-demo.ts'

// Once, for all of these tests: drawing the certificates takes seconds.
let subgraph: TestSubgraph
beforeAll(async () => {
  subgraph = await startTestSubgraph(accountsSubgraph, { SEED: 'demo' })
})
afterAll(() => subgraph.close())

const { harborPoint, canary } = demoAgencies
const ours = () => inTenantScope(harborPoint.id, () => Certificate.find().sort({ _id: 1 }).lean())
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

describe('the demo’s certificates', () => {
  it('are some 70, with a document each, for holders who come back', async () => {
    const certificates = await ours()
    expect(certificates.length).toBeGreaterThan(65)
    const files = sharedDatabase('gateway').collection('files.files')
    const documents = await files.countDocuments({ 'metadata.agencyId': harborPoint.id, 'metadata.state': 'ATTACHED' })
    expect(documents).toBe(certificates.length)
    const holders = await inTenantScope(harborPoint.id, () => Holder.countDocuments())
    expect(holders).toBeGreaterThan(12)
    expect(holders).toBeLessThan(certificates.length / 3)
  })

  it('belong to accounts that are there, certify what was in force, and have insurers from A to F', async () => {
    const certificates = await ours()
    const today = todayIn(harborPoint.timeZone)
    const accounts = await inTenantScope(harborPoint.id, () => Account.find({}, { details: 1 }).lean())
    const names = new Map(accounts.map(({ _id, details }) => [String(_id), details.name]))
    for (const { accountId, insured, issuedOn, lines } of certificates) {
      expect(names.get(String(accountId))).toBe(insured.name)
      expect(lines.length).toBeGreaterThan(0)
      expect(issuedOn < today && issuedOn > demoDay(today, -365)).toBe(true)
      for (const { inforceAt, expiresAt, insurerLetter, limits } of lines) {
        expect([String(inforceAt) <= issuedOn, issuedOn < String(expiresAt)]).toEqual([true, true])
        expect(insurerLetter).toMatch(/^[A-F]$/)
        expect(limits.length).toBeGreaterThan(0)
      }
    }
  })

  it('have something to be reissued: some holders have nothing of a term that was renewed since', async () => {
    const terms = demoPolicies('67', todayIn(harborPoint.timeZone)).flatMap(({ formerTerms }) => formerTerms)
    const former = new Set(terms.map(({ id }) => id))
    const newest = new Map((await ours()).map(one => [`${one.accountId} ${one.holderId}`, one]))
    const superseded = [...newest.values()].filter(({ lines }) => lines.some(({ policyId }) => former.has(policyId)))
    expect(superseded.length).toBeGreaterThanOrEqual(3)
    expect(new Set(superseded.map(({ insured }) => insured.name))).toEqual(new Set([demoAccounts.redwood.name]))
  })

  it('are counted from the beginning in the holder book', async () => {
    await inTenantScope(harborPoint.id, async () => {
      const known = await Holder.findOne({ name: 'Prairie Crown General Contracting' }).orFail().lean()
      const certificates = await Certificate.find({ holderId: known._id }).sort({ createdAt: -1 }).lean()
      expect(certificates.length).toBeGreaterThan(5)
      expect(known.certificateCount).toBe(certificates.length)
      expect(known.lastIssuedAt).toEqual(certificates[0]?.createdAt)
    })
  })

  it('are not doubled by a start that continues after a crash; the next one has the next number', async () => {
    const before = await ours()
    await insertDemoCertificates()
    expect(await ours()).toEqual(before)
    expect(before.at(-1)?.certificateNumber).toBe(`COI-${String(before.length).padStart(6, '0')}`)
  })

  it('of the other agency say so everywhere', async () => {
    const certificates = await inTenantScope(canary.id, () => Certificate.find().lean())
    expect(certificates.length).toBeGreaterThan(0)
    for (const { holder, insured, lines, producer, issuedBy } of certificates) {
      for (const text of [holder.name, insured.name, producer, issuedBy, ...lines.map(line => line.insurerName)]) {
        expect(text).toContain('CANARY_B')
      }
    }
  })
})

describe('seeding the demo', () => {
  beforeEach(emptyDatabase)

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
