import { gql, type TypedDocumentNode } from 'urql'
import { expect, it, vi } from 'vitest'
import { createClient } from './create-client'

type Accounts = { accounts: ({ id: string; owner: { name: string | null } | null } | null)[] | null }

const publish = (documentId: string, { kind, definitions }: TypedDocumentNode<Accounts, object>) =>
  Object.assign({ kind, definitions }, { documentId }) as TypedDocumentNode<Accounts, object>
const published = publish('abc123', gql`query Accounts { accounts { id owner { id name } } }`)
const publishedWithVariables = publish(
  'def456',
  gql`query Accounts($id: ID, $after: String) { accounts(id: $id, after: $after) { id owner { id name } } }`,
)

type Sent = { documentId?: string; query?: string; variables?: object }

function clientOf(answer: (request: Sent) => { status?: number; body: object }) {
  const sent: Sent[] = []
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    const request: Sent = JSON.parse(String(init?.body))
    sent.push(request)
    const { status = 200, body } = answer(request)
    return Response.json(body, { status })
  }
  const client = createClient({ plugins: [], onSessionEnded: () => undefined, fetch, url: 'http://x/graphql' })
  return { client, sent }
}

const rows = [0, 1].map(id => ({
  __typename: 'Account',
  id: String(id),
  owner: { __typename: 'AgencyUser', id: `u${id}`, name: null },
}))

it('sends a published operation by its name, without its text', async () => {
  const { client, sent } = clientOf(() => ({ body: { data: { accounts: rows } } }))
  const { data } = await client.query(published, {}).toPromise()
  expect(data?.accounts).toHaveLength(2)
  expect(sent).toEqual([{ documentId: 'abc123', operationName: 'Accounts' }])
})

it('sends the text to a gateway that does not know the name, and to it only', async () => {
  const unknown = { errors: [{ message: 'Unknown.', extensions: { code: 'DOCUMENT_UNKNOWN' } }] }
  const { client, sent } = clientOf(({ documentId }) =>
    documentId ? { status: 400, body: unknown } : { body: { data: { accounts: rows } } },
  )
  const { data, error } = await client.query(published, {}).toPromise()
  expect(error).toBeUndefined()
  expect(data?.accounts).toHaveLength(2)
  expect(sent.map(({ query }) => Boolean(query))).toEqual([false, true])
})

it('takes no field for null that an error is about, though it is told once for all rows', async () => {
  const paths = [0, 1].map(row => ['accounts', row, 'owner', 'name'])
  const errors = [
    { message: 'Settings isn’t responding.', path: paths[0], extensions: { code: 'SUBGRAPH_UNAVAILABLE', paths } },
  ]
  let down = true
  const named = rows.map(row => ({ ...row, owner: { ...row.owner, name: 'Maya' } }))
  const { client, sent } = clientOf(() => {
    const body = down ? { data: { accounts: rows }, errors } : { data: { accounts: named } }
    return { body }
  })
  await client.query(published, {}).toPromise()
  down = false
  // What is not in the cache is asked for; a null would be.
  const second = gql<Accounts, object>`query Second { accounts { id owner { name } } }`
  const { data } = await client.query(second, {}).toPromise()
  await vi.waitFor(() => expect(sent).toHaveLength(2), 20_000)
  expect(data?.accounts?.map(account => account?.owner?.name)).toEqual(['Maya', 'Maya'])
})

it('takes several answers that the page asked for, each for its own question, in any order', async () => {
  const age = vi.spyOn(performance, 'now').mockReturnValue(800)
  const { client, sent } = clientOf(() => ({ body: { data: { accounts: [] } } }))
  const answered = (id: string, accounts: object[]) => ({
    documentId: 'def456',
    variables: { id },
    answer: Promise.resolve(Response.json({ data: { accounts } })),
  })
  window.coverdeskFirst = [answered('7', rows), answered('8', rows.slice(1))]
  const ask = async (id: string) => {
    const result = client.query(publishedWithVariables, { id }, { requestPolicy: 'network-only' })
    return (await result.toPromise()).data?.accounts
  }
  expect(await ask('8')).toHaveLength(1)
  expect(await ask('7')).toHaveLength(2)
  expect(sent).toEqual([])
  expect(window.coverdeskFirst).toEqual([])
  age.mockRestore()
})

it('takes the answer that the page asked for before its code was there, once, if it is the same question', async () => {
  const age = vi.spyOn(performance, 'now').mockReturnValue(800)
  const { client, sent } = clientOf(() => ({ body: { data: { accounts: [] } } }))
  const ask = (variables: object) =>
    client.query(publishedWithVariables, variables, { requestPolicy: 'network-only' }).toPromise()
  const first = (response?: Response) => {
    window.coverdeskFirst = [{ documentId: 'def456', variables: { id: '7' }, answer: Promise.resolve(response) }]
  }
  first(Response.json({ data: { accounts: rows } }))
  expect((await ask({ id: '8' })).data?.accounts).toHaveLength(0)
  expect((await ask({ id: '7', after: null })).data?.accounts).toHaveLength(2)
  expect((await ask({ id: '7' })).data?.accounts).toHaveLength(0)
  expect(sent).toHaveLength(2)

  first()
  expect((await ask({ id: '7' })).data?.accounts, 'it never came').toHaveLength(0)
  first(new Response('', { status: 503 }))
  expect((await ask({ id: '7' })).data?.accounts, 'it is no answer').toHaveLength(0)
  first(Response.json({ data: { accounts: rows } }))
  age.mockReturnValue(11_000)
  expect((await ask({ id: '7' })).data?.accounts, 'it is old').toHaveLength(0)
  expect(sent).toHaveLength(5)
  age.mockRestore()
})
