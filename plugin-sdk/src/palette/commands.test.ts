import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { definePalette } from '..'
import { type Command, commandsOf, loadPalette, placeOf, providePlugins, runCommand } from '../host'
import { registryEntry, renderPlugin } from '../testing'
import { pluginOf } from '../testing/plugin-of'
import { publish } from '../testing/publish'

const archive = vi.fn()
const accounts = registryEntry('accounts', {
  commands: [
    { id: 'accounts.create', title: 'Create account', keys: 'c a', to: '/app/accounts/new' },
    { id: 'accounts.edit', title: 'Edit account', to: '/app/accounts/:id/edit', within: '/app/accounts/:id' },
    { id: 'accounts.archive', title: 'Archive account', within: '/app/accounts/:id' },
    { id: 'accounts.forgotten', title: 'Forgotten' },
  ],
})
const palette = definePalette({
  commands: { 'accounts.archive': { when: ({ params }) => params['id'] !== 'archived', run: archive } },
})

const command = (id: string): Command => {
  const found = commandsOf([accounts]).find(known => known.id === id)
  if (!found) throw new Error(`no command ${id}`)
  return found
}

describe('commands', () => {
  beforeEach(() => {
    archive.mockReset()
    window.history.replaceState(null, '', '/app/accounts')
    publish(accounts)
    providePlugins([accounts], async () => ({ default: palette }))
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('are listed for every plugin without loading its code', () => {
    providePlugins([accounts], () => Promise.reject(new Error('not to be loaded')))
    const policies = registryEntry('policies', { commands: [{ id: 'policies.create', title: 'Create policy' }] })
    expect(commandsOf([accounts, policies]).map(({ id, pluginId }) => [pluginId, id])).toEqual([
      ['accounts', 'accounts.create'],
      ['accounts', 'accounts.edit'],
      ['accounts', 'accounts.archive'],
      ['accounts', 'accounts.forgotten'],
      ['policies', 'policies.create'],
    ])
  })

  it('are offered on the pages that they are for, and below them', () => {
    expect(placeOf(command('accounts.create'), '/app/policies')).toBeDefined()
    expect(placeOf(command('accounts.edit'), '/app/accounts')).toBeUndefined()
    expect(placeOf(command('accounts.edit'), '/app/accounts/42/policies')?.params).toEqual({ id: '42' })
  })

  it('are not offered where a page of its own, or none, replaces a parameter', async () => {
    const page = (path: string) => ({ path, element: null })
    const routes = [page('/app/accounts/new'), { ...page('/app/accounts/:account'), children: [page(':tab')] }]
    const opened = await renderPlugin(pluginOf('accounts', routes), { path: '/app/accounts/new' })
    const edit = () => placeOf(command('accounts.edit'), opened.path())?.params
    await vi.waitFor(() => expect(edit()).toBeUndefined(), 20_000)
    expect(await runCommand(command('accounts.edit'), opened.path())).toBe(false)
    await opened.go('/app/accounts/42')
    expect(edit()).toEqual({ id: '42' })
    await opened.go('/app/accounts/42/policies')
    expect(edit()).toEqual({ id: '42' })
    await opened.go('/app/accounts/42/policies/9')
    expect(edit()).toBeUndefined()
    opened.unmount()
  })

  it('lead to their page with what the address says', async () => {
    expect(await runCommand(command('accounts.edit'), '/app/accounts/42')).toBe(true)
    expect(window.location.pathname).toBe('/app/accounts/42/edit')
  })

  it('run their code with the page’s parameters, unless it says that it can’t be run there', async () => {
    expect(await runCommand(command('accounts.archive'), '/app/accounts/42')).toBe(true)
    expect(archive).toHaveBeenCalledWith({ pathname: '/app/accounts/42', params: { id: '42' } })
    archive.mockReset()
    expect(await runCommand(command('accounts.archive'), '/app/accounts/archived')).toBe(false)
    expect(await runCommand(command('accounts.archive'), '/app/accounts')).toBe(false)
    expect(archive).not.toHaveBeenCalled()
  })

  it('say whose palette lacks their code', async () => {
    await expect(runCommand(command('accounts.forgotten'), '/app/accounts')).rejects.toThrow(
      'The palette of accounts has no code for accounts.forgotten',
    )
  })

  it('can be loaded again after the palette could not be loaded', async () => {
    let broken = true
    providePlugins([accounts], async () => {
      if (broken) throw new Error('404')
      return { default: palette }
    })
    await expect(loadPalette(accounts)).rejects.toThrow('404')
    broken = false
    expect(await loadPalette(accounts)).toBe(palette)
  })
})
