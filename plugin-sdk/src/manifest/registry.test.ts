import { expect, it, vi } from 'vitest'
import { registryEntry } from '../testing/registry-entry'
import { parseFromOutside } from './parse'
import { registrySchema } from './registry'

const read = (...plugins: unknown[]) =>
  parseFromOutside(registrySchema, { revision: 1, plugins }, 'registry.json').plugins

const nav = [{ section: 'Knowledge', label: 'Later', icon: 'knowledge', path: '/app/later', order: 1 }]

it('takes plugins as they are', () => {
  expect(read(registryEntry('accounts'))).toEqual([registryEntry('accounts')])
})

it('gives a plugin that is not understood its place, and the reason why it does not open', () => {
  const later = registryEntry('later', { nav, commands: [{ id: 'not a command', title: '' }] })
  const [accounts, stranger] = read(registryEntry('accounts'), later)
  expect(accounts?.problem).toBeUndefined()
  expect(stranger).toMatchObject({ id: 'later', manifest: { title: 'later', nav, commands: [] } })
  expect(stranger?.problem).toMatch(/Reload the page[\s\S]*commands/)
})

it('leaves out what is no plugin at all, and keeps the others', () => {
  const problem = vi.spyOn(console, 'error').mockReturnValue()
  expect(read({ hello: 1 }, registryEntry('accounts')).map(({ id }) => id)).toEqual(['accounts'])
  expect(problem).toHaveBeenCalledOnce()
  problem.mockRestore()
})
