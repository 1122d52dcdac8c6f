import { describe, expect, it } from 'vitest'
import { accountsSubgraph } from '../../../accounts/src/subgraph.ts'
import { policiesSubgraph } from '../../../policies/src/subgraph.ts'
import { Agency } from '../models/agency.model.ts'
import { daniel, maya, stranger } from '../testing/settings-subgraph.ts'
import { countsOf, useAmsWorld } from './testing/ams-world.ts'
import { madeUpClients } from './testing/made-up-clients.ts'

const world = useAmsWorld({
  accounts: accountsSubgraph,
  policies: policiesSubgraph,
  clients: madeUpClients(12),
  jobs: 'AS_IN_THE_PRODUCT',
})

describe('connecting', () => {
  it('says which field is missing', async () => {
    expect(await world.refusal({ type: 'AMS_NOWCERTS', nowcerts: { username: ' ' } })).toMatchObject({
      code: 'VALIDATION_FAILED',
      validationErrors: [
        { path: 'nowcerts.username', message: 'Enter the user name.' },
        { path: 'nowcerts.password', message: 'Enter the password.' },
      ],
    })
    expect(await world.refusal({ type: 'AMS_HAWKSOFT', hawksoft: { agencyId: 'acme' } })).toMatchObject({
      validationErrors: [
        { path: 'hawksoft.agencyId', message: 'Enter the agency ID as HawkSoft shows it, a number such as 1234.' },
      ],
    })
  })

  it('tries the credentials, and tells what the other system says', async () => {
    expect(await world.refusal(world.nowcertsInput({ password: 'wrong' }))).toEqual({
      code: 'VALIDATION_FAILED',
      message: 'invalid_grant: The user name or password is incorrect.',
      validationErrors: undefined,
    })
    expect(await world.refusal({ type: 'AMS_HAWKSOFT', hawksoft: { agencyId: '99' } })).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Agency 99 is not available to this vendor.',
    })
    expect(await world.refusal({ type: 'AMS_APPLIED_EPIC' })).toMatchObject({
      message: 'Applied Epic can’t be connected yet.',
    })
  })

  it('keeps what was entered, but never tells the password', async () => {
    const connected = await world.connect(world.nowcertsInput({ enableSyncTasks: true }))
    expect(connected).toMatchObject({
      ...{ type: 'AMS_NOWCERTS', state: 'CREATED', version: 1, lastSyncedAt: null, nextSyncAt: null },
      configuration: {
        hawksoft: null,
        nowcerts: { username: 'sync@harborpoint.example', enableSyncTasks: true, enableSyncCalls: false },
      },
    })
    expect((await world.refusal(world.nowcertsInput())).message).toBe('This integration is connected already.')
  })

  it('belongs to one agency, and to those with a subscription', async () => {
    const list = '{ integrations { id type } }'
    const { integrations } = await world.ask<{ integrations: { id: string }[] }>(list)
    expect(integrations).toMatchObject([{ type: 'AMS_NOWCERTS' }])
    const id = integrations[0]?.id
    expect(await world.settings.data(stranger, list)).toEqual({ integrations: [] })
    for (const field of ['integration', 'syncRun']) {
      const failure = await world.settings.failure(stranger, `query ($id: ID!) { ${field}(id: $id) { id } }`, { id })
      expect(failure.extensions.code).toBe('NOT_FOUND')
    }
    for (const field of ['syncIntegration', 'previewIntegration', 'undoSyncRun']) {
      const failure = await world.settings.failure(stranger, `mutation ($id: ID!) { ${field}(id: $id) { id } }`, { id })
      expect(failure.extensions.code).toBe('NOT_FOUND')
    }
    const { subscription } = await Agency.findById(maya.agencyId).orFail().lean()
    await Agency.updateOne({ _id: maya.agencyId }, { $set: { subscription: null } })
    expect(await world.settings.failure(maya, list)).toMatchObject({
      message: 'Integrations come with a subscription.',
      extensions: { code: 'FORBIDDEN' },
    })
    await Agency.updateOne({ _id: maya.agencyId }, { $set: { subscription } })
  })
})

