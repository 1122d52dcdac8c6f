import { demoAccounts, demoAgencies, demoDay, demoPolicies, inTenantScope, todayIn } from '@coverdesk/kit'
import { sharedDatabase, startTestSubgraph, type TestSubgraph } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Account } from '../../accounts/account.model.ts'
import { Holder } from '../../certificates/holder-book/holder.model.ts'
import { Certificate } from '../../certificates/record/certificate.model.ts'
import { accountsSubgraph } from '../../subgraph.ts'
import { insertDemoCertificates } from './seed-certificates.ts'

let subgraph: TestSubgraph
beforeAll(async () => {
  subgraph = await startTestSubgraph(accountsSubgraph, { SEED: 'demo' })
})
afterAll(() => subgraph.close())

const { harborPoint, canary } = demoAgencies
const ours = () => inTenantScope(harborPoint.id, () => Certificate.find().sort({ _id: 1 }).lean())

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
