import { expect, test } from 'vitest'
import { Claims } from './claims.ts'
import { Numbers } from './numbers.ts'
import { SortedEntries } from './sorted-entries.ts'
import { Txn } from './txn.ts'
import type { Entry, Range, View } from './view.ts'

/** A view of entries in memory. */
function viewOf(entries: [string, string][]): View {
  const sorted: Entry[] = entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => ({ key: Buffer.from(key), value: Buffer.from(value) }))
  const within = ({ from, to }: Range, reverse = false) => {
    const found = sorted.filter(({ key }) => Buffer.compare(key, from) >= 0 && (!to || Buffer.compare(key, to) < 0))
    return reverse ? found.reverse() : found
  }
  return {
    get: key => sorted.find(entry => entry.key.equals(key))?.value,
    entries: within,
    keys: (range, reverse) => within(range, reverse).map(({ key }) => key),
    count: range => within(range).length,
  }
}

const over = (base: View) => new Txn(base, new Claims().forWrite(), new Numbers(() => base))

const from = (key: string, to?: string): Range => ({
  from: Buffer.from(key),
  to: to === undefined ? undefined : Buffer.from(to),
})
const shown = (entries: Iterable<Entry>) => Array.from(entries, ({ key, value }) => `${key}=${value}`)

test('a transaction sees its own writes over what is stored, in both directions', () => {
  const txn = over(
    viewOf([
      ['a', '1'],
      ['c', '3'],
      ['e', '5'],
    ]),
  )
  txn.put(Buffer.from('b'), Buffer.from('2'))
  txn.put(Buffer.from('c'), Buffer.from('new'))
  txn.put(Buffer.from('f'), Buffer.from('6'))
  txn.remove(Buffer.from('e'))
  expect(txn.get(Buffer.from('c'))?.toString()).toBe('new')
  expect(txn.get(Buffer.from('e'))).toBeUndefined()
  expect(txn.get(Buffer.from('a'))?.toString()).toBe('1')
  expect(shown(txn.entries(from('a')))).toEqual(['a=1', 'b=2', 'c=new', 'f=6'])
  expect(shown(txn.entries(from('a'), true))).toEqual(['f=6', 'c=new', 'b=2', 'a=1'])
  expect(shown(txn.entries(from('b', 'f')))).toEqual(['b=2', 'c=new'])
  expect(shown(txn.entries(from('b', 'f'), true))).toEqual(['c=new', 'b=2'])
  expect(txn.count(from('a'))).toBe(4)
})

test('changes are told in the order of their keys', () => {
  const txn = over(viewOf([]))
  txn.put(Buffer.from('b'), Buffer.from('2'))
  txn.remove(Buffer.from('a'))
  expect(Array.from(txn.changes(), ({ key, value }) => [String(key), value && String(value)])).toEqual([
    ['a', null],
    ['b', '2'],
  ])
})

test('thousands of entries in any order stay sorted', () => {
  const entries = new SortedEntries<number>()
  const count = 5_000
  for (let n = 0; n < count; n++) entries.set(String((n * 7_919) % count).padStart(5, '0'), n)
  const keys = Array.from(entries, ([key]) => key)
  expect(keys).toEqual(keys.toSorted())
  expect(keys).toHaveLength(count)
  expect(entries.atOrAbove('02500x')?.[0]).toBe('02501')
  expect(entries.below('02500')?.[0]).toBe('02499')
  expect(entries.below('00000')).toBeUndefined()
  expect(entries.atOrAbove('05000')).toBeUndefined()
  expect(entries.below(undefined)?.[0]).toBe('04999')
})
