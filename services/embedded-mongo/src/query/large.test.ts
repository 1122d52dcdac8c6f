import { beforeAll, describe, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'

interface Account {
  _id: number
  agencyId: string
  name: string
  words: string[]
  number: number
  note: string
}

const mongo = useMongo()
const accounts = () => mongo.database.collection<Account>('accounts')

/** `npm run bench -- database` does this with 100,000. */
const many = 20_000
const pageSize = 50
const sort = { name: 1, _id: 1 } as const

const account = (n: number): Account => ({
  _id: n,
  agencyId: 'a',
  name: `Name ${String((n * 7919) % many).padStart(6, '0')}`,
  words: [`w${n % 100}`, `x${n}`, (n * 7919) % many >= many - 700 ? 'last' : 'other'],
  number: n,
  note: 'x'.repeat(400),
})

beforeAll(async () => {
  await accounts().createIndexes([
    { key: { agencyId: 1, name: 1, _id: 1 } },
    { key: { agencyId: 1, words: 1 } },
    { key: { agencyId: 1, number: 1 } },
  ])
  for (let n = 0; n < many; n += 1_000) {
    await accounts().insertMany(Array.from({ length: 1_000 }, (_, index) => account(n + index)))
  }
}, 120_000)

const behind = (n: number) => {
  const { name, _id } = account(n)
  return { $or: [{ name: { $gt: name } }, { name, _id: { $gt: _id } }] }
}

async function examined(filter: object, isSorted = false) {
  const found = accounts().find({ agencyId: 'a', ...filter })
  const { executionStats } = await (isSorted ? found.sort(sort).limit(pageSize) : found).explain('executionStats')
  return executionStats as { totalKeysExamined: number; totalDocsExamined: number; nReturned: number }
}

describe(`of ${many} documents a query looks at`, () => {
  test.each<[string, object, boolean, number]>([
    ['one for equality', { number: 77 }, false, 1],
    ['its own for a range', { number: { $gte: 100, $lt: 130 } }, false, 30],
    ['its own for a prefix', { words: /^x1999/ }, false, 11],
    ['its own for a list', { number: { $in: [1, 2, 30_000] } }, false, 2],
    ['a page for the first page in order', {}, true, pageSize],
  ])('%s', async (_, filter, isSorted, most) => {
    const { totalDocsExamined, totalKeysExamined, nReturned } = await examined(filter, isSorted)
    expect(nReturned).toBe(most)
    expect(totalDocsExamined).toBe(most)
    expect(totalKeysExamined).toBeLessThanOrEqual(most + 2)
  })

  test('little more than a page for any page behind a position', async () => {
    const { totalDocsExamined, nReturned } = await examined(behind(12_345), true)
    expect(nReturned).toBe(pageSize)
    expect(totalDocsExamined).toBeLessThanOrEqual(pageSize + 2)
  })

  test('not all when what matches comes last in the order asked for', async () => {
    const { totalDocsExamined, nReturned } = await examined({ words: /^last/ }, true)
    expect(nReturned).toBe(pageSize)
    expect(totalDocsExamined).toBeLessThan(5_000)
    const page = await accounts().find({ agencyId: 'a', words: /^last/ }).sort(sort).limit(pageSize).toArray()
    expect(page.map(({ name }) => name)).toEqual(
      Array.from({ length: pageSize }, (_, index) => `Name ${String(many - 700 + index).padStart(6, '0')}`),
    )
  })
})

test('a page takes under 15 ms, three times what is promised on a quiet machine', async () => {
  const times: number[] = []
  for (let turn = 0; turn < 200; turn++) {
    const startedAt = performance.now()
    await accounts()
      .find({ agencyId: 'a', ...behind((turn * 97) % many) })
      .sort(sort)
      .limit(pageSize)
      .toArray()
    times.push(performance.now() - startedAt)
  }
  expect(times.toSorted((a, b) => a - b)[100]).toBeLessThan(15)
})
