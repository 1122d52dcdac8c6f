import { randomUUID } from 'node:crypto'
import mongoose, { Schema } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDatabase, connectDatabase } from './database.ts'
import { CoverdeskError } from './errors.ts'
import { defineTenantModel } from './models.ts'
import { findPage, type Sort } from './paging.ts'
import { inTenantScope } from './scope.ts'

interface Entry {
  rank: number
  at: Date
  kind: string
  seat: { row: number }
}

const schema = new Schema<Entry>({ rank: Number, at: Date, kind: String, seat: { row: Number } })
schema.index({ agencyId: 1, rank: 1, _id: 1 })
schema.index({ agencyId: 1, rank: 1, _id: -1 })
schema.index({ agencyId: 1, at: 1, _id: 1 })
const Entry = defineTenantModel('testEntries', schema)
const inAgency = <Result>(work: () => Result | PromiseLike<Result>) => inTenantScope('650000000000000000000001', work)
const page = (sort: Sort, args: { first?: number; after?: string | null }, filter = {}) =>
  inAgency(() => findPage(Entry, filter, sort, args))

beforeAll(async () => {
  await connectDatabase(process.env['MONGODB_URI'] ?? '', `test_paging_${randomUUID().slice(0, 8)}`)
  const entries = Array.from({ length: 250 }, (_, index) => ({
    rank: Math.floor(index / 60), // runs of equal values, longer than a page
    at: new Date(Date.UTC(2026, 0, 1 + (index % 3))),
    kind: index % 2 ? 'odd' : 'even',
    seat: { row: index % 7 },
  }))
  await inAgency(() => Entry.insertMany(entries))
})
afterAll(async () => {
  await mongoose.connection.dropDatabase()
  await closeDatabase()
})

async function walk(sort: Sort, first: number, filter = {}) {
  const found: Awaited<ReturnType<typeof page>>['items'] = []
  let after: string | null = null
  do {
    const { items, endCursor, total } = await page(sort, { first, after }, filter)
    expect(total).toBe(Object.keys(filter).length === 0 ? 250 : 125)
    found.push(...items)
    after = endCursor
  } while (after)
  return found
}

const sorts: Sort[] = [
  { field: 'rank', direction: 1 },
  { field: 'rank', direction: -1 },
  { field: 'rank', direction: 1, ties: -1 },
  { field: 'rank', direction: -1, ties: 1 },
  { field: 'at', direction: 1 },
  { field: 'at', direction: -1 },
]

describe('walking a list page by page', () => {
  it.each(sorts)('sorted by $field ($direction, ties $ties) shows every record once and in order', async sort => {
    const found = await walk(sort, 17)
    expect(new Set(found.map(({ _id }) => String(_id))).size).toBe(250)
    expect(found).toHaveLength(250)
    const keys = found.map(entry => [Number(entry[sort.field as 'rank' | 'at']), String(entry._id)] as const)
    const { direction, ties = direction } = sort
    const ordered = [...keys].sort((a, b) => direction * (a[0] - b[0]) || ties * (a[1] < b[1] ? -1 : 1))
    expect(keys).toEqual(ordered)
  })

  it('goes by a part of a record, too', async () => {
    const found = await walk({ field: 'seat.row', direction: -1 }, 17)
    expect(new Set(found.map(({ _id }) => String(_id))).size).toBe(250)
    const rows = found.map(({ seat }) => seat.row)
    expect(rows).toEqual([...rows].sort((a, b) => b - a))
  })

  it('keeps to its filter', async () => {
    const found = await walk({ field: 'rank', direction: 1 }, 50, { kind: 'odd' })
    expect(found).toHaveLength(125)
    expect(found.every(({ kind }) => kind === 'odd')).toBe(true)
  })

  it('ends without a cursor, also when the last page is full', async () => {
    const sort = sorts[0] as Sort
    const first = await page(sort, { first: 100 })
    const second = await page(sort, { first: 100, after: first.endCursor })
    const third = await page(sort, { first: 50, after: second.endCursor })
    expect([first.items, second.items, third.items].map(items => items.length)).toEqual([100, 100, 50])
    expect(third.endCursor).toBeNull()
  })

  it('answers 50 records unless told', async () => {
    expect((await page(sorts[0] as Sort, {})).items).toHaveLength(50)
  })
})

describe('a page that cannot be', () => {
  const sort: Sort = { field: 'rank', direction: 1 }

  it.each([0, -1, 101, 100_000])('refuses %d records', async first => {
    await expect(page(sort, { first })).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED' })
  })

  it('refuses the position of a list that is sorted or filtered otherwise', async () => {
    const { endCursor: after } = await page(sort, { first: 10 })
    const refusals = [
      page({ ...sort, direction: -1 }, { after }),
      page({ ...sort, field: 'at' }, { after }),
      page(sort, { after }, { kind: 'odd' }),
    ]
    for (const refusal of refusals) await expect(refusal).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  it('refuses a position that someone made up', async () => {
    const { endCursor } = await page(sort, { first: 10 })
    const [list] = JSON.parse(Buffer.from(endCursor ?? '', 'base64url').toString()) as string[]
    const madeUp = [[list, 1, 'no id'], [list, { $gt: '' }, '6'.repeat(24)], [list], {}].map(position =>
      Buffer.from(JSON.stringify(position)).toString('base64url'),
    )
    for (const after of ['x', '!!', ...madeUp]) {
      const refusal = await page(sort, { after }).catch(error => error)
      expect(refusal).toBeInstanceOf(CoverdeskError)
      expect(refusal.extensions.validationErrors[0].path).toBe('after')
    }
  })
})
