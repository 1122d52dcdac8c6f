import { type Client, gql } from 'urql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../host'
import { registryEntry } from '../testing'
import { LocalChanges, publishChanges } from './changes-exchange'
import type { RecordChange } from './record-change'

const List = gql`query Accounts { accounts { items { id name } total } }`
const Detail = gql`query Account($id: ID!) { account(id: $id) { id name version } }`
const Contacts = gql`query Contacts { contacts { items { id name } total } }`

/** What the server has; each test changes it as another person would. */
let records: Map<string, { name: string; version: number }>
let asked: string[]
let client: Client
let stop: () => void

const answer: typeof fetch = async (_url, init) => {
  const { operationName, variables } = JSON.parse(String(init?.body))
  asked.push(operationName)
  const record = (id: string) => records.has(id) && { __typename: 'Account', id, ...records.get(id) }
  const page = (items: unknown[]) => ({ __typename: 'Page', items, total: items.length })
  if (operationName === 'Account') return Response.json({ data: { account: record(variables.id) || null } })
  if (operationName === 'Contacts') return Response.json({ data: { contacts: page([]) } })
  return Response.json({ data: { accounts: page([...records.keys()].map(record)) } })
}

const change = (kind: RecordChange['kind'], id: string, version: number | null = null): RecordChange => ({
  __typename: 'RecordChange',
  number: 1,
  typename: 'Account',
  id,
  version,
  kind,
})

/** Follows a query as a screen does. */
function show(query: typeof List, variables: object = {}) {
  let data: Record<string, { name?: string; total?: number; items?: { name: string }[] } | null> = {}
  client.query(query, variables).subscribe(result => {
    data = result.data ?? data
  })
  return () => data
}

const settle = () => new Promise(resolve => setTimeout(resolve, 30))

describe('what happens elsewhere', () => {
  beforeEach(() => {
    records = new Map([
      ['1', { name: 'Ada', version: 1 }],
      ['2', { name: 'Ben', version: 1 }],
    ])
    asked = []
    const plugins = [registryEntry('accounts', { lists: { Account: ['accounts'] } })]
    client = createClient({ plugins, onSessionEnded: () => undefined, fetch: answer, url: 'http://x/graphql' })
    stop = client.subscription(LocalChanges, {}).subscribe(() => undefined).unsubscribe
  })
  afterEach(() => stop())

  it('to a record shows wherever the record is shown, and nothing else is asked', async () => {
    const list = show(List)
    const detail = show(Detail, { id: '1' })
    show(Contacts)
    await settle()
    asked = []
    records.set('1', { name: 'Ada Byron', version: 2 })
    publishChanges([change('UPDATED', '1', 2)])
    await vi.waitFor(() => expect(detail()['account']?.name).toBe('Ada Byron'), 20_000)
    await vi.waitFor(() => expect(list()['accounts']?.items?.[0]?.name).toBe('Ada Byron'), 20_000)
    expect(asked.sort()).toEqual(['Account', 'Accounts'])
  })

  it('is not asked for when the page has that version already, as after its own mutation', async () => {
    show(Detail, { id: '1' })
    await settle()
    asked = []
    publishChanges([change('UPDATED', '1', 1), change('CREATED', '1', 1)])
    publishChanges([change('UPDATED', 'unknown here', 7)])
    await settle()
    expect(asked).toEqual([])
    publishChanges([change('UPDATED', '1', 2)])
    await settle()
    expect(asked).toEqual(['Account'])
  })

  it('brings a new record into the lists of its type', async () => {
    const list = show(List)
    show(Contacts)
    await settle()
    records.set('3', { name: 'Cy', version: 1 })
    publishChanges([change('CREATED', '3', 1)])
    await vi.waitFor(() => expect(list()['accounts']?.total).toBe(3), 20_000)
    expect(asked).toEqual(['Accounts', 'Contacts', 'Accounts'])
  })

  it('takes a deleted record out of its lists and off its page', async () => {
    const list = show(List)
    const detail = show(Detail, { id: '2' })
    await settle()
    records.delete('2')
    publishChanges([change('DELETED', '2')])
    await vi.waitFor(() => expect(list()['accounts']?.total).toBe(1), 20_000)
    await vi.waitFor(() => expect(detail()['account']).toBeNull(), 20_000)
  })

  it('asks each view once, however much happened at once', async () => {
    show(List)
    await settle()
    asked = []
    publishChanges(Array.from({ length: 200 }, (_, index) => change('CREATED', `new ${index}`, 1)))
    await settle()
    expect(asked).toEqual(['Accounts'])
  })

  it('makes the page read everything again when it is no longer known one by one', async () => {
    const detail = show(Detail, { id: '1' })
    show(List)
    show(Contacts)
    await settle()
    asked = []
    records.set('1', { name: 'Ada Byron', version: 2 })
    publishChanges('everything')
    publishChanges('everything')
    await vi.waitFor(() => expect(detail()['account']?.name).toBe('Ada Byron'), 20_000)
    expect([...new Set(asked)].sort()).toEqual(['Account', 'Accounts', 'Contacts'])
  })
})
