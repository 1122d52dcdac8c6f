import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseFromOutside, pluginManifestSchema, satisfiesSdk, sdkVersion } from '.'

const manifest = {
  id: 'accounts',
  title: 'Accounts',
  version: '0.1.0-3f2a9c1d',
  sdk: '^1.0.0',
  basePaths: ['/app/accounts'],
  nav: [{ section: 'Knowledge', label: 'Accounts', icon: 'accounts', path: '/app/accounts', order: 520 }],
  slots: [],
  columns: [],
  commands: [],
  invalidates: { createAccount: ['accounts'] },
  operations: [{ name: 'Accounts', document: 'query Accounts { accounts { total } }' }],
  palette: false,
  search: null,
  firstQueries: [],
  lists: {},
  possibleTypes: {},
  files: [{ path: 'remoteEntry.js', size: 12, compressedSize: 6, integrity: 'sha384-abc' }],
  preload: ['remoteEntry.js'],
}

const read = (change: object) => () => parseFromOutside(pluginManifestSchema, { ...manifest, ...change }, 'plugin.json')

describe('plugin.json', () => {
  it('is accepted when it is complete', () => {
    expect(read({})()).toEqual(manifest)
  })

  it('is refused with the place and the reason', () => {
    expect(read({ basePaths: ['/accounts'] })).toThrow(
      /must be a full path that begins with \/app\/[\s\S]*at basePaths\[0\]/,
    )
    expect(read({ id: 'Accounts' })).toThrow('must be lower case letters, digits and dashes')
    expect(read({ title: undefined })).toThrow(/expected string, received undefined[\s\S]*at title/)
    expect(read({ sdk: 'latest' })).toThrow('must be a range such as ^1.0.0')
  })

  it('says all that the shell draws without the plugin’s code', () => {
    const said = {
      nav: [{ ...manifest.nav[0], key: 'a', count: { documentId: 'abc', field: 'waiting' } }],
      slots: [{ slot: 'account.tab', id: 'policies', label: 'Policies', order: 10 }],
      columns: [{ list: 'accounts', id: 'policies', header: 'Policies', order: 10, align: 'end' }],
      commands: [{ id: 'accounts.create', title: 'Create account', keys: 'c a', to: '/app/accounts/new' }],
    }
    expect(read(said)()).toMatchObject(said)
  })

  it('refuses a key that is no letter, and names that are not written as names are', () => {
    expect(read({ nav: [{ ...manifest.nav[0], key: 'A' }] })).toThrow('must be one lower-case letter')
    expect(read({ slots: [{ slot: 'account.tab', id: 'My tab', order: 1 }] })).toThrow(/dashes[\s\S]*at slots\[0\]\.id/)
    expect(read({ commands: [{ id: 'create', title: 'Create' }] })).toThrow('must be such as accounts.create')
  })

  it('may be one of an earlier version, which said less', () => {
    const { palette, search, firstQueries, lists, possibleTypes, ...earlier } = manifest
    expect(parseFromOutside(pluginManifestSchema, earlier, 'plugin.json')).toEqual(manifest)
  })

  it('is refused when it is something else altogether', () => {
    expect(() => parseFromOutside(pluginManifestSchema, 'hello', 'plugin.json')).toThrow(
      /plugin\.json is not what it should be/,
    )
  })
})

describe('the SDK range', () => {
  it('admits later versions without a breaking change', () => {
    expect(satisfiesSdk('^1.2.3', '1.2.3')).toBe(true)
    expect(satisfiesSdk('^1.2.3', '1.10.0')).toBe(true)
    expect(satisfiesSdk('^0.1.0', '0.1.7')).toBe(true)
  })

  it('refuses earlier ones, and those that break', () => {
    expect(satisfiesSdk('^1.2.3', '1.2.2')).toBe(false)
    expect(satisfiesSdk('^1.2.3', '2.0.0')).toBe(false)
    expect(satisfiesSdk('^0.1.0', '0.2.0')).toBe(false)
    expect(satisfiesSdk('nonsense', '1.0.0')).toBe(false)
  })

  it('is measured against the version of the package', () => {
    const { version } = JSON.parse(readFileSync(`${import.meta.dirname}/../../package.json`, 'utf8'))
    expect(sdkVersion).toBe(version)
  })
})
