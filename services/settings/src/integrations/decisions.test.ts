import { describe, expect, it } from 'vitest'
import { accountsSubgraph } from '../../../accounts/src/subgraph.ts'
import { policiesSubgraph } from '../../../policies/src/subgraph.ts'
import { daniel, maya } from '../testing/settings-subgraph.ts'
import { countsOf, useAmsWorld } from './testing/ams-world.ts'
import { madeUpClients } from './testing/made-up-clients.ts'
import { insuredId } from './testing/nowcerts-simulator.ts'

const world = useAmsWorld({ accounts: accountsSubgraph, policies: policiesSubgraph, clients: madeUpClients(8) })

let id: string
const create = `mutation ($input: CreateAccountInput!) { createAccount(input: $input) { id version } }`
const enter = async (business: object) =>
  (
    await world.accounts.data<{ createAccount: { id: string; version: number } }>(maya, create, {
      input: { type: 'BUSINESS', business, contact: { name: 'Pat Lee', email: 'pat@lee.example' } },
    })
  ).createAccount
const total = async () =>
  (await world.accounts.data<{ accounts: { total: number } }>(maya, '{ accounts { total } }')).accounts.total

interface Duplicate {
  id: string
  version: number
  name: string
  state: string
  candidates: { recordId: string; name: string; path: string; reasons: string[]; fields: object[] }[]
}
const duplicates = async () =>
  (
    await world.ask<{ integration: { possibleDuplicates: { items: Duplicate[] } } }>(
      `query ($id: ID!) { integration(id: $id) { possibleDuplicates { items { id version name state
        candidates { recordId name path reasons fields { label here there } } } } } }`,
      { id },
    )
  ).integration.possibleDuplicates.items
const decide = (duplicate: Duplicate, input: object) =>
  world.settings.ask<{ resolveSyncDuplicate: { state: string } }>(
    daniel,
    `mutation ($id: ID!, $version: Int!, $input: ResolveSyncDuplicateInput!) {
      resolveSyncDuplicate(id: $id, version: $version, input: $input) { state decidedBy { id } }
    }`,
    { id: duplicate.id, version: duplicate.version, input },
  )

describe('records that are here already', () => {
  let sure: { id: string }
  let alike: { id: string }

  it('are matched where name and email are the same, and wait for a person where only one of them is', async () => {
    sure = await enter({ name: 'Bayside Roofing LLC', email: 'office@baysideroofingllc0.example', phone: '' })
    alike = await enter({ name: 'Cedar Dental Inc.', email: 'other@cedar.example', phone: '(510) 555-0111' })
    await enter({ name: 'Another Name', email: 'office@delmarbakeryco2.example' })
    id = (await world.connect(world.nowcertsInput())).id
    const preview = await world.preview(id)
    expect(countsOf(preview, 'ACCOUNT')).toEqual({ matched: 1, duplicates: 2, created: 5 })
    const run = await world.sync(id)
    expect(countsOf(run, 'ACCOUNT')).toEqual({ matched: 1, duplicates: 2, created: 5 })
    const [matched] = await world.changes(run.id, { outcome: 'MATCHED', recordType: 'ACCOUNT' })
    expect(matched).toMatchObject({ recordId: sure.id, path: `/app/accounts/${sure.id}` })
    expect(matched?.fields.map(({ label, before }) => [label, before])).toEqual([
      ['Phone', null],
      ['Mailing address', null],
    ])
    expect(await total()).toBe(8)
  })

  it('are shown side by side', async () => {
    const [first, second] = await duplicates()
    expect(first).toMatchObject({
      ...{ name: 'Cedar Dental Inc.', state: 'OPEN' },
      candidates: [{ recordId: alike.id, path: `/app/accounts/${alike.id}`, reasons: ['Same name'] }],
    })
    expect(first?.candidates[0]?.fields).toContainEqual({
      ...{ label: 'Email', here: 'other@cedar.example', there: 'office@cedardentalinc1.example' },
    })
    expect(second?.candidates[0]?.reasons).toEqual(['Same email'])
  })

  it('keep their policies waiting, which follow once someone has decided', async () => {
    const run = (await world.integration(id)).syncLogs[0]
    const skipped = await world.changes(run?.id ?? '', { outcome: 'SKIPPED' })
    expect(skipped.map(({ reason }) => reason)).toContain(
      'Its client is not in Coverdesk. It follows once the client is.',
    )
    const [first, second] = (await duplicates()) as [Duplicate, Duplicate]
    expect(
      (await decide(first, { choice: 'LINK', recordId: maya.userId })).errors?.[0]?.extensions['validationErrors'],
    ).toEqual([{ path: 'recordId', message: 'Choose one of the records of Coverdesk.' }])
    expect((await decide(first, { choice: 'LINK', recordId: alike.id })).data).toEqual({
      resolveSyncDuplicate: { state: 'DECIDED', decidedBy: { id: daniel.userId } },
    })
    await decide(second, { choice: 'LEAVE_OUT' })
    const next = await world.sync(id)
    expect(next.type).toBe('FULL')
    expect(countsOf(next, 'ACCOUNT')).toMatchObject({ matched: 1, skipped: 1 })
    expect(countsOf(next, 'POLICY')['created']).toBe(
      world.nowcerts.data.policies.filter(({ insuredDatabaseId }) => insuredDatabaseId === insuredId(1)).length,
    )
    expect(await duplicates()).toEqual([])
    expect(await total()).toBe(8)
  })

  it('that were linked have conflicts where both have other words, which nothing overwrites', async () => {
    const { integration } = await world.ask<{ integration: { conflicts: { items: object[] } } }>(
      'query ($id: ID!) { integration(id: $id) { conflicts { items { name recordId fields { label here there } } } } }',
      { id },
    )
    expect(integration.conflicts.items).toEqual([
      {
        ...{ name: 'Cedar Dental Inc.', recordId: alike.id },
        fields: [
          { label: 'Email', here: 'other@cedar.example', there: 'office@cedardentalinc1.example' },
          { label: 'Phone', here: '(510) 555-0111', there: '(510) 200-0001' },
        ],
      },
    ])
  })
})

