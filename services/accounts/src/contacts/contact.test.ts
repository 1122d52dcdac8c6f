import { describe, expect, it } from 'vitest'
import { them, us, useAccountsSubgraph } from '../testing/accounts-subgraph.ts'

const subgraph = useAccountsSubgraph()

interface Page {
  items: { id: string; name: string; email: string; phone: string | null }[]
  total: number
  endCursor: string | null
}
const list = /* GraphQL */ `
  query ($first: Int, $after: String, $search: String) {
    contacts(first: $first, after: $after, search: $search) { items { id name email phone } total endCursor }
  }
`
const pageOf = async (variables: object = {}) => (await subgraph.data<{ contacts: Page }>(list, variables)).contacts

describe('the list of contacts', () => {
  it('comes by name in pages', async () => {
    const whole = await pageOf()
    const first = await pageOf({ first: 9 })
    const second = await pageOf({ first: 9, after: first.endCursor })
    expect(whole.total).toBe(15)
    expect([...first.items, ...second.items]).toEqual(whole.items)
    expect(second.endCursor).toBeNull()
    expect(whole.items[0]?.name).toBe('Al Johnson')
  })

  it.each([
    ['asa berg', ['Åsa Bergström']],
    ['OSULLIVAN', ["Maeve O'Sullivan"]],
    ['nguyen', ['Nguyễn Thị Hương']],
    ['teresa@bay', ['Teresa Alvarado']],
    ['nobody', []],
  ])('is searched for %j', async (search, names) => {
    expect((await pageOf({ search })).items.map(({ name }) => name)).toEqual(names)
  })

  it('shows each agency its own', async () => {
    const { data } = await subgraph.ask<{ contacts: Page }>(them, list)
    expect(data?.contacts.items.map(({ name }) => name)).toEqual(['CANARY_B Contact One', 'CANARY_B Contact Two'])
  })

  it('refuses more than 100 at a time', async () => {
    expect((await subgraph.failure(us, list, { first: 101 })).extensions.code).toBe('LIMIT_EXCEEDED')
  })
})
