import { sharedDatabase } from '@coverdesk/kit/testing'
import { describe, expect, it } from 'vitest'
import { daniel, maya, useSettingsSubgraph, walter } from '../testing/settings-subgraph.ts'

const subgraph = useSettingsSubgraph()

const fields = 'preferences { theme density sidebarCollapsed }'
const read = `{ agencyUser { ${fields} } }`
const update = `mutation ($input: UpdateAgencyUserPreferencesInput!) {
  updateAgencyUserPreferences(input: $input) { id ${fields} }
}`
const preferencesOf = async (caller: object) =>
  (await subgraph.data<{ agencyUser: { preferences: object } }>(caller, read)).agencyUser.preferences

const defaults = { theme: 'SYSTEM', density: 'COMFORTABLE', sidebarCollapsed: false }

describe('the preferences of a user', () => {
  it('are the defaults until something is chosen', async () => {
    expect(await preferencesOf(maya)).toEqual(defaults)
  })

  it('are the own only, and each is changed alone', async () => {
    const answer = await subgraph.data(maya, update, { input: { theme: 'DARK', density: null } })
    expect(answer).toEqual({
      updateAgencyUserPreferences: { id: maya.userId, preferences: { ...defaults, theme: 'DARK' } },
    })
    await subgraph.data(maya, update, { input: { sidebarCollapsed: true } })
    expect(await preferencesOf(maya)).toEqual({ theme: 'DARK', density: 'COMFORTABLE', sidebarCollapsed: true })
    expect(await preferencesOf(daniel)).toEqual(defaults)
  })

  it('keep every switch of several that are set at once', async () => {
    const inputs = [{ theme: 'LIGHT' }, { density: 'COMPACT' }, { sidebarCollapsed: false }]
    await Promise.all(inputs.map(input => subgraph.data(maya, update, { input })))
    expect(await preferencesOf(maya)).toEqual({ theme: 'LIGHT', density: 'COMPACT', sidebarCollapsed: false })
  })

  it('are told to the other open windows', async () => {
    await subgraph.data(daniel, update, { input: { theme: 'DARK' } })
    const event = { type: 'AgencyUserUpdated', typename: 'AgencyUser', id: daniel.userId, kind: 'UPDATED' }
    expect(await sharedDatabase('events').collection('outbox').findOne({ id: daniel.userId })).toMatchObject(event)
  })

  it('are no one’s for a visitor, and for a user who was disabled', async () => {
    for (const caller of [{}, walter]) {
      const { extensions } = await subgraph.failure(caller, update, { input: { theme: 'DARK' } })
      expect(extensions.code).toBe('UNAUTHENTICATED')
    }
  })
})
