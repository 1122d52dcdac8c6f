import { beforeAll, describe, expect, it } from 'vitest'
import { accountsSubgraph } from '../../../accounts/src/subgraph.ts'
import { policiesSubgraph } from '../../../policies/src/subgraph.ts'
import { maya } from '../testing/settings-subgraph.ts'
import { type ChangeAnswer, countsOf, type RunAnswer, useAmsWorld } from './testing/ams-world.ts'
import { type MadeUpClient, madeUpClients } from './testing/made-up-clients.ts'

/** Numbers from 0 to below 1, the same for the same seed. */
function dice(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/**
 * Clients there, more than fit into one command: some look like one another, some have two policies of one term and type, and
 * two have contacts of one name.
 */
function clientsThere(seed: number): MadeUpClient[] {
  const roll = dice(seed)
  const clients = madeUpClients(40)
  return clients.map((client, place) => {
    const twin = clients[Math.floor(roll() * place)]
    const isTwin = place > 8 && roll() < 0.15 && twin?.isBusiness === client.isBusiness
    const same = isTwin && twin ? { name: twin.name, ...(roll() < 0.5 && { email: twin.email }) } : {}
    const [first] = client.policies
    const policies =
      first && roll() < 0.3 ? [...client.policies, { ...first, number: `${first.number}-B` }] : client.policies
    return { ...client, ...same, policies }
  })
}

const stateOf = (effective: string, expiration: string) => {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' })
  if (today < effective) return 'PENDING'
  return today < expiration ? 'INFORCE' : 'EXPIRED'
}

/** What is in Coverdesk before: accounts and policies that are the same, alike, or differ in a field. */
async function enterRecords(world: ReturnType<typeof useAmsWorld>, clients: readonly MadeUpClient[], seed: number) {
  const roll = dice(seed + 1)
  for (const client of clients.filter(({ isBusiness }) => isBusiness)) {
    if (roll() < 0.5) continue
    const { name, email } = client
    const business = {
      name: roll() < 0.85 ? name : `${name} West`,
      email: roll() < 0.85 ? email : `new.${email}`,
      phone: roll() < 0.5 ? '(510) 555-0188' : '',
    }
    const { createAccount } = await world.accounts.data<{ createAccount: { id: string } }>(
      maya,
      'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { id } }',
      {
        input: {
          type: 'BUSINESS',
          business,
          contact: { name: roll() < 0.5 ? client.person.name : 'Pat Lee', email: 'pat@lee.example' },
        },
      },
    )
    const policies = client.policies
      .filter(() => roll() < 0.6)
      .map(({ number, line, effective, expiration, premium }) => ({
        type: line.toUpperCase().replaceAll(' ', '_'),
        state: stateOf(effective, expiration),
        newCarrierName: 'Pacific Crest Mutual',
        policyNumber: roll() < 0.6 ? number : null,
        inforceAt: effective,
        expiresAt: expiration,
        premium: roll() < 0.5 ? premium * 100 : 77_700,
      }))
    if (policies.length === 0) continue
    await world.policies.data(
      maya,
      'mutation ($input: CreateBusinessPoliciesInput!) { createBusinessPolicies(input: $input) { id } }',
      { input: { accountId: createAccount.id, policies } },
    )
  }
}

/** Without what only a sync can know: the ids of what it created. */
const told = ({ undo: _, keptBecause: __, recordId, path: ___, ...change }: ChangeAnswer) => ({
  ...change,
  recordId: change.outcome === 'CREATED' || change.outcome === 'SENT' ? null : recordId,
})

async function expectSame(world: ReturnType<typeof useAmsWorld>, id: string): Promise<RunAnswer> {
  const preview = await world.preview(id)
  const previewed = (await world.changes(preview.id)).map(told)
  const run = await world.sync(id)
  expect([preview.state, run.state]).toEqual(['COMPLETED', 'COMPLETED'])
  expect((await world.changes(run.id)).map(told)).toEqual(previewed)
  expect(run).toMatchObject({ counts: preview.counts, entitiesSynced: preview.entitiesSynced })
  return run
}

describe.each([
  ['NowCerts', 11],
  ['HawkSoft', 14],
])('a preview of %s (world %i)', (system, seed) => {
  const clients = clientsThere(seed)
  const world = useAmsWorld({ accounts: accountsSubgraph, policies: policiesSubgraph, clients })
  let id: string

  beforeAll(() => enterRecords(world, clients, seed))

  it('says of a first sync exactly what it does', async () => {
    const input =
      system === 'NowCerts' ? world.nowcertsInput() : { type: 'AMS_HAWKSOFT', hawksoft: { agencyId: '1234' } }
    id = (await world.connect(input)).id
    const run = await expectSame(world, id)
    // The world has something of each kind to say.
    expect(countsOf(run, 'ACCOUNT')).toMatchObject({
      ...{ created: expect.any(Number), matched: expect.any(Number), duplicates: expect.any(Number) },
      conflicts: expect.any(Number),
    })
    expect(countsOf(run, 'POLICY')).toMatchObject({
      ...{ created: expect.any(Number), matched: expect.any(Number), duplicates: expect.any(Number) },
      ...{ conflicts: expect.any(Number), skipped: expect.any(Number) },
    })
    expect(countsOf(run, 'CONTACT')).toMatchObject({ created: expect.any(Number), matched: expect.any(Number) })
  })

  it('says of a later sync what that does with what has changed', async () => {
    const changedAt = new Date()
    for (const insured of world.nowcerts.data.insureds.slice(0, 9)) {
      Object.assign(insured, { phone: '(510) 555-0177', changeDate: changedAt.toISOString() })
    }
    for (const record of world.hawksoft.records.slice(0, 9)) {
      record.changedAt = changedAt
      const contacts = record.client['contacts'] as { type: string; data: string }[]
      for (const contact of contacts.filter(({ type }) => type === 'WorkPhone')) contact.data = '(510) 555-0177'
    }
    const run = await expectSame(world, id)
    expect(countsOf(run, 'ACCOUNT')['changed']).toBeGreaterThan(0)
  })

  it('says what a sync does after people have decided', async () => {
    const { integration } = await world.ask<{
      integration: {
        possibleDuplicates: { items: { id: string; version: number; candidates: { recordId: string }[] }[] }
        conflicts: { items: { id: string; version: number; fields: { field: string }[] }[] }
      }
    }>(
      `query ($id: ID!) { integration(id: $id) {
        possibleDuplicates(first: 100) { items { id version candidates { recordId } } }
        conflicts(first: 100) { items { id version fields { field } } }
      } }`,
      { id },
    )
    const linked = new Set<string>()
    for (const [place, { id: duplicate, version, candidates }] of integration.possibleDuplicates.items.entries()) {
      const recordId = candidates[0]?.recordId ?? ''
      const isFree = !linked.has(recordId)
      linked.add(recordId)
      const input =
        place % 3 === 0 && isFree ? { choice: 'LINK', recordId } : { choice: place % 3 === 1 ? 'LEAVE_OUT' : 'CREATE' }
      await world.ask(
        'mutation ($id: ID!, $version: Int!, $input: ResolveSyncDuplicateInput!) { resolveSyncDuplicate(id: $id, version: $version, input: $input) { id } }',
        { id: duplicate, version, input },
      )
    }
    for (const [place, { id: conflict, version, fields }] of integration.conflicts.items.entries()) {
      const keep = place % 2 === 0 ? 'HERE' : 'THERE'
      await world.ask(
        'mutation ($id: ID!, $version: Int!, $input: ResolveSyncConflictInput!) { resolveSyncConflict(id: $id, version: $version, input: $input) { id } }',
        { id: conflict, version, input: { fields: fields.map(({ field }) => ({ field, keep })) } },
      )
    }
    const run = await expectSame(world, id)
    expect(run.type).toBe('FULL')
  })
})
