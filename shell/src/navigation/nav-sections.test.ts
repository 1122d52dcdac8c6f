import { describe, expect, it } from 'vitest'
import { pluginAt } from '../plugins/plugin-at'
import { registryEntry } from '../testing/registry'
import { entryAt, firstPath, navSections } from './nav-sections'

const plugins = [
  registryEntry('settings', ['/app/settings'], [{ section: 'Settings', order: 1 }]),
  registryEntry('reports', ['/app/reports'], [{ section: 'Reports', order: 2 }]),
  registryEntry('policies', ['/app/policies'], [{ section: 'Knowledge', order: 530 }]),
  registryEntry('accounts', ['/app/accounts'], [{ section: 'Knowledge', order: 520 }]),
  registryEntry('servicing', ['/app/servicing'], [{ section: 'Servicing', order: 300 }]),
]

describe('the sidebar', () => {
  it('has the sections of the specification in its order, then unknown ones, and Settings at the bottom', () => {
    const { top, bottom } = navSections(plugins)
    expect(top.map(section => section.name)).toEqual(['Servicing', 'Knowledge', 'Reports'])
    expect(bottom.map(section => section.name)).toEqual(['Settings'])
    expect(bottom[0]?.heading).toBeUndefined()
  })

  it('has the entries of a section in their own order', () => {
    const knowledge = navSections(plugins).top.find(section => section.name === 'Knowledge')
    expect(knowledge?.entries.map(entry => entry.path)).toEqual(['/app/accounts', '/app/policies'])
  })

  it('begins with the page to which /app leads', () => {
    expect(firstPath(plugins)).toBe('/app/servicing')
    expect(firstPath([plugins[0] as (typeof plugins)[0]])).toBe('/app/settings')
    expect(firstPath([])).toBe('/app')
  })

  it('marks the entry under which a page is', () => {
    expect(entryAt(plugins, '/app/accounts/42/edit')?.path).toBe('/app/accounts')
    expect(entryAt(plugins, '/app/accountsXYZ')).toBeUndefined()
  })
})

describe('a path', () => {
  it('belongs to the plugin with the longest base path above it', () => {
    const both = [registryEntry('home', ['/app/home']), registryEntry('presets', ['/app/home/presets'])]
    expect(pluginAt(both, '/app/home')?.id).toBe('home')
    expect(pluginAt(both, '/app/home/presets/1')?.id).toBe('presets')
    expect(pluginAt(both, '/app/homework')).toBeUndefined()
  })
})
