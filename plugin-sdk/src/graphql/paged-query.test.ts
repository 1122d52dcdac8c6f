import { gql } from 'urql'
import { expect, it, vi } from 'vitest'
import { createClient } from '../host/create-client'
import { PagedQuery } from './paged-query'

type Clients = { clients: { items: { id: string }[]; total: number; endCursor: string | null } }

const document = gql<Clients, { after: string | null }>`
  query Clients($after: String) { clients(after: $after) { items { id } total endCursor } }`

/** Three pages of two clients; the cursor names the page after it. */
function pagesOf(fails: () => string | null | undefined) {
  const asked: (string | null)[] = []
  const client = createClient({
    plugins: [],
    onSessionEnded: () => undefined,
    url: 'https://coverdesk.example/graphql',
    async fetch(_url, init) {
      const { after } = (JSON.parse(String(init?.body)) as { variables: { after: string | null } }).variables
      asked.push(after)
      if (fails() === after) throw new TypeError('Failed to fetch')
      const page = Number(after ?? 1)
      const items = [1, 2].map(number => ({ __typename: 'Client', id: `${page}-${number}` }))
      return Response.json({
        data: { clients: { __typename: 'Clients', items, total: 6, endCursor: page < 3 ? String(page + 1) : null } },
      })
    },
  })
  const query = new PagedQuery(client, document, { after: null }, data => data.clients)
  return { query, asked }
}

it('keeps the pages before one that failed, and Retry asks for that one only', async () => {
  let down: string | undefined = '2'
  const { query, asked } = pagesOf(() => down)
  const end = query.subscribe(() => undefined)
  await vi.waitFor(() => expect(query.snapshot().rows).toHaveLength(2), 20_000)
  query.loadMore()
  await vi.waitFor(() => expect(query.snapshot().failure?.code).toBe('NETWORK'), 20_000)
  expect(query.snapshot().rows, 'what was there stays').toHaveLength(2)

  down = undefined
  query.retry()
  expect(query.snapshot()).toMatchObject({ failure: undefined, loadingMore: true, loading: false })
  await vi.waitFor(() => expect(query.snapshot().rows).toHaveLength(4), 20_000)
  expect(asked).toEqual([null, '2', '2'])
  end()
})

it('asks again by itself after an outage that the browser does not notice', async () => {
  let down: string | null | undefined = null
  const { query, asked } = pagesOf(() => down)
  const end = query.subscribe(() => undefined)
  await vi.waitFor(() => expect(query.snapshot().failure?.code).toBe('NETWORK'), 20_000)
  down = undefined
  await vi.waitFor(() => expect(query.snapshot().rows).toHaveLength(2), 20_000)
  expect(asked).toEqual([null, null])
  end()
})

it('asks again by itself for what failed, as soon as the connection is back', async () => {
  let down: string | null | undefined = null
  const { query, asked } = pagesOf(() => down)
  const end = query.subscribe(() => undefined)
  await vi.waitFor(() => expect(query.snapshot().failure?.code).toBe('NETWORK'), 20_000)
  down = undefined
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(query.snapshot().rows).toHaveLength(2), 20_000)
  expect(query.snapshot().failure).toBeUndefined()

  window.dispatchEvent(new Event('online'))
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(asked, 'what is there is not asked for again').toEqual([null, null])
  end()
})