describe('HawkSoft', () => {
  it('is connected and synced beside the other one', async () => {
    const { id } = await world.connect({ type: 'AMS_HAWKSOFT', hawksoft: { agencyId: '1234' } })
    const run = await world.sync(id)
    expect(run).toMatchObject({ state: 'COMPLETED', lastError: null })
    expect(countsOf(run, 'ACCOUNT')).toEqual({ created: 12 })
    expect(countsOf(run, 'POLICY')).toEqual({ created: world.nowcerts.data.policies.length })
    expect((await world.sync(id)).type).toBe('INCREMENTAL')
  })

  it('recognizes what it brought in after one has disconnected and connected again', async () => {
    const [, hawksoft] = (await world.ask<{ integrations: { id: string }[] }>('{ integrations { id } }')).integrations
    await world.remove(hawksoft?.id ?? '')
    const { id } = await world.connect({ type: 'AMS_HAWKSOFT', hawksoft: { agencyId: '1234' } })
    const run = await world.sync(id)
    expect([run.type, countsOf(run, 'ACCOUNT')]).toEqual(['FULL', { unchanged: 12 }])
  })

  it('stops when the agency opts out, tells everyone, and continues once it is let in again', async () => {
    const [, hawksoft] = (await world.ask<{ integrations: { id: string }[] }>('{ integrations { id } }')).integrations
    const id = hawksoft?.id ?? ''
    world.hawksoft.agencies.delete(1234)
    const run = await world.sync(id)
    const words = 'Agency 1234 is not available to Coverdesk. Turn Coverdesk on in HawkSoft’s list of partners.'
    expect(run).toMatchObject({ state: 'FAILED', lastError: words })
    expect(await world.integration(id)).toMatchObject({ state: 'DISABLED', lastFailure: words, nextSyncAt: null })
    await expect.poll(noticesOf, { timeout: 20_000 }).toMatchObject([
      {
        kind: 'INTEGRATION_STOPPED',
        text: 'HawkSoft no longer syncs',
        path: `/app/settings/integrations/manage/${id}`,
      },
    ])
    const sync = await world.settings.failure(maya, 'mutation ($id: ID!) { syncIntegration(id: $id) { id } }', { id })
    expect(sync.message).toBe('The other system no longer takes the credentials. Enter them again first.')
    world.hawksoft.agencies.add(1234)
    await world.update(id, { hawksoft: { reconnect: true } })
    expect(await world.integration(id)).toMatchObject({ state: 'ACTIVE', lastFailure: null })
  })
})

const noticesOf = async () =>
  (
    await world.settings.data<{ notifications: { items: object[] } }>(
      daniel,
      '{ notifications { items { kind text path } } }',
    )
  ).notifications.items

describe('settings of a connection', () => {
  const nowcerts = async () =>
    (
      await world.ask<{ integrations: { id: string; type: string }[] }>('{ integrations { id type } }')
    ).integrations.find(({ type }) => type === 'AMS_NOWCERTS')?.id ?? ''

  it('are changed one by one', async () => {
    const id = await nowcerts()
    await world.update(id, { nowcerts: { enableSyncCalls: true } })
    expect((await world.integration(id)).configuration.nowcerts).toMatchObject({
      enableSyncTasks: true,
      enableSyncCalls: true,
    })
    await world.update(id, { nowcerts: { enableSyncTasks: false } })
    expect((await world.integration(id)).configuration.nowcerts).toMatchObject({
      enableSyncTasks: false,
      enableSyncCalls: true,
    })
  })

  it('are replaced by credentials that are taken, and by no others', async () => {
    const id = await nowcerts()
    const document =
      'mutation ($id: ID!, $input: UpdateIntegrationInput!) { updateIntegration(id: $id, input: $input) { id } }'
    const wrong = { id, input: { nowcerts: { username: 'x', password: 'y' } } }
    expect((await world.settings.failure(maya, document, wrong)).message).toContain('invalid_grant')
    const half = { id, input: { nowcerts: { username: 'x' } } }
    expect((await world.settings.failure(maya, document, half)).extensions['validationErrors']).toEqual([
      { path: 'nowcerts.password', message: 'Enter the password.' },
    ])
    world.nowcerts.user.password = 'changed'
    world.nowcerts.endSessions()
    await world.update(id, { nowcerts: world.nowcerts.user })
    expect(await world.sync(id)).toMatchObject({ state: 'COMPLETED' })
  })
})