describe('a record that can’t be taken', () => {
  it('is skipped with the reason, and taken once it can be', async () => {
    const insured = world.nowcerts.data.insureds[4] as Record<string, unknown>
    world.nowcerts.data.insureds.push({
      ...insured,
      ...{ id: insuredId(70), commercialName: 'No Mail Glass', eMail: null, changeDate: new Date().toISOString() },
    })
    const run = await world.sync(id)
    const skipped = (await world.changes(run.id, { recordType: 'ACCOUNT' })).find(
      ({ foreignId }) => foreignId === insuredId(70),
    )
    expect(skipped).toMatchObject({
      ...{ outcome: 'SKIPPED', name: 'No Mail Glass', reason: 'It has no email there. An account needs an email.' },
    })
    Object.assign(world.nowcerts.data.insureds.at(-1) as object, {
      eMail: 'hi@nomail.example',
      changeDate: new Date().toISOString(),
    })
    expect(countsOf(await world.sync(id), 'ACCOUNT')).toMatchObject({ created: 1 })
  })
})

describe('the list of changes', () => {
  it('is a file, with a line for each field, and audited', async () => {
    const run = (await world.integration(id)).syncLogs[0]
    const columns = 'record.name.outcome.field.before.after.reason.foreignId'
    const response = await world.settings.exported(
      'sync-changes',
      { run: run?.id, columns, recordType: 'ACCOUNT' },
      maya,
    )
    const lines = (await response.text()).trim().split(/\r?\n/)
    expect(lines[0]).toContain('Record,Name,Outcome,Field,In Coverdesk,In the other system,Note,Id in the other system')
    expect(lines).toContain(`Account,No Mail Glass,New,Email,,hi@nomail.example,,${insuredId(70)}`)
  })
})

describe('what is sent', () => {
  it('is what the toggles say: requests as tasks, calls into the log, each once', async () => {
    const account = (
      await world.accounts.data<{ accounts: { items: { id: string }[] } }>(
        maya,
        '{ accounts(search: "Bayside") { items { id } } }',
      )
    ).accounts.items[0]
    const request = (state: string) => ({
      ...{ type: 'CREATE_CERTIFICATE', state, customerName: 'Bayside Roofing LLC', details: 'For the landlord.' },
      ...{ dueAt: '2026-12-02T08:00:00.000Z', assignee: { name: 'Maya Reyes' }, account },
    })
    world.requests.set('r1', request('OPEN'))
    world.requests.set('r2', { ...request('OPEN'), account: null })
    world.calls.set('c1', {
      ...{ status: 'COMPLETED', fromName: 'Ana Abbott', fromNumber: '+15102000000', account },
      ...{
        startedAt: '2026-11-26T04:00:00.000Z',
        endedAt: '2026-11-26T04:01:35.000Z',
        summary: 'Asked for a certificate.',
      },
    })
    await world.happens('ServiceRequest', 'r1')
    expect((await world.sync(id)).counts.map(({ recordType }) => recordType)).not.toContain('TASK')
    await world.update(id, { nowcerts: { enableSyncTasks: true, enableSyncCalls: true } })
    for (const one of ['r1', 'r2']) await world.happens('ServiceRequest', one)
    await world.happens('Call', 'c1')
    const run = await world.sync(id)
    expect([countsOf(run, 'TASK'), countsOf(run, 'CALL')]).toEqual([{ sent: 1, skipped: 1 }, { sent: 1 }])
    expect(world.nowcerts.data.tasks).toMatchObject([
      {
        ...{ title: 'Create certificate · Bayside Roofing LLC', status: 'Not Started', assigned_to: ['Maya Reyes'] },
        ...{ insured_database_id: insuredId(0), due_date: '2026-12-02T00:00:00' },
      },
    ])
    expect(world.nowcerts.data.calls).toMatchObject([{ duration: 95, insuredDatabaseId: insuredId(0) }])
    world.requests.set('r1', request('CLOSED'))
    await world.happens('ServiceRequest', 'r1')
    await world.happens('Call', 'c1')
    await world.sync(id)
    expect(world.nowcerts.data.tasks).toMatchObject([{ status: 'Completed' }])
    expect(world.nowcerts.data.calls).toHaveLength(1)
  })
})
