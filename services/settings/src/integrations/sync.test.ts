import { describe, expect, it } from 'vitest'
import { accountsSubgraph } from '../../../accounts/src/subgraph.ts'
import { policiesSubgraph } from '../../../policies/src/subgraph.ts'
import { maya } from '../testing/settings-subgraph.ts'
import { countsOf, useAmsWorld } from './testing/ams-world.ts'
import { insuredId, policyId } from './testing/nowcerts-simulator.ts'

const world = useAmsWorld({ accounts: accountsSubgraph, policies: policiesSubgraph })

let id: string
const clients = 40
const policies = () => world.nowcerts.data.policies.length

const accountsHere = async () =>
  (
    await world.accounts.data<{ accounts: { total: number; items: AccountHere[] } }>(
      maya,
      `{ accounts(first: 100) { total items { id version details { ... on BusinessAccount { name email phone dba mailingAddress { line1 line2 city zone postalCode } }
        ... on IndividualAccount { name email phone } } contacts { id name email } } } }`,
    )
  ).accounts
interface AccountHere {
  id: string
  version: number
  details: {
    name: string
    email: string
    phone: string | null
    dba?: string | null
    mailingAddress?: { line1: string } | null
  }
  contacts: { id: string; name: string; email: string }[]
}
const policiesHere = async () =>
  (
    await world.policies.data<{ businessPolicies: { total: number; items: PolicyHere[] } }>(
      maya,
      '{ businessPolicies(first: 100) { total items { id version state policyNumber inforceAt pricing { premium } cancellation { effectiveAt } } } }',
    )
  ).businessPolicies
