import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { TextOptions } from './catalog.ts'
import { indexFormat } from './format.ts'
import { CompiledIndex } from './index-entries.ts'

test('these are the index entries of this format; whoever changes them raises its number', () => {
  const values = [
    [],
    null,
    1,
    -2.5,
    'Émile',
    'zoë',
    '',
    'e\u0301',
    true,
    new Date(0),
    { a: [1, 'x'] },
    ['b', 'c'],
    /x/i,
  ]
  const parts = { unique: false, sparse: false, multikey: [], truncated: false }
  const text: TextOptions = { weights: [['v', 1]], language: 'english', languageOverride: 'language', trailing: [] }
  const indexes = [
    new CompiledIndex({ ...parts, id: 1, name: 'plain', key: [['v', 1]] }),
    new CompiledIndex({ ...parts, id: 1, name: 'down', key: [['v', -1]] }),
    new CompiledIndex({ ...parts, id: 1, name: 'one', key: [['v', 1]], collation: { locale: 'en', strength: 1 } }),
    new CompiledIndex({ ...parts, id: 1, name: 'two', key: [['v', 1]], collation: { locale: 'en', strength: 2 } }),
    new CompiledIndex({ ...parts, id: 1, name: 'text', key: [], text }),
    new CompiledIndex({ ...parts, id: 1, name: 'long', key: [['long', 1]], unique: true }),
  ]
  const hash = createHash('sha256')
  for (const v of [...values, 'running the houses of Zürich']) {
    for (const index of indexes)
      for (const key of index.entriesOf({ v, long: 'x'.repeat(2_000) }).keys) hash.update(key)
  }
  expect([indexFormat, hash.digest('hex')]).toEqual([
    1,
    'a685c7a8d9113c0211c1ee4593fa8c4fc73cbdf48eb1ddbbc8bab10144f9291c',
  ])
})
