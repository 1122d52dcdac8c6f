import { gql } from 'urql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { provideClient } from '../graphql/client'
import { PagedQuery } from '../graphql/paged-query'
import { runMutation } from '../graphql/run-mutation'
import { startQuery } from '../graphql/start-query'
import type { RegistryEntry } from '../manifest'
import { registryEntry } from '../testing/registry-entry'
import { createClient } from './create-client'

interface Account {
  __typename: 'Account'
  id: string
  name: string
}

interface AccountsData {
  accounts: { items: Account[]; total: number; endCursor: string | null } | null
}

const accounts = gql<AccountsData, { after?: string | null }>`
  query Accounts($after: String) { accounts(after: $after) { items { id name } total endCursor } }
`
const createAccount = gql<{ createAccount: Account }, { name: string }>`
  mutation Create($name: String!) { createAccount(name: $name) { id name } }
`
const renameAccount = gql<{ updateAccount: Account }, { id: string; name: string }>`
  mutation Rename($id: ID!, $name: String!) { updateAccount(id: $id, name: $name) { id name } }
`

const invalidating = [{ manifest: { invalidates: { createAccount: ['accounts'] } } }] as unknown as RegistryEntry[]

/** A server of accounts, two on a page, that remembers what it was asked. */
function accountServer() {
  const names = ['Ada', 'Ben', 'Cy']
  const requests: { query: string; headers: Headers }[] = []
  const account = (index: number): Account => ({ __typename: 'Account', id: String(index), name: names[index] ?? '' })

  const answer = (query: string, variables: Record<string, string>) => {
    if (query.includes('createAccount')) {
      names.push(variables['name'] ?? '')
      return { createAccount: account(names.length - 1) }
    }
    if (query.includes('updateAccount')) {
      names[Number(variables['id'])] = variables['name'] ?? ''
      return { updateAccount: account(Number(variables['id'])) }
    }
    const start = Number(variables['after'] ?? 0)
    const items = names.map((_name, index) => account(index)).slice(start, start + 2)
    const endCursor = start + 2 < names.length ? String(start + 2) : null
    return { accounts: { __typename: 'AccountPage', items, total: names.length, endCursor } }
  }

  const fetch: typeof globalThis.fetch = async (_url, init) => {
    const { query, variables } = JSON.parse(String(init?.body))
    requests.push({ query, headers: new Headers(init?.headers) })
    return Response.json({ data: answer(query, variables ?? {}) })
  }
  return { fetch, requests }
}

function listOf(client: ReturnType<typeof createClient>) {
  const list = new PagedQuery(client, accounts, {}, data => data.accounts)
  list.subscribe(() => undefined)
  const names = () => list.snapshot().rows.map(row => row.name)
  return { list, names }
}

describe('the GraphQL client', () => {
  let server: ReturnType<typeof accountServer>
  let client: ReturnType<typeof createClient>

  beforeEach(() => {
    server = accountServer()
    client = createClient({
      plugins: invalidating,
      onSessionEnded: () => undefined,
      fetch: server.fetch,
      url: 'http://x/graphql',
    })
    provideClient(client)
  })

  it('sends the header that another site can’t send', async () => {
    await client.query(accounts, {}).toPromise()
    expect(server.requests[0]?.headers.get('x-coverdesk-client')).toMatch(/^shell\//)
  })

  it('asks once for what a loader began and a screen reads', async () => {
    startQuery(accounts, { after: null })
    const { names } = listOf(client)
    await vi.waitFor(() => expect(names()).toEqual(['Ada', 'Ben']), 20_000)
    expect(server.requests).toHaveLength(1)
  })

  it('shows a changed record in every list without asking again', async () => {
    const { names } = listOf(client)
    await vi.waitFor(() => expect(names()).toHaveLength(2), 20_000)
    await runMutation(renameAccount, { id: '1', name: 'Benedict' })
    expect(names()).toEqual(['Ada', 'Benedict'])
    expect(server.requests).toHaveLength(2)
  })

  it('asks again for the lists that a mutation invalidates', async () => {
    const { list } = listOf(client)
    await vi.waitFor(() => expect(list.snapshot().total).toBe(3), 20_000)
    await runMutation(createAccount, { name: 'Dee' })
    await vi.waitFor(() => expect(list.snapshot().total).toBe(4), 20_000)
  })

  it('concatenates pages, and knows when there are no more', async () => {
    const { list, names } = listOf(client)
    await vi.waitFor(() => expect(names()).toHaveLength(2), 20_000)
    expect(list.snapshot().hasMore).toBe(true)
    list.loadMore()
    list.loadMore()
    expect(list.snapshot().loadingMore).toBe(true)
    await vi.waitFor(() => expect(names()).toEqual(['Ada', 'Ben', 'Cy']), 20_000)
    expect(list.snapshot().hasMore).toBe(false)
    expect(server.requests).toHaveLength(2)
  })
})

describe('an answer that lacks a field', () => {
  const document = gql`
    query Details { details { ... on BusinessAccount { id name dba } ... on IndividualAccount { id name } } }
  `
  const warningsFor = async (...details: object[]) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const possibleTypes = { AccountDetails: ['BusinessAccount', 'IndividualAccount'] }
    const fetch = async () => Response.json({ data: { details } })
    const plugins = [registryEntry('accounts', { possibleTypes })]
    const client = createClient({ plugins, onSessionEnded: () => undefined, url: 'http://x/graphql', fetch })
    await client.query(document, {}).toPromise()
    const warnings = warn.mock.calls.flat()
    warn.mockRestore()
    return warnings
  }
  const person = { __typename: 'IndividualAccount', id: '1', name: 'Ada' }
  const business = { __typename: 'BusinessAccount', id: '2', name: 'Bay' }

  it('is told to developers when the field was asked for', async () => {
    expect(await warningsFor(person, business)).toEqual(['The answer to Details lacks details.dba.'])
  })

  it('is nothing to tell when the field is one of the union’s other types', async () => {
    expect(await warningsFor(person, { ...business, dba: null })).toEqual([])
  })
})

