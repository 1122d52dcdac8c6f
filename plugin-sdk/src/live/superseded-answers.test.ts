import { type Client, gql } from 'urql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createClient } from '../host'
import { registryEntry } from '../testing'
import { LocalChanges, publishChanges } from './changes-exchange'
import type { RecordChange } from './record-change'

const List = gql`query Accounts($after: String) { accounts(after: $after) { items { id name } total } }`
const Detail = gql`query Account($id: ID!) { account(id: $id) { id name version } }`
const Contacts = gql`query Contacts { contacts { items { id name } total } }`
const Rename = gql`mutation Rename($id: ID!, $name: String!) { updateAccount(id: $id, name: $name) { id name version } }`
const Create = gql`mutation Create($name: String!) { createAccount(name: $name) { id name version } }`

interface Request {
  operationName: string
  variables: Record<string, string>
}

/** What the server has; each test changes it as another person would. */
let records: Map<string, { name: string; version: number }>
/** Answers on their way, in the order in which they were asked for; each says what was so when it was asked for. */
let underWay: { name: string; come(): Promise<void> }[]
let asked: string[]
let client: Client
let stop: () => void

const settle = () => new Promise<void>(resolve => setTimeout(resolve, 10))

const stored = (id: string) => (records.has(id) ? { __typename: 'Account', id, ...records.get(id) } : null)
const page = (items: unknown[]) => ({ __typename: 'Page', items, total: items.length })

function answerTo({ operationName, variables }: Request) {
  const { id = String(records.size + 1), name = '' } = variables
  if (operationName === 'Account') return { account: stored(id) }
  if (operationName === 'Contacts') return { contacts: page([]) }
  if (operationName === 'Accounts') return { accounts: page([...records.keys()].map(stored)) }
  records.set(id, { name, version: (records.get(id)?.version ?? 0) + 1 })
  return { [operationName === 'Create' ? 'createAccount' : 'updateAccount']: stored(id) }
}

const slowly: typeof fetch = (_url, init) => {
  const request: Request = JSON.parse(String(init?.body))
  asked.push(request.operationName)
  const data = answerTo(request)
  return new Promise(resolve => {
    const come = () => {
      resolve(Response.json({ data }))
      return settle()
    }
    underWay.push({ name: request.operationName, come })
  })
}

/** The oldest answer under way comes. */
async function arrive(name: string) {
  const first = underWay.find(each => each.name === name)
  expect(first, `${name} is under way`).toBeDefined()
  underWay = underWay.filter(each => each !== first)
  await first?.come()
}
async function arriveAll() {
  while (underWay[0]) await arrive(underWay[0].name)
}

function tell(kind: RecordChange['kind'], id: string, version: number | null = null) {
  publishChanges([{ __typename: 'RecordChange', number: 1, typename: 'Account', id, version, kind }])
  return settle()
}

/** Follows a query as a screen does; what it asks is on its way then. */
async function show(query: typeof List, variables: object = {}) {
  let data: Record<string, { name?: string; total?: number } | null> = {}
  const { unsubscribe } = client.query(query, variables).subscribe(result => {
    data = result.data ?? data
  })
  await settle()
  return Object.assign(() => data, { leave: unsubscribe })
}

async function shown(query: typeof List, variables: object = {}) {
  const screen = await show(query, variables)
  await arriveAll()
  asked = []
  return screen
}

beforeEach(() => {
  records = new Map([
    ['1', { name: 'Ada', version: 1 }],
    ['2', { name: 'Ben', version: 1 }],
  ])
  asked = []
  underWay = []
  const manifest = { lists: { Account: ['accounts'] }, invalidates: { createAccount: ['accounts'] } }
  const plugins = [registryEntry('accounts', manifest)]
  client = createClient({ plugins, onSessionEnded: () => undefined, fetch: slowly, url: 'http://x/graphql' })
  stop = client.subscription(LocalChanges, {}).subscribe(() => undefined).unsubscribe
})
afterEach(() => stop())

