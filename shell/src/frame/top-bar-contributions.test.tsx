import { LinkProvider } from '@coverdesk/design-system'
import { pluginReportsAtom, providePlugins } from '@coverdesk/plugin-sdk/host'
import { provideAnswers, registryEntry } from '@coverdesk/plugin-sdk/testing'
import { getDefaultStore } from 'jotai'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ShellLink } from './ShellLink'
import { TopBarContributions } from './TopBarContributions'

const entry = registryEntry('settings', { slots: [{ slot: 'shell.top-bar', id: 'bell', label: 'Bell', order: 10 }] })
const page = document.createElement('div')
let root: Root

const draw = (fetchModule: () => Promise<unknown>, plugins = [entry]) => {
  providePlugins(plugins, fetchModule)
  root.render(
    <LinkProvider link={ShellLink}>
      <TopBarContributions />
    </LinkProvider>,
  )
}
const eventually = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 })
const errors = () => getDefaultStore().get(pluginReportsAtom)[0]?.errors ?? []

describe('the top bar', () => {
  beforeEach(() => {
    provideAnswers({})
    root = createRoot(page)
  })
  afterEach(() => {
    root.unmount()
    vi.restoreAllMocks()
  })

  it('has what areas have there, for which its place was kept', async () => {
    draw(async () => ({ default: () => <a href="/app/notifications">A bell</a> }))
    await eventually(() => expect(page.firstElementChild?.children).toHaveLength(1))
    expect(page.textContent, 'the first paint waits for nothing').toBe('')
    await eventually(() => expect(page.textContent).toBe('A bell'))
    expect(page.firstElementChild?.children).toHaveLength(1)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['can’t be loaded', () => Promise.reject(new Error('404'))],
    [
      'breaks',
      async () => ({
        default: () => {
          throw new Error('drawn badly')
        },
      }),
    ],
  ])('leaves the place of what %s empty, and says so in the report alone', async (_, fetchModule) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    draw(fetchModule)
    await eventually(() => expect(errors().length).toBeGreaterThan(0))
    await eventually(() => expect(page.textContent).toBe(''))
    expect(page.firstElementChild?.children).toHaveLength(1)
  })

  it('keeps no place where no area has anything', async () => {
    draw(async () => ({}), [registryEntry('settings', {})])
    await eventually(() => expect(page.childElementCount).toBe(0))
  })
})