describe('a failure', () => {
  const failing = (body: object, status: number, onSessionEnded: () => void = () => undefined) =>
    provideClient(
      createClient({
        plugins: [],
        onSessionEnded,
        url: 'http://x/graphql',
        fetch: async () => Response.json(body, { status }),
      }),
    )

  it('carries the server’s sentence, code, request id and field errors', async () => {
    const validationErrors = [{ path: 'business.name', message: 'Enter a name.' }]
    const extensions = { code: 'VALIDATION_FAILED', requestId: 'r-1', validationErrors }
    failing({ data: null, errors: [{ message: 'Check the fields.', extensions }] }, 200)
    const result = await runMutation(createAccount, { name: '' })
    expect(result).toEqual({
      ok: false,
      failure: {
        message: 'Check the fields.',
        code: 'VALIDATION_FAILED',
        requestId: 'r-1',
        validationErrors,
        current: null,
      },
    })
  })

  it('says that the server could not be reached', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    provideClient(createClient({ plugins: [], onSessionEnded: () => undefined, url: 'http://x/graphql', fetch }))
    const result = await runMutation(createAccount, { name: '' })
    expect(result).toMatchObject({
      ok: false,
      failure: { code: 'NETWORK', message: expect.stringContaining('could not be reached') },
    })
  })

  describe('of a server that was asked too often', () => {
    const message = 'You’re sending requests too fast. Try again in 2 seconds.'
    let requests: number
    const refusing = (times: number, seconds = 2) => {
      requests = 0
      const fetch = async () => {
        requests += 1
        if (requests > times) return Response.json({ data: { accounts: null, createAccount: null } })
        const errors = [{ message, extensions: { code: 'RATE_LIMITED', retryAfterSeconds: seconds } }]
        return Response.json({ errors }, { status: 429, headers: { 'retry-after': String(seconds) } })
      }
      const client = createClient({ plugins: [], onSessionEnded: () => undefined, url: 'http://x/graphql', fetch })
      provideClient(client)
      return client
    }
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    it('is not seen when the query succeeds after the time that the server named', async () => {
      const answer = refusing(2).query(accounts, {}).toPromise()
      await vi.advanceTimersByTimeAsync(1_900)
      expect(requests).toBe(1)
      await vi.advanceTimersByTimeAsync(6_000)
      expect(await answer).toMatchObject({ data: { accounts: null }, error: undefined })
      expect(requests).toBe(3)
    })

    it('is told after three more tries, and at once when the wait is long', async () => {
      const answer = refusing(9).query(accounts, {}).toPromise()
      await vi.advanceTimersByTimeAsync(20_000)
      expect((await answer).error?.graphQLErrors[0]?.message).toBe(message)
      expect(requests).toBe(4)
      const long = refusing(1, 900).query(accounts, {}).toPromise()
      await vi.advanceTimersByTimeAsync(0)
      expect((await long).error?.response.status).toBe(429)
    })

    it('is told at once for a mutation, which is never sent twice', async () => {
      refusing(1)
      const result = await runMutation(createAccount, { name: '' })
      expect(result).toMatchObject({ ok: false, failure: { code: 'RATE_LIMITED', message } })
      expect(requests).toBe(1)
    })
  })

  it('that says UNAUTHENTICATED ends the session of the page', async () => {
    const onSessionEnded = vi.fn()
    failing({ errors: [{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } }] }, 401, onSessionEnded)
    await runMutation(createAccount, { name: '' })
    expect(onSessionEnded).toHaveBeenCalledOnce()
  })
})
