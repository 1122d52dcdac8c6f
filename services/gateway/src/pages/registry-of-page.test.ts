import { expect, it } from 'vitest'
import type { Registry } from '../registry/registry.ts'
import { registryOfPage } from './registry-of-page.ts'

const file = (path: string) => ({ path, size: 1, integrity: `sha384-${path}` })

it('a page carries the hash of each entry, and nothing that only the gateway reads', () => {
  const manifest = {
    ...{ id: 'accounts', version: '1.0.0', basePaths: ['/app/accounts'], title: 'Accounts' },
    files: [file('remoteEntry.js'), file('chunks/list.js')],
    firstQueries: [{ path: '/app/accounts', documentId: 'list', variables: {} }],
  }
  const registry = {
    revision: 'r1',
    plugins: [{ id: 'accounts', version: '1.0.0', entry: '/remotes/accounts/1.0.0/', manifest }],
  } as unknown as Registry
  const { firstQueries: _, ...read } = manifest
  expect(registryOfPage(registry)).toEqual({
    ...registry,
    plugins: [{ ...registry.plugins[0], manifest: { ...read, files: [file('remoteEntry.js')] } }],
  })
  expect(registry.plugins[0]?.manifest.firstQueries, 'the gateway keeps its own').toHaveLength(1)
})