describe('what is told while an answer is on its way', () => {
  it('is asked for again when the answer is older', async () => {
    const detail = await show(Detail, { id: '1' })
    records.set('1', { name: 'Ada Byron', version: 2 })
    await tell('UPDATED', '1', 2)
    await arrive('Account')
    expect(detail()['account']?.name, 'what is known shows at once').toBe('Ada')
    await arriveAll()
    expect(detail()['account']?.name).toBe('Ada Byron')
    expect(asked).toEqual(['Account', 'Account'])
  })

  it('is not asked for again when the answer has it already, or is about something else', async () => {
    records.set('1', { name: 'Ada Byron', version: 2 })
    await show(Detail, { id: '1' })
    await show(Contacts)
    await tell('UPDATED', '1', 2)
    await tell('UPDATED', '2', 2)
    await tell('CREATED', '3', 1)
    await arriveAll()
    expect(asked).toEqual(['Account', 'Contacts'])
  })

  it('is asked for again on a page that shows the record already, however often it is told meanwhile', async () => {
    const detail = await shown(Detail, { id: '1' })
    for (const version of [2, 3, 4]) {
      records.set('1', { name: `Ada ${version}`, version })
      await tell('UPDATED', '1', version)
    }
    await arriveAll()
    expect(detail()['account']?.name).toBe('Ada 4')
  })

  it('counts also where it bears no version, as the progress of work', async () => {
    const detail = await shown(Detail, { id: '1' })
    await tell('UPDATED', '1')
    records.set('1', { name: 'Half', version: 1 })
    await tell('UPDATED', '1')
    await arriveAll()
    expect(detail()['account']?.name).toBe('Half')
  })

  it('brings a new record into a list, and takes a deleted one out, that were asked for before', async () => {
    const list = await show(List)
    records.set('3', { name: 'Cy', version: 1 })
    await tell('CREATED', '3', 1)
    await arriveAll()
    expect(list()['accounts']?.total).toBe(3)
    records.delete('1')
    const next = await show(List, { after: 'x' })
    records.delete('2')
    await tell('DELETED', '2')
    await arriveAll()
    expect(list()['accounts']?.total).toBe(1)
    expect(next()['accounts']?.total).toBe(1)
  })

  it('is asked for when the answer of a mutation comes late', async () => {
    const detail = await shown(Detail, { id: '1' })
    void client.mutation(Rename, { id: '1', name: 'Started' }).toPromise()
    await settle()
    records.set('1', { name: 'Done', version: 3 })
    await tell('UPDATED', '1', 3)
    await arrive('Account')
    expect(detail()['account']?.name).toBe('Done')
    await arrive('Rename')
    await arriveAll()
    expect(detail()['account']?.name).toBe('Done')
  })

  it('is read again when it is no longer known one by one', async () => {
    const detail = await show(Detail, { id: '1' })
    records.set('1', { name: 'Ada Byron', version: 1 })
    publishChanges('everything')
    await arriveAll()
    expect(detail()['account']?.name).toBe('Ada Byron')
  })

  it('is everything when it is more than can be remembered', async () => {
    const detail = await show(Detail, { id: '1' })
    records.set('1', { name: 'Ada Byron', version: 2 })
    await tell('UPDATED', '1', 2)
    for (let other = 0; other < 6_000; other += 1) void tell('UPDATED', `other ${other}`, 2)
    await arriveAll()
    expect(detail()['account']?.name).toBe('Ada Byron')
  })

  it('is not in the cache as if nothing had been told, when no one waits for the answer to be right', async () => {
    const first = await show(List)
    records.set('3', { name: 'Cy', version: 1 })
    await tell('CREATED', '3', 1)
    await arrive('Accounts')
    first.leave()
    const list = await show(List)
    await arriveAll()
    expect(list()['accounts']?.total).toBe(3)
  })
})

it('what the page itself has created is in a list that was asked for before', async () => {
  const list = await show(List)
  void client.mutation(Create, { name: 'Cy' }).toPromise()
  await settle()
  await arrive('Create')
  await arriveAll()
  expect(list()['accounts']?.total).toBe(3)
})

it('a page in which much happens shows what has come, and comes to rest', async () => {
  const list = await show(List)
  for (let id = 3; id < 13; id += 1) {
    records.set(String(id), { name: `New ${id}`, version: 1 })
    await tell('CREATED', String(id), 1)
    await arrive('Accounts')
    expect(list()['accounts']?.total).toBeGreaterThan(id - 3)
  }
  await arriveAll()
  expect(list()['accounts']?.total).toBe(12)
  expect(asked.length).toBeLessThanOrEqual(22)
})
