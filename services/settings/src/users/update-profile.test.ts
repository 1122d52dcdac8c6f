import { describe, expect, it } from 'vitest'
import { daniel, maya, useSettingsSubgraph, walter } from '../testing/settings-subgraph.ts'

const subgraph = useSettingsSubgraph()

const read = '{ agencyUser { name profileVersion } }'
const update = `mutation ($version: Int!, $input: UpdateAgencyUserProfileInput!) {
  updateAgencyUserProfile(version: $version, input: $input) { id name profileVersion }
}`
interface Profile {
  name: string
  profileVersion: number
}
const profileOf = async (caller: object) => (await subgraph.data<{ agencyUser: Profile }>(caller, read)).agencyUser

describe('the own name', () => {
  it('is changed, tidied, and seen by colleagues', async () => {
    const { profileVersion: version } = await profileOf(daniel)
    expect(await subgraph.data(daniel, update, { version, input: { name: '  Dan   Okonkwo ' } })).toEqual({
      updateAgencyUserProfile: { id: daniel.userId, name: 'Dan Okonkwo', profileVersion: version + 1 },
    })
    const { agencyUsers } = await subgraph.data<{ agencyUsers: Profile[] }>(maya, '{ agencyUsers { name } }')
    expect(agencyUsers).toContainEqual({ name: 'Dan Okonkwo' })
  })

  it('is refused when it was changed elsewhere in the meantime; a new look is no such change', async () => {
    const { profileVersion: version, name } = await profileOf(maya)
    await subgraph.data(maya, 'mutation { updateAgencyUserPreferences(input: { theme: DARK }) { id } }')
    await subgraph.data(maya, update, { version, input: { name: 'Maya R. Reyes' } })
    const { extensions } = await subgraph.failure(maya, update, { version, input: { name: 'Maya' } })
    expect(extensions).toMatchObject({
      code: 'CONFLICT',
      current: { name: 'Maya R. Reyes', profileVersion: version + 1 },
    })
    await subgraph.data(maya, update, { version: version + 1, input: { name } })
  })

  it.each([
    ['', 'Enter your name.'],
    ['n'.repeat(121), 'Use at most 120 characters.'],
  ])('is not %j', async (name, message) => {
    const { extensions } = await subgraph.failure(maya, update, { version: 1, input: { name } })
    expect(extensions['validationErrors']).toEqual([{ path: 'name', message }])
  })

  it('is no one’s for a visitor, and for a user who was disabled', async () => {
    for (const caller of [{}, walter]) {
      const { extensions } = await subgraph.failure(caller, update, { version: 1, input: { name: 'X' } })
      expect(extensions.code).toBe('UNAUTHENTICATED')
    }
  })
})

describe('favorite presets', () => {
  const fields = 'preferences { favoritePresets { presets customPresets { id } } }'
  const choose = `mutation ($input: UpdateAgencyUserPreferencesInput!) { updateAgencyUserPreferences(input: $input) { ${fields} } }`
  const custom = '650000000000000000000abc'

  it('are none until some are chosen, and then those, each once', async () => {
    expect(await subgraph.data(daniel, `{ agencyUser { ${fields} } }`)).toEqual({
      agencyUser: { preferences: { favoritePresets: { presets: [], customPresets: [] } } },
    })
    const favoritePresets = { presets: ['QUOTE_COMPARE', 'QUOTE_COMPARE'], customPresetIds: [custom] }
    expect(await subgraph.data(daniel, choose, { input: { favoritePresets } })).toEqual({
      updateAgencyUserPreferences: {
        preferences: { favoritePresets: { presets: ['QUOTE_COMPARE'], customPresets: [{ id: custom }] } },
      },
    })
  })

  it('that were never chosen differ from none', async () => {
    const chosenAt = '{ agencyUser { preferences { favoritePresets { presets chosenAt } } } }'
    expect(await subgraph.data(maya, chosenAt)).toMatchObject({
      agencyUser: { preferences: { favoritePresets: { presets: [], chosenAt: null } } },
    })
    await subgraph.data(maya, choose, { input: { favoritePresets: { presets: [], customPresetIds: [] } } })
    expect(await subgraph.data(maya, chosenAt)).toMatchObject({
      agencyUser: { preferences: { favoritePresets: { presets: [], chosenAt: expect.any(String) } } },
    })
  })

  it.each([
    [{ presets: ['<script>'] }, 'favoritePresets.presets.0'],
    [{ customPresetIds: ['nothing'] }, 'favoritePresets.customPresetIds.0'],
    [{ presets: Array.from({ length: 51 }, (_, place) => `PRESET_${place}`) }, 'favoritePresets.presets'],
  ])('are not %j', async (favoritePresets, path) => {
    const { extensions } = await subgraph.failure(daniel, choose, { input: { favoritePresets } })
    expect(extensions['validationErrors']).toMatchObject([{ path }])
  })
})
