import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { definePlugin, type RegistryEntry } from '../manifest'
import { type FetchPlugin, PluginLoader } from './load-plugin'

const entry = (sdk = '^0.1.0'): RegistryEntry => ({
  id: 'accounts',
  version: '1',
  entry: '/remotes/accounts/1/',
  manifest: {
    id: 'accounts',
    title: 'Accounts',
    version: '1',
    sdk,
    basePaths: ['/app/accounts'],
    nav: [],
    slots: [],
    columns: [],
    commands: [],
    invalidates: {},
    files: [],
    preload: [],
  },
})

const routes = [{ path: '/app/accounts' }]
const plugin = {
  default: definePlugin({ id: 'accounts', title: '', basePaths: [], nav: [], routes: async () => ({ routes }) }),
}

describe('loading a plugin', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('happens once, however often it is asked for', async () => {
    const fetchPlugin = vi.fn<FetchPlugin>(async () => plugin)
    const loader = new PluginLoader(entry(), fetchPlugin)
    expect(await Promise.all([loader.load(), loader.load()])).toEqual([routes, routes])
    expect(fetchPlugin).toHaveBeenCalledOnce()
  })

  it('is tried anew by another URL after a failure', async () => {
    const attempts: number[] = []
    const loader = new PluginLoader(entry(), async (_plugin, attempt) => {
      attempts.push(attempt)
      if (attempt === 0) throw new Error('404')
      return plugin
    })
    await expect(loader.load()).rejects.toThrow('404')
    expect(await loader.load()).toBe(routes)
    expect(attempts).toEqual([0, 1])
  })

  it('fails after 8 seconds without an answer', async () => {
    const loader = new PluginLoader(entry(), () => new Promise(() => undefined))
    const loading = loader.load()
    const failed = vi.fn()
    loading.catch(failed)
    await vi.advanceTimersByTimeAsync(7999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toHaveBeenCalledOnce()
    await expect(loading).rejects.toThrow('No answer within 8 seconds.')
  })

  it('fetches nothing of a plugin that needs another SDK', async () => {
    const fetchPlugin = vi.fn<FetchPlugin>(async () => plugin)
    await expect(new PluginLoader(entry('^0.2.0'), fetchPlugin).load()).rejects.toThrow('needs version ^0.2.0')
    expect(fetchPlugin).not.toHaveBeenCalled()
  })
})
