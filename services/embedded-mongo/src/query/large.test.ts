import { describe, expect, test } from 'vitest'
import { behind, many, pageSize, sort, useManyAccounts } from '../testing/many-accounts.ts'

const accounts = useManyAccounts()

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
