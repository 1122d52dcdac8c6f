import type { Caller } from './caller.ts'
import { createBusiness, createLiability, dayFromNow } from './given.ts'

/** An account whose holders have certificates of a policy that has been renewed since. */
export interface RenewedAccount {
  accountId: string
  /** The policy that is certified from now on. */
  nextPolicyId: string
  /** Of the certificates that are to be replaced, each of another holder. */
  certificateIds: string[]
}

/** A run of reissues, as far as journeys look at it. */
export interface Reissue {
  id: string
  version: number
  state: string
  issued: number
  total: number
  items: { holderName: string; replacedId: string; certificateNumber: string | null; downloadUrl: string | null }[]
}

/** Makes an account with a policy, issues a certificate of it for each of so many holders, and renews the policy. */
export async function renewedAccount(caller: Caller, name: string, holders: number): Promise<RenewedAccount> {
  const accountId = await createBusiness(caller, name)
  const policy = await createLiability(caller, accountId, {
    ...{ state: 'INFORCE', policyNumber: 'RENEWED-1', inforceAt: dayFromNow(-100), expiresAt: dayFromNow(265) },
    details: { limits: { glPerOccurrenceLimit: 100_000_000, glAggregateLimit: 200_000_000 } },
  })
  const certificateIds: string[] = []
  for (let number = 1; number <= holders; number += 1) {
    certificateIds.push(await certify(caller, accountId, `${name} holder ${String(number).padStart(3, '0')}`))
  }
  const renew = `mutation ($id: ID!, $version: Int!, $input: RenewBusinessPolicyInput!) {
    renewBusinessPolicy(id: $id, version: $version, input: $input) { id }
  }`
  const { renewBusinessPolicy: next } = await caller.call<{ renewBusinessPolicy: { id: string } }>(renew, {
    ...policy,
    input: {
      ...{ state: 'INFORCE', policyNumber: 'RENEWED-2', inforceAt: dayFromNow(-2), expiresAt: dayFromNow(363) },
      allowOverlap: true,
    },
  })
  return { accountId, nextPolicyId: next.id, certificateIds }
}

async function certify(caller: Caller, accountId: string, holder: string) {
  const issue = 'mutation ($input: CreateCertificateInput!) { createCertificate(input: $input) { id } }'
  const address = { line1: '1 Renewal Way', city: 'Oakland', zone: 'CA', postalCode: '94607' }
  const input = { accountId, holder: { name: holder, address } }
  return (await caller.call<{ createCertificate: { id: string } }>(issue, { input })).createCertificate.id
}

/** Starts a run of all of them. */
export async function startReissue(
  caller: Caller,
  { accountId, certificateIds }: RenewedAccount,
): Promise<Pick<Reissue, 'id' | 'version'>> {
  const start = `mutation ($input: StartCertificateReissueInput!) {
    startCertificateReissue(input: $input) { id version }
  }`
  const { startCertificateReissue } = await caller.call<{ startCertificateReissue: Pick<Reissue, 'id' | 'version'> }>(
    start,
    { input: { accountId, certificateIds } },
  )
  return startCertificateReissue
}

export async function readReissue(caller: Caller, id: string): Promise<Reissue> {
  const read = `query ($id: ID!) {
    certificateReissue(id: $id) {
      id version state issued total items { holderName replacedId certificateNumber downloadUrl }
    }
  }`
  return (await caller.call<{ certificateReissue: Reissue }>(read, { id })).certificateReissue
}
