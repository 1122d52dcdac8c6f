import { inTenantScope, searchFilter } from '@coverdesk/kit'
import mongoose from 'mongoose'
import { beforeAll, describe, expect, it } from 'vitest'
import { them, us, useAccountsSubgraph } from '../testing/accounts-subgraph.ts'
import { Account } from './account.model.ts'
import { accountFields } from './account.rules.ts'

const subgraph = useAccountsSubgraph()

interface Page {
  items: { id: string; createdAt: string; details: { name: string } }[]
  total: number
  endCursor: string | null
}
const list = /* GraphQL */ `
  query ($first: Int, $after: String, $search: String, $filter: AccountFilter, $sort: AccountSort) {
    accounts(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {
      items { id createdAt details { ... on BusinessAccount { name } ... on IndividualAccount { name } } }
      total
      endCursor
    }
  }
`
const pageOf = async (variables: object = {}) => (await subgraph.data<{ accounts: Page }>(list, variables)).accounts
const namesOf = (page: Page) => page.items.map(({ details }) => details.name)
const found = async (search: string) => namesOf(await pageOf({ search }))

describe('the list of accounts', () => {
  it.each(['%', '***', '🍕'])('has no row for %j, which is nothing to search for', async search => {
    expect(await pageOf({ search })).toMatchObject({ items: [], total: 0 })
  })

  it('comes by name, folded for case and accents', async () => {
    const page = await pageOf()
    const names = namesOf(page)
    expect(page.total).toBe(40)
    expect(page.endCursor).toBeNull()
    expect(names[0]).toBe('24/7 Plumbing & Drain')
    expect(names.slice(1, 5)).toEqual([
      'al johnson trucking',
      'AL JOHNSON TRUCKING',
      'Al Johnson Trucking',
      'Ångström Instruments',
    ])
    expect(names.at(-1)).toBe('Zephyr Aerial Surveys')
  })

  it.each(['NAME_ASC', 'NAME_DESC', 'CREATED_AT_ASC', 'CREATED_AT_DESC', 'UPDATED_AT_DESC'])(
    'walks in pages of 7 sorted by %s without a repetition or a gap',
    async sort => {
      const whole = await pageOf({ sort })
      const walked: Page['items'] = []
      let after: string | null = null
      do {
        const page: Page = await pageOf({ sort, first: 7, after })
        expect(page.total).toBe(40)
        walked.push(...page.items)
        after = page.endCursor
      } while (after)
      expect(walked).toEqual(whole.items)
    },
  )

  it('shows the newest first when sorted so', async () => {
    const dates = (await pageOf({ sort: 'CREATED_AT_DESC' })).items.map(({ createdAt }) => createdAt)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  it('shows what was changed last first when sorted so', async () => {
    const { items } = await pageOf({ sort: 'NAME_ASC' })
    const [first = '', second = ''] = [items[30], items[3]].map(item => String(item?.id))
    for (const _id of [second, first]) {
      await inTenantScope(us.agencyId, () => Account.updateOne({ _id }, { version: 2 }))
    }
    const changed = (await pageOf({ sort: 'UPDATED_AT_DESC' })).items.slice(0, 2).map(({ id }) => id)
    expect(changed).toEqual([first, second])
  })

  it('filters by type', async () => {
    const businesses = await pageOf({ filter: { type: 'BUSINESS' } })
    const individuals = await pageOf({ filter: { type: 'INDIVIDUAL' } })
    expect(businesses.total + individuals.total).toBe(40)
    expect(namesOf(individuals)).toContain('Okafor, Chidinma')
    expect(namesOf(businesses)).not.toContain('Okafor, Chidinma')
  })

  it.each([
    ['bay mar', ['Bayview Marine Services LLC']],
    ['OPS@bayview', ['Bayview Marine Services LLC']],
    ['xochitl', ['Sunset Taqueria']],
    ['taqueria del sunset', ['Sunset Taqueria']],
    ['narragansett', ["D'Angelo-O'Brien, Séamus"]],
    ["d'angelo obrien", ["D'Angelo-O'Brien, Séamus"]],
    ['pho huong', ['Phở Hương Restaurant']],
    ['tricounty', ['Tri-County Electrical Contractors']],
    ['ostergaard soren', ['Østergaard, Søren']],
    ['view', []],
    ['CANARY_B', []],
  ])('finds by %j', async (search, names) => expect(await found(search)).toEqual(names))

  it('finds all accounts of a contact by the contact’s name', async () => {
    expect(await found('rohan mehta')).toHaveLength(3)
  })

  it('combines search, filter, sort and pages', async () => {
    const variables = { search: 'smith', filter: { type: 'INDIVIDUAL' }, sort: 'CREATED_AT_DESC', first: 2 }
    const first = await pageOf(variables)
    const second = await pageOf({ ...variables, after: first.endCursor })
    expect([first.total, ...namesOf(first), ...namesOf(second)]).toEqual([
      3,
      'smith, john',
      'Smith, John',
      'Smith, John',
    ])
  })

  it('reads the contacts of a whole page with one query', async () => {
    const reads: string[] = []
    mongoose.set('debug', collection => void reads.push(collection))
    await subgraph.data('{ accounts { items { contacts { name } } } }')
    mongoose.set('debug', false)
    expect(reads.sort()).toEqual(['accounts', 'accounts', 'contacts'])
  })

  it('shows each agency its own', async () => {
    const { data } = await subgraph.ask<{ accounts: Page }>(them, list)
    expect(data?.accounts.total).toBe(5)
    expect(data?.accounts.items.every(({ details }) => details.name.startsWith('CANARY_B'))).toBe(true)
  })

  it.each([0, 101])('refuses pages of %d', async first => {
    const { extensions, message } = await subgraph.failure(us, list, { first })
    expect(extensions.code).toBe('LIMIT_EXCEEDED')
    expect(message).toBe('Ask for 1 to 100 records at a time.')
  })

  it('refuses the position of another list', async () => {
    const { endCursor: after } = await pageOf({ first: 5 })
    const { extensions } = await subgraph.failure(us, list, { after, search: 'smith' })
    expect(extensions).toMatchObject({ code: 'VALIDATION_FAILED', validationErrors: [{ path: 'after' }] })
  })
})

describe('among 3,000 accounts a page', () => {
  beforeAll(async () => {
    const many = Array.from({ length: 3_000 }, (_, index) => ({
      type: index % 100 ? 'BUSINESS' : 'INDIVIDUAL',
      createdAt: new Date(Date.UTC(2026, 0, 1) + index),
      ...accountFields(
        { name: `Bulk ${String(index).padStart(5, '0')}`, email: `bulk${index}@b.example` } as never,
        [],
      ),
    }))
    await inTenantScope(us.agencyId, () => Account.insertMany(many, { lean: true } as object))
  })

  /** How many records and index keys the database looks at for one page of 50. */
  const examined = (filter: object, sort: Record<string, 1 | -1>) =>
    inTenantScope(us.agencyId, async () => {
      const query = Account.find(filter as never)
        .sort(sort)
        .limit(51)
      const { executionStats, queryPlanner } = (await query.explain('executionStats')) as unknown as {
        executionStats: { totalDocsExamined: number; totalKeysExamined: number }
        queryPlanner: { winningPlan: object }
      }
      expect(JSON.stringify(queryPlanner.winningPlan)).not.toContain('COLLSCAN')
      return Math.max(executionStats.totalDocsExamined, executionStats.totalKeysExamined)
    })

  const beyond = (sortName: string) => ({
    $and: [{}, { sortName: { $gte: sortName }, $or: [{ sortName: { $gt: sortName } }, { _id: { $gt: us.userId } }] }],
  })

  it.each<[string, object, Record<string, 1 | -1>]>([
    ['by name', {}, { sortName: 1, _id: 1 }],
    ['by name, backwards', {}, { sortName: -1, _id: -1 }],
    ['by date', {}, { createdAt: -1, _id: -1 }],
    ['by last change', {}, { updatedAt: -1, _id: -1 }],
    ['of a type by name', { type: 'INDIVIDUAL' }, { sortName: 1, _id: 1 }],
    ['of a type by date', { type: 'INDIVIDUAL' }, { createdAt: 1, _id: 1 }],
    ['far into the list', beyond('bulk 02500'), { sortName: 1, _id: 1 }],
    ['of a search', searchFilter('words', 'bulk00012'), { sortName: 1, _id: 1 }],
    ['of a search for two words', searchFilter('words', 'bulk 00012'), { sortName: 1, _id: 1 }],
  ])('%s is read from an index without a scan', async (_, filter, sort) => {
    expect(await examined(filter, sort)).toBeLessThan(60)
  })
})
