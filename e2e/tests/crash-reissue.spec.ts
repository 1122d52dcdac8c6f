import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { Caller } from '../support/caller.ts'
import { maya } from '../support/journey.ts'
import { processId, startProduct, stopProduct, until } from '../support/product.ts'
import { type RenewedAccount, readReissue, renewedAccount, startReissue } from '../support/reissue.ts'

const holders = 50

test('50 certificates are reissued once each, whoever kills the service in the middle', async () => {
  // A job of a dead process is another's after at most 40 s.
  test.setTimeout(300_000)
  const folder = mkdtempSync(join(tmpdir(), 'coverdesk-reissue-'))
  const product = await startProduct(folder)
  try {
    const caller = await Caller.signedIn(product.url, maya)
    const renewed = await renewedAccount(caller, 'Renewed Rails', holders)
    const superseded = await supersededOf(caller, renewed)
    expect(superseded).toHaveLength(holders)
    for (const { differences, findings } of superseded) {
      expect(differences.map(({ kind }) => kind)).toEqual(['POLICY_NUMBER', 'EFFECTIVE', 'EXPIRATION'])
      expect(findings).toEqual([])
    }

    const { id } = await startReissue(caller, renewed)
    const issued = () => readReissue(caller, id).then(run => run.issued)
    const isIn = (count: number) => () =>
      issued().then(
        known => known >= count,
        () => false,
      )
    await until(isIn(10), 60_000, 'The run stands still before the service is killed.')
    const before = await issued()
    expect(before, 'killed in the middle').toBeLessThanOrEqual(40)
    process.kill(processId(folder, 'accounts'), 'SIGKILL')
    const isDone = () =>
      readReissue(caller, id).then(
        ({ state }) => state === 'DONE',
        () => false,
      )
    await until(isDone, 120_000, 'The run does not end.')

    const run = await readReissue(caller, id)
    expect(run).toMatchObject({ issued: holders, total: holders, version: 2 })
    await expectEachOnce(caller, renewed, run.items)
    expect(await supersededOf(caller, renewed), 'nothing is left').toEqual([])
  } finally {
    await stopProduct(product)
    rmSync(folder, { recursive: true, force: true })
  }
})

interface Superseded {
  differences: { kind: string }[]
  findings: object[]
}

async function supersededOf(caller: Caller, { accountId }: RenewedAccount) {
  const find = `query ($accountId: ID!) {
    supersededCertificates(accountId: $accountId) { certificate { id } differences { kind } findings { kind } }
  }`
  return (await caller.call<{ supersededCertificates: Superseded[] }>(find, { accountId })).supersededCertificates
}

interface Certificate {
  id: string
  certificateNumber: string
  holder: { name: string }
  lines: { policyId: string; policyNumber: string }[]
  replacesId: string | null
  replacedById: string | null
}

/** Each former certificate has one that replaces it, with a number and a document of its own. */
async function expectEachOnce(
  caller: Caller,
  { accountId, nextPolicyId, certificateIds }: RenewedAccount,
  items: { replacedId: string; certificateNumber: string | null; downloadUrl: string | null }[],
) {
  const all = await certificatesOf(caller, accountId)
  expect(all).toHaveLength(2 * holders)
  const fresh = all.filter(({ replacesId }) => replacesId)
  expect(fresh.map(({ replacesId }) => replacesId).sort()).toEqual([...certificateIds].sort())
  expect(new Set(all.map(({ certificateNumber }) => certificateNumber)).size, 'numbers').toBe(2 * holders)
  expect(new Set(fresh.map(({ holder }) => holder.name)).size, 'no holder twice').toBe(holders)
  for (const { id, replacesId, holder, lines } of fresh) {
    const former = all.find(one => one.id === replacesId)
    expect(former).toMatchObject({ replacedById: id, holder })
    expect(lines).toMatchObject([{ policyId: nextPolicyId, policyNumber: 'RENEWED-2' }])
  }
  const sizes = await Promise.all(
    items.map(async ({ downloadUrl }) => {
      const { status, text } = await caller.fetch(downloadUrl ?? '')
      expect(status).toBe(200)
      expect(text.slice(0, 5)).toBe('%PDF-')
      return text.length
    }),
  )
  expect(sizes).toHaveLength(holders)
}

/** All pages of them. */
async function certificatesOf(caller: Caller, accountId: string): Promise<Certificate[]> {
  const read = `query ($id: ID!, $after: String) {
    account(id: $id) {
      certificatesOfLiabilityInsurance(first: 60, after: $after) {
        items { id certificateNumber holder { name } lines { policyId policyNumber } replacesId replacedById }
        endCursor
      }
    }
  }`
  interface Answer {
    account: { certificatesOfLiabilityInsurance: { items: Certificate[]; endCursor: string | null } }
  }
  const found: Certificate[] = []
  let after: string | null = null
  do {
    const { account }: Answer = await caller.call<Answer>(read, { id: accountId, after })
    found.push(...account.certificatesOfLiabilityInsurance.items)
    after = account.certificatesOfLiabilityInsurance.endCursor
  } while (after)
  return found
}
