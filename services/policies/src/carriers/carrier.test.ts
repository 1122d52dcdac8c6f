import { startTestSubgraph, type TestSubgraph } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { policiesSubgraph } from '../subgraph.ts'
import { them, us } from '../testing/people.ts'

interface Carrier {
  id: string
  version: number
  name: string
  isCarrier: boolean
  isBroker: boolean
}

let subgraph: TestSubgraph
beforeAll(async () => {
  subgraph = await startTestSubgraph(policiesSubgraph)
})
afterAll(() => subgraph.close())

const create = /* GraphQL */ `
  mutation ($input: CreateInsuranceCarrierInput!) {
    createInsuranceCarrier(input: $input) { id version name isCarrier isBroker }
  }
`
const list = /* GraphQL */ `
  query ($first: Int, $after: String, $search: String, $filter: InsuranceCarrierFilter) {
    carriers(first: $first, after: $after, search: $search, filter: $filter) { items { name } total endCursor }
  }
`
const add = async (input: object, caller = us) =>
  (await subgraph.data<{ createInsuranceCarrier: Carrier }>(caller, create, { input })).createInsuranceCarrier
const names = async (variables: object = {}, caller = us) => {
  const { carriers } = await subgraph.data<{ carriers: { items: Carrier[] } }>(caller, list, variables)
  return carriers.items.map(({ name }) => name)
}

describe('who insures', () => {
  it('is there once, however the name is written, and becomes what it was not yet', async () => {
    const first = await add({ name: ' Élan  Mutual, Inc. ', isCarrier: true })
    expect(first).toMatchObject({ version: 1, name: 'Élan Mutual, Inc.', isCarrier: true, isBroker: false })
    const again = await add({ name: 'ELAN MUTUAL INC', isBroker: true })
    expect(again).toEqual({ ...first, version: 2, isBroker: true })
    expect(await add({ name: 'Elan Mutual Inc', isCarrier: true }), 'nothing is taken away').toEqual(again)
  })

  it('is the same for two people who add it at once', async () => {
    const added = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        add({ name: 'Twice Insurance', [index % 2 ? 'isCarrier' : 'isBroker']: true }),
      ),
    )
    expect(new Set(added.map(({ id }) => id)).size).toBe(1)
    expect(await add({ name: 'twice insurance', isCarrier: true })).toMatchObject({ isCarrier: true, isBroker: true })
  })

  it('comes by name, by what it is, and by the beginnings of words', async () => {
    await add({ name: 'Zephyr Casualty', isCarrier: true })
    await add({ name: 'Alder & Finch Wholesale', isBroker: true })
    expect(await names()).toEqual([
      'Alder & Finch Wholesale',
      'Élan Mutual, Inc.',
      'Twice Insurance',
      'Zephyr Casualty',
    ])
    expect(await names({ filter: { isCarrier: true, isBroker: false } })).toEqual(['Zephyr Casualty'])
    expect(await names({ filter: { isBroker: true }, search: 'fin who' })).toEqual(['Alder & Finch Wholesale'])
    expect(await names({ search: 'utua inc' }), 'any part of a name').toEqual(['Élan Mutual, Inc.'])
    expect(await names({ search: 'elan' })).toEqual(['Élan Mutual, Inc.'])
    expect(await names({ search: '%' }), 'signs are nothing to search for').toEqual([])
  })

  it('comes in pages', async () => {
    const { carriers } = await subgraph.data<{ carriers: { items: Carrier[]; endCursor: string; total: number } }>(
      us,
      list,
      { first: 3 },
    )
    expect(carriers.total).toBe(4)
    expect(await names({ first: 3, after: carriers.endCursor })).toEqual(['Zephyr Casualty'])
  })

  it('is each agency’s own', async () => {
    const theirs = await add({ name: 'Twice Insurance', isCarrier: true }, them)
    expect(theirs).toMatchObject({ version: 1, isBroker: false })
    expect(await names({}, them)).toEqual(['Twice Insurance'])
  })

  it.each([
    [{ isCarrier: true }, 'name', 'Enter the company name.'],
    [{ name: '?!', isCarrier: true }, 'name', 'Enter the company name.'],
    [{ name: 'x'.repeat(121), isCarrier: true }, 'name', 'Use at most 120 characters.'],
    [{ name: 'Nothing Ltd' }, 'isCarrier', 'Say whether it is a carrier, a wholesale broker, or both.'],
  ])('refuses %j', async (input, path, message) => {
    const { extensions } = await subgraph.failure(us, create, { input })
    expect(extensions['validationErrors']).toEqual([{ path, message }])
  })
})
