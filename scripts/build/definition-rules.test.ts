import { expect, it } from 'vitest'
import type { CommandEntry, PluginDefinition } from '../../plugin-sdk/src/manifest/index.ts'
import { assertFits } from './definition-rules.ts'

const command = (id: string, within?: string): CommandEntry => ({
  id: `hello.${id}`,
  title: id,
  keys: 'e',
  to: '/app/hello',
  ...(within && { within }),
})
const build = (...commands: CommandEntry[]) =>
  assertFits('mfe-hello', { id: 'hello', basePaths: ['/app/hello'], nav: [], commands } as unknown as PluginDefinition)

it('the same keys may do one thing on one page and another on another', () => {
  expect(() => build(command('edit', '/app/hello/:id'), command('sign', '/app/hello/cards/:cardId'))).not.toThrow()
})

it.each([
  ['everywhere', undefined, '/app/hello/:id'],
  ['on a page and on one under it', '/app/hello/:id', '/app/hello/:id/cards'],
  ['on one page', '/app/hello/:id', '/app/hello/:id'],
])('the same keys never do two things: %s', (_, one, other) => {
  expect(() => build(command('edit', one), command('sign', other))).toThrow('there are two of the key sequence e.')
})
