import { getDefaultStore } from 'jotai'
import { Link } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { areaStateAtom } from '../area/area-state'
import { provideClient } from '../graphql/client'
import { providePlugins } from '../plugins/installed-plugins'
import type { FetchModule } from '../plugins/plugin-code'
import { pluginOf } from '../testing/plugin-of'
import { publish } from '../testing/publish'
import { registryEntry } from '../testing/registry-entry'
import { createArea } from './area'
import { createClient } from './create-client'

const plugin = registryEntry('accounts', { title: 'Accounts' })

const screens = {
  Loading: () => <p>on its way</p>,
  NotFound: () => <p>no such page</p>,
  RouteError: ({ error, title, retry }: { error: unknown; title: string; retry(): void }) => (
    <button type="button" onClick={retry}>{`${title}: ${(error as Error).message}`}</button>
  ),
}

let broken = false
let vanished = false
const Page = () => {
  if (broken) throw new Error('drawn badly')
  if (vanished) throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })
  return (
    <>
      <h1>All accounts</h1>
      <Link to="/app/policies">Policies</Link>
    </>
  )
}

const definition = pluginOf('accounts', [{ path: '/app/accounts', element: <Page /> }])

function areaWith(fetchModule: FetchModule) {
  publish(plugin)
  providePlugins([plugin], fetchModule)
  const outlet = document.createElement('div')
  document.body.replaceChildren(outlet)
  return { outlet, area: createArea({ plugin, outlet, screens }) }
}

const state = () => getDefaultStore().get(areaStateAtom)
const text = (outlet: HTMLElement) =>
  vi.waitFor(() => expect(outlet.textContent).not.toBe(''), 20_000).then(() => outlet.textContent)

describe('an area', () => {
  beforeEach(() => {
    broken = false
    window.history.replaceState(null, '', '/app/accounts')
    provideClient(createClient({ plugins: [], onSessionEnded: () => undefined }))
  })

  it('draws the plugin’s page when it is mounted, and takes it away when it is unmounted', async () => {
    const { area, outlet } = areaWith(async () => ({ default: definition }))
    await area.mount()
    expect(await text(outlet)).toContain('All accounts')
    expect(state().status).toBe('ready')
    await area.unmount()
    expect(outlet.childElementCount).toBe(0)
    expect(state()).toEqual({ status: 'none' })
  })

  it('never rejects: a failure is a card with Retry, which works once the fault is gone', async () => {
    const attempts: number[] = []
    const { area, outlet } = areaWith(async (_plugin, _module, attempt) => {
      attempts.push(attempt)
      if (attempts.length <= 2) throw new Error('gone')
      return { default: definition }
    })
    await expect(area.mount()).resolves.toBeUndefined()
    await vi.waitFor(() => expect(state().status).toBe('failed'), 20_000)
    const failed = state()
    if (failed.status !== 'failed') throw new Error('not failed')
    expect(failed.title).toBe('Accounts')
    failed.retry()
    expect(await text(outlet)).toContain('All accounts')
    expect(new Set(attempts).size).toBe(attempts.length)
    await area.unmount()
  })

  it('asks again by itself for code that could not be had, under its card, until it comes or the area is left', async () => {
    vi.useFakeTimers()
    let frozen = true
    const attempts: number[] = []
    const { area } = areaWith(async (_plugin, _module, attempt) => {
      attempts.push(attempt)
      if (frozen) throw new Error('No answer')
      return { default: definition }
    })
    try {
      await area.mount()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(state().status).toBe('failed')
      const tries = attempts.length
      expect(tries).toBeGreaterThan(5)
      expect(new Set(attempts).size).toBe(tries)
      await area.unmount()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(attempts.length).toBe(tries)

      await area.mount()
      await vi.advanceTimersByTimeAsync(0)
      expect(state().status).toBe('failed')
      frozen = false
      await vi.advanceTimersByTimeAsync(2_000)
      expect(state().status).toBe('ready')

      await area.unmount()
      frozen = true
      // The network itself says when it is back.
      const { area: another } = areaWith(async () => {
        if (frozen) throw new Error('No answer')
        return { default: definition }
      })
      await another.mount()
      await vi.advanceTimersByTimeAsync(0)
      frozen = false
      window.dispatchEvent(new Event('online'))
      await vi.advanceTimersByTimeAsync(0)
      expect(state().status).toBe('ready')
      await another.unmount()
    } finally {
      vi.useRealTimers()
    }
  })

  it('is left at once while it hangs, and what arrives later is not drawn', async () => {
    let arrive: () => void = () => undefined
    const { area, outlet } = areaWith(
      () =>
        new Promise(resolve => {
          arrive = () => resolve({ default: definition })
        }),
    )
    await area.mount()
    expect(state().status).toBe('loading')
    await area.unmount()
    arrive()
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(outlet.childElementCount).toBe(0)
    expect(state()).toEqual({ status: 'none' })
  })

  it('catches what a page throws, and Retry renews all of its code', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    broken = true
    const attempts: number[] = []
    const { area, outlet } = areaWith(async (_plugin, _module, attempt) => {
      attempts.push(attempt)
      return { default: definition }
    })
    await area.mount()
    expect(await text(outlet)).toBe('Accounts: drawn badly')
    broken = false
    outlet.querySelector('button')?.click()
    await vi.waitFor(() => expect(outlet.textContent).toContain('All accounts'), 20_000)
    expect(attempts).toEqual([0, 1])
    await area.unmount()
    vi.restoreAllMocks()
  })

  it('loads itself again when a file of a page is gone, but not over and over', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vanished = true
    const attempts: number[] = []
    const { area, outlet } = areaWith(async (_plugin, _module, attempt) => {
      attempts.push(attempt)
      if (attempts.length === 2) vanished = false
      return { default: definition }
    })
    await area.mount()
    await vi.waitFor(() => expect(outlet.textContent).toContain('All accounts'), 20_000)
    expect(attempts).toEqual([0, 1])
    await area.unmount()

    vanished = true
    await area.mount()
    expect(await text(outlet)).toBe('Accounts: Loading chunk 7 failed')
    expect(attempts).toEqual([0, 1])
    vanished = false
    // After ten seconds, or as soon as the network is back, it asks once more.
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(outlet.textContent).toContain('All accounts'), 20_000)
    await area.unmount()
    vi.restoreAllMocks()
  })

  it('says that a path of its own does not exist, and nothing about a path of another area', async () => {
    window.history.replaceState(null, '', '/app/accounts/nowhere')
    const { area, outlet } = areaWith(async () => ({ default: definition }))
    await area.mount()
    expect(await text(outlet)).toContain('no such page')
    await area.unmount()

    window.history.replaceState(null, '', '/app/accounts')
    await area.mount()
    await vi.waitFor(() => expect(outlet.textContent).toContain('All accounts'), 20_000)
    outlet.querySelector('a')?.click()
    await vi.waitFor(() => expect(window.location.pathname).toBe('/app/policies'), 20_000)
    expect(outlet.textContent).not.toContain('no such page')
    await area.unmount()
  })
})
