import { createClient, provideClient, toastsAtom } from '@coverdesk/plugin-sdk/host'
import { getDefaultStore } from 'jotai'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { savePreferences } from './save-preferences'

let sent: object[]
let answer: (response: Response) => void

/** A gateway that takes its time. */
const slowly: typeof fetch = (_url, init) => {
  sent.push(JSON.parse(String(init?.body)).variables.input)
  return new Promise(resolve => {
    answer = resolve
  })
}

const user = {
  __typename: 'AgencyUser',
  id: '1',
  preferences: { __typename: 'AgencyUserPreferences', theme: 'DARK', density: 'COMPACT', sidebarCollapsed: true },
}
const saved = () => Response.json({ data: { updateAgencyUserPreferences: user } })
const refused = () => Response.json({ data: null, errors: [{ message: 'Settings can not be reached.' }] })

describe('preferences', () => {
  beforeEach(() => {
    sent = []
    getDefaultStore().set(toastsAtom, [])
    provideClient(
      createClient({ plugins: [], onSessionEnded: () => undefined, fetch: slowly, url: 'http://x/graphql' }),
    )
  })

  it('are sent one change after the other, and together what came meanwhile, so that the last one wins', async () => {
    const done = savePreferences({ theme: 'dark' })
    void savePreferences({ theme: 'light' })
    void savePreferences({ density: 'compact' })
    void savePreferences({ theme: 'system' })
    await vi.waitFor(() => expect(sent).toHaveLength(1), 20_000)
    answer(saved())
    await vi.waitFor(() => expect(sent).toEqual([{ theme: 'DARK' }, { theme: 'SYSTEM', density: 'COMPACT' }]), 20_000)
    answer(saved())
    await done
    expect(getDefaultStore().get(toastsAtom)).toEqual([])
  })

  it('that could not be saved are told, and the next change is sent again', async () => {
    const done = savePreferences({ sidebarCollapsed: true })
    await vi.waitFor(() => expect(sent).toHaveLength(1), 20_000)
    answer(refused())
    await done
    expect(getDefaultStore().get(toastsAtom)[0]?.text).toContain('Settings can not be reached.')
    void savePreferences({ sidebarCollapsed: false })
    await vi.waitFor(() => expect(sent).toHaveLength(2), 20_000)
    answer(saved())
  })
})
