import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pluginReportsAtom, versionReadyAtom } from '../host'
import { publish } from '../testing/publish'
import { registryEntry } from '../testing/registry-entry'
import { type FetchModule, PluginCode } from './plugin-code'
import { beginReports } from './plugin-reports'

const plugin = registryEntry('accounts')

describe('the code of a plugin', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    publish(plugin)
    getDefaultStore().set(versionReadyAtom, false)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is loaded once, however often it is asked for', async () => {
    const fetchModule = vi.fn<FetchModule>(async () => ({ default: 'pages' }))
    const code = new PluginCode(plugin, fetchModule)
    expect(await Promise.all([code.load('./plugin'), code.load('./plugin')])).toEqual(['pages', 'pages'])
    expect(fetchModule).toHaveBeenCalledOnce()
  })

  it('is loaded module by module', async () => {
    const code = new PluginCode(plugin, async (_plugin, module) => ({ default: module }))
    expect(await code.load('./plugin')).toBe('./plugin')
    expect(await code.load('./palette')).toBe('./palette')
  })

  it('is asked for again by another URL after a failure, before anyone is told', async () => {
    const attempts: number[] = []
    const code = new PluginCode(plugin, async (_plugin, _module, attempt) => {
      attempts.push(attempt)
      if (attempt === 0) throw new Error('404')
      return { default: 'pages' }
    })
    expect(await code.load('./plugin')).toBe('pages')
    expect(attempts).toEqual([0, 1])
  })

  it('fails when the second attempt does, and the next call has URLs of its own', async () => {
    const attempts: number[] = []
    const code = new PluginCode(plugin, async (_plugin, _module, attempt) => {
      attempts.push(attempt)
      throw new Error('404')
    })
    await expect(code.load('./plugin')).rejects.toThrow('404')
    await expect(code.load('./plugin')).rejects.toThrow('404')
    expect(attempts).toEqual([0, 1, 2, 3])
  })

  it('is asked for once more beside a slow request, and whichever comes first counts', async () => {
    const arrivals: ((module: object) => void)[] = []
    const code = new PluginCode(plugin, () => new Promise(resolve => arrivals.push(resolve)))
    const loading = code.load('./plugin')
    await vi.advanceTimersByTimeAsync(7_999)
    expect(arrivals).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(arrivals).toHaveLength(2)
    arrivals[0]?.({ default: 'slow' })
    expect(await loading).toBe('slow')
    arrivals[1]?.({ default: 'second' })
    expect(await code.load('./plugin')).toBe('slow')
  })

  it('is taken when it comes after the person was told', async () => {
    const arrivals: ((module: object) => void)[] = []
    const code = new PluginCode(plugin, () => new Promise(resolve => arrivals.push(resolve)))
    const loading = code.load('./plugin')
    const failed = vi.fn()
    loading.catch(failed)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(failed).toHaveBeenCalledOnce()
    const again = code.load('./plugin')
    arrivals[0]?.({ default: 'late' })
    expect(await again).toBe('late')
  })

  it('fails after 30 seconds without an answer, and with the module’s name when it has none', async () => {
    const loading = new PluginCode(plugin, () => new Promise(() => undefined)).load('./plugin')
    const failed = vi.fn()
    loading.catch(failed)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(loading).rejects.toThrow('No answer within 30 seconds.')
    await expect(new PluginCode(plugin, async () => null).load('./palette')).rejects.toThrow(
      'accounts exposes no ./palette',
    )
  })

  it('is not fetched when the plugin needs another SDK', async () => {
    const fetchModule = vi.fn<FetchModule>(async () => ({ default: 'pages' }))
    const newer = registryEntry('accounts', { sdk: '^2.0.0' })
    await expect(new PluginCode(newer, fetchModule).load('./plugin')).rejects.toThrow('needs version ^2.0.0')
    expect(fetchModule).not.toHaveBeenCalled()
  })

  it('is that of the newest release when the one that the page began with is gone', async () => {
    const newest = { ...plugin, version: '2', entry: '/remotes/accounts/2/' }
    const fetched: string[] = []
    beginReports([plugin])
    const code = new PluginCode(plugin, async ({ entry }) => {
      fetched.push(entry)
      if (entry === plugin.entry) throw new Error('404')
      return { default: 'newer pages' }
    })
    publish(newest)
    expect(await code.load('./plugin')).toBe('newer pages')
    expect(fetched).toEqual(['/remotes/accounts/1/', '/remotes/accounts/2/'])
    expect(code.plugin).toEqual(newest)
    expect(getDefaultStore().get(versionReadyAtom)).toBe(true)
    expect(getDefaultStore().get(pluginReportsAtom)[0]).toMatchObject({ version: '2', errors: [{ message: '404' }] })
  })

  it('stays what it is as long as it works, and as long as it comes from a development server', async () => {
    publish({ ...plugin, version: '2', entry: '/remotes/accounts/2/' })
    const fetched: string[] = []
    const code = new PluginCode(plugin, async ({ version }) => ({ default: fetched.push(version) }))
    await code.load('./plugin')
    await code.load('./palette')
    expect(fetched).toEqual(['1', '1'])
    const developed = { ...plugin, entry: 'http://localhost:3101/' }
    const broken = new PluginCode(developed, () => Promise.reject(new Error('does not compile')))
    await expect(broken.load('./plugin')).rejects.toThrow('does not compile')
    expect(broken.plugin).toBe(developed)
  })

  it('is looked for in the newest release when it is asked for again', async () => {
    const versions: string[] = []
    const code = new PluginCode(plugin, async ({ version }) => ({ default: versions.push(version) }))
    await code.load('./plugin')
    publish({ ...plugin, version: '2', entry: '/remotes/accounts/2/' })
    code.renew('./plugin')
    await code.load('./plugin')
    expect(versions).toEqual(['1', '2'])
  })

  it('leaves in the report how long it took, and what failed', async () => {
    const file = { path: 'remoteEntry.js', size: 300, compressedSize: 100, integrity: 'sha384-a' }
    const [first, second] = [registryEntry('accounts', { files: [file, file] }), registryEntry('policies')]
    beginReports([first, second])
    const loading = new PluginCode(
      first,
      () => new Promise(resolve => setTimeout(() => resolve({ default: 'pages' }), 250)),
    ).load('./plugin')
    await vi.advanceTimersByTimeAsync(250)
    await loading
    await new PluginCode(second, () => Promise.reject(new Error('404'))).load('./palette').catch(() => undefined)

    expect(getDefaultStore().get(pluginReportsAtom)).toMatchObject([
      { id: 'accounts', bytes: { raw: 600, compressed: 200 }, loadMilliseconds: 250, errors: [] },
      { id: 'policies', loadMilliseconds: undefined, errors: Array(2).fill({ where: './palette', message: '404' }) },
    ])
  })
})