interface PolicyHere {
  id: string
  version: number
  state: string
  policyNumber: string
  inforceAt: string
  pricing: { premium: number }
  cancellation: { effectiveAt: string } | null
}
const named = async (name: string) => {
  const found = (await accountsHere()).items.find(({ details }) => details.name === name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}
const touch = (number: number, change: object) => {
  const insured = world.nowcerts.data.insureds.find(one => one['id'] === insuredId(number))
  Object.assign(insured as object, change, { changeDate: new Date().toISOString() })
  return insured as Record<string, unknown>
}
const updateAccount = (account: AccountHere, change: object) =>
  world.accounts.data(
    maya,
    'mutation ($id: ID!, $version: Int!, $input: UpdateAccountInput!) { updateAccount(id: $id, version: $version, input: $input) { id } }',
    { id: account.id, version: account.version, input: { business: { ...account.details, ...change } } },
  )

describe('a first sync', () => {
  it('is previewed without changing anything', async () => {
    id = (await world.connect(world.nowcertsInput())).id
    const preview = await world.preview(id)
    expect(preview).toMatchObject({ type: 'PREVIEW', state: 'COMPLETED', lastError: null, canUndo: false })
    expect(countsOf(preview, 'ACCOUNT')).toEqual({ created: clients })
    expect(countsOf(preview, 'POLICY')).toEqual({ created: policies() })
    expect((await accountsHere()).total).toBe(0)
    expect(await world.integration(id)).toMatchObject({ state: 'CREATED', syncLogs: [], lastSyncedAt: null })
    const [first] = await world.changes(preview.id, { recordType: 'ACCOUNT' })
    expect(first).toMatchObject({ outcome: 'CREATED', name: 'Bayside Roofing LLC', recordId: null })
    expect(first?.fields).toContainEqual(
      expect.objectContaining({ label: 'Phone', before: null, after: '(510) 200-0000', isCleared: false }),
    )
  })

  it('brings in carriers, accounts, contacts and policies, each once', async () => {
    const run = await world.sync(id)
    expect(run).toMatchObject({
      type: 'FULL',
      state: 'COMPLETED',
      lastError: null,
      initiatorType: 'AGENCY_USER',
      initiatorId: maya.userId,
    })
    expect(countsOf(run, 'CARRIER')).toEqual({ created: 4 })
    expect(countsOf(run, 'ACCOUNT')).toEqual({ created: clients })
    expect(countsOf(run, 'CONTACT')).toEqual({ created: 35 })
    expect(countsOf(run, 'POLICY')).toEqual({ created: policies() })
    expect((await accountsHere()).total).toBe(clients)
    expect((await policiesHere()).total).toBe(policies())
    expect(await named('Bayside Roofing LLC')).toMatchObject({
      details: {
        email: 'office@baysideroofingllc0.example',
        phone: '+15102000000',
        mailingAddress: { line1: '100 Alder St' },
      },
      contacts: [{ name: 'Ana Abbott' }],
    })
    const integration = await world.integration(id)
    expect(integration).toMatchObject({ state: 'ACTIVE', lastFailure: null })
    expect(Date.parse(integration.nextSyncAt ?? '') - Date.parse(integration.lastSyncedAt ?? '')).toBe(3_600_000)
  })

  it('is followed by one that finds everything as it is', async () => {
    const run = await world.sync(id)
    expect(run).toMatchObject({ type: 'INCREMENTAL', state: 'COMPLETED' })
    expect(
      run.counts.flatMap(({ created = 0, changed = 0, conflicts = 0 }) => [created, changed, conflicts]),
    ).not.toContain(1)
    expect((await accountsHere()).total).toBe(clients)
    expect((await policiesHere()).total).toBe(policies())
    expect(run.canUndo).toBe(false)
  })
})

describe('a later sync', () => {
  it('takes what was changed there, shows what was emptied there, and leaves what was not sent', async () => {
    const insured = touch(0, { dba: 'Bayside', phone: null, addressLine1: '9 New St' })
    delete insured['website']
    const run = await world.sync(id)
    const [changed, ...others] = await world.changes(run.id)
    expect(others).toEqual([])
    expect(changed).toMatchObject({ outcome: 'CHANGED', name: 'Bayside Roofing LLC' })
    const fields = changed?.fields.map(({ label, before, after, isCleared }) => [label, before, after, isCleared])
    expect(fields).toEqual([
      ['DBA', null, 'Bayside', false],
      ['Phone', '(510) 200-0000', null, true],
      ['Mailing address', '100 Alder St, Oakland, CA 94607', '9 New St, Oakland, CA 94607', false],
    ])
    expect((await named('Bayside Roofing LLC')).details).toMatchObject({ dba: 'Bayside', phone: null })
  })

  it('keeps what a person has typed here', async () => {
    await updateAccount(await named('Cedar Dental Inc.'), { dba: 'Cedar Smiles' })
    touch(1, { cellPhone: null })
    const run = await world.sync(id)
    expect(await world.changes(run.id)).toEqual([])
    expect((await named('Cedar Dental Inc.')).details.dba).toBe('Cedar Smiles')
  })

  it('cancels a policy that was canceled there, and takes its premium', async () => {
    const policy = world.nowcerts.data.policies[0] as Record<string, unknown>
    const day = String(policy['effectiveDate']).slice(0, 10)
    Object.assign(policy, {
      status: 3,
      cancellationDate: `${day}T00:00:00Z`,
      totalPremium: 2_500.5,
      changeDate: new Date().toISOString(),
    })
    const run = await world.sync(id)
    expect(countsOf(run, 'POLICY')).toMatchObject({ changed: 1 })
    const here = (await policiesHere()).items.find(({ policyNumber }) => policyNumber === policy['number'])
    expect(here).toMatchObject({ state: 'CANCELED', pricing: { premium: 250_050 }, cancellation: { effectiveAt: day } })
  })
})

describe('a field that was changed on both sides', () => {
  let conflict: {
    id: string
    version: number
    state: string
    fields: { field: string; before: string | null; here: string | null; there: string | null }[]
  }
  const conflicts = async () =>
    (
      await world.ask<{ integration: { conflicts: { items: (typeof conflict)[] } } }>(
        'query ($id: ID!) { integration(id: $id) { conflicts { items { id version state name fields { field before here there keep } } } } }',
        { id },
      )
    ).integration.conflicts.items
  const resolve = (keep: string, version = conflict.version) =>
    world.settings.ask(
      maya,
      'mutation ($id: ID!, $version: Int!, $input: ResolveSyncConflictInput!) { resolveSyncConflict(id: $id, version: $version, input: $input) { state } }',
      { id: conflict.id, version, input: { fields: [{ field: 'PHONE', keep }] } },
    )

  it('waits for a person, and stays as it is here', async () => {
    await updateAccount(await named('Cedar Dental Inc.'), { phone: '(510) 555-0101' })
    touch(1, { phone: '(510) 555-0199' })
    const run = await world.sync(id)
    expect(countsOf(run, 'ACCOUNT')).toMatchObject({ conflicts: 1 })
    expect((await named('Cedar Dental Inc.')).details.phone).toBe('+15105550101')
    conflict = (await conflicts())[0] as typeof conflict
    expect(conflict).toMatchObject({
      state: 'OPEN',
      fields: [{ field: 'PHONE', before: '(510) 200-0001', here: '(510) 555-0101', there: '(510) 555-0199' }],
    })
  })

  it('is not told twice', async () => {
    await world.sync(id)
    expect(await conflicts()).toHaveLength(1)
  })

  it('is as the person decides, after the next sync', async () => {
    expect((await resolve('THERE', conflict.version + 7)).errors?.[0]?.extensions.code).toBe('CONFLICT')
    expect((await resolve('THERE')).data).toEqual({ resolveSyncConflict: { state: 'DECIDED' } })
    const run = await world.sync(id)
    expect(run.type).toBe('FULL')
    expect((await named('Cedar Dental Inc.')).details.phone).toBe('+15105550199')
    expect(await conflicts()).toEqual([])
    expect((await resolve('HERE')).errors?.[0]?.message).toBe('This was settled in the meantime.')
  })
})

describe('an undo', () => {
  it('undoes what a sync changed, but for what someone has worked on', async () => {
    touch(2, { dba: 'Del' })
    touch(3, { dba: 'Ever' })
    const [second, third] = ['Delmar Bakery Co.', 'Everett Plumbing & Sons']
    const run = await world.sync(id)
    await updateAccount(await named(third), { website: 'everett.example' })
    const undone = await world.undo(run.id, id)
    expect(undone.undo).toEqual({ state: 'COMPLETED', undone: 1, kept: 1 })
    expect((await named(second)).details.dba).toBeNull()
    expect((await named(third)).details.dba).toBe('Ever')
    const [first, other] = await world.changes(run.id)
    expect([first?.undo, other?.undo, other?.keptBecause]).toEqual(['UNDONE', 'KEPT', 'It was changed since.'])
    expect(undone.canUndo).toBe(false)
    expect(await world.integration(id)).toMatchObject({ nextSyncAt: null, currentRun: null })
  })

  it('is not brought in again by the next sync', async () => {
    await world.sync(id)
    expect((await named('Delmar Bakery Co.')).details.dba).toBeNull()
  })

  it('removes what a sync created', async () => {
    const number = 90
    world.nowcerts.data.insureds.push({
      ...(world.nowcerts.data.insureds[0] as object),
      ...{
        id: insuredId(number),
        commercialName: 'Zenith Glass LLC',
        eMail: 'hi@zenith.example',
        dba: null,
        changeDate: new Date().toISOString(),
      },
    })
    world.nowcerts.data.policies.push({
      ...(world.nowcerts.data.policies[1] as object),
      ...{
        databaseId: policyId(number, 0),
        insuredDatabaseId: insuredId(number),
        number: 'ZG-1',
        changeDate: new Date().toISOString(),
      },
    })
    const run = await world.sync(id)
    expect([countsOf(run, 'ACCOUNT')['created'], countsOf(run, 'POLICY')['created']]).toEqual([1, 1])
    const undone = await world.undo(run.id, id)
    expect(undone.undo).toMatchObject({ state: 'COMPLETED', kept: 0 })
    expect((await accountsHere()).total).toBe(clients)
    expect((await policiesHere()).total).toBe(policies() - 1)
  })
})
