import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'
import { limits } from './limits.ts'

// What an attacker tries first (quality bar 10). Each is refused by a 4xx with a code; none is a 500.
// In production nothing runs that was not published; the limits hold even for a document that someone published.

let gateway: TestGateway
let maya: Visitor

beforeAll(async () => {
  gateway = await startTestGateway({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://desk.example',
  })
  maya = await Visitor.signedIn(gateway)
})
afterAll(() => gateway.close())

const json = { 'content-type': 'application/json', 'x-coverdesk-client': 'test/1' }
const repeat = (times: number, text: (index: number) => string) =>
  Array.from({ length: times }, (_, i) => text(i)).join(' ')
const nested = (depth: number): string => (depth === 0 ? 'id' : `related { ${nested(depth - 1)} }`)

async function codeOf(answer: Promise<Response>) {
  const response = await answer
  const { errors } = (await response.json()) as { errors: { message: string; extensions: { code: string } }[] }
  return { status: response.status, code: errors[0]?.extensions.code, message: errors[0]?.message }
}

const ask = async (query: string) => {
  const { status, errors, data } = await maya.graphql(query)
  return { status, code: errors[0]?.extensions['code'], data }
}
const tooLarge = { status: 400, code: 'LIMIT_EXCEEDED', data: undefined }
const bad = { status: 400, code: 'BAD_REQUEST', data: undefined }

describe('a request that asks too much is refused', () => {
  it('aliases of a field', async () => {
    expect(await ask(`{ ${repeat(16, i => `a${i}: account(id: "1") { id }`)} }`)).toEqual(tooLarge)
    expect((await ask(`{ ${repeat(15, i => `a${i}: account(id: "1") { id }`)} }`)).status).toBe(200)
  })
  it('aliases of __typename', async () => {
    expect(await ask(`{ ${repeat(100, i => `a${i}: __typename`)} }`)).toEqual(tooLarge)
  })
  it('one field 500 times', async () => {
    expect(await ask(`{ agencyUser { ${repeat(500, () => 'id')} } }`)).toEqual(tooLarge)
  })
  it('deep nesting', async () => {
    expect(await ask(`{ account(id: "1") { ${nested(9)} } }`)).toEqual(tooLarge)
    expect((await ask(`{ account(id: "1") { ${nested(8)} } }`)).status).toBe(200)
  })
  it('deep nesting through fragments', async () => {
    const fragments = repeat(10, i => `fragment F${i} on Account { related { ...F${i + 1} } }`)
    expect(await ask(`{ account(id: "1") { ...F0 } } ${fragments} fragment F10 on Account { id }`)).toEqual(tooLarge)
  })
  it('a wide and deep selection that costs too much', async () => {
    const leaf = 'id name owner { id email name state agency { id name timeZone } }'
    const wide = (depth: number): string => (depth === 0 ? leaf : `${leaf} related { ${wide(depth - 1)} }`)
    const fragments = `fragment A on Account { ${wide(4)} } fragment B on Account { related { ...A } }`
    const body = repeat(12, i => `a${i}: account(id: "1") { ...A ...B }`)
    expect(await ask(`{ ${body} } ${fragments}`)).toEqual(tooLarge)
  })
  it('more tokens than anybody types', async () => {
    expect(await ask(`{ ${repeat(limits.tokens, i => `f${i}`)} }`)).toEqual(tooLarge)
  })
  it('directives without end', async () => {
    expect(await ask(`{ agencyUser { id ${repeat(60, () => '@include(if: true)')} } }`)).toEqual(tooLarge)
  })
  it('more rows than a page has, wherever the number stands', async () => {
    expect(await ask('{ accounts(first: 100000) { id } }')).toEqual(tooLarge)
    expect(await ask('query ($first: Int = 101) { accounts(first: $first) { id } }')).toEqual(tooLarge)
    const variable = 'query ($n: Int) { accounts(first: $n) { id } }'
    const { status, errors } = await maya.graphql(variable, { n: 100_000 })
    expect([status, errors[0]?.extensions['code']]).toEqual([400, 'LIMIT_EXCEEDED'])
    expect((await maya.graphql(variable, { n: 100 })).status).toBe(200)
  })
  it('pages within pages', async () => {
    const rows = (first: string) =>
      `query ${first.includes('$') ? '($n: Int)' : ''} { ${repeat(11, i => `a${i}: accounts${first} { id }`)} }`
    expect((await ask(rows('(first: 90)'))).status).toBe(200)
    for (const first of ['(first: 100)', '(first: $n)', '']) expect(await ask(rows(first))).toEqual(tooLarge)
    const inside = (first: number) => `{ accounts(first: 100) { id related { id page(first: ${first}) { id } } } }`
    expect((await ask(inside(8))).status).toBe(200)
    expect(await ask(inside(11))).toEqual(tooLarge)
    expect(await ask(`{ accounts(first: 100) { ...A } } fragment A on Account { page { id } }`)).toEqual(tooLarge)
  })
  it('a body of 2 MB, declared or not', async () => {
    const body = JSON.stringify({ query: '{ agencyUser { id } }', variables: { padding: 'x'.repeat(2 * 1024 * 1024) } })
    const init = { method: 'POST', headers: json }
    expect(await codeOf(maya.fetch('/graphql', { ...init, body }))).toMatchObject({
      status: 400,
      code: 'LIMIT_EXCEEDED',
    })
    const chunked = { ...init, body: new Blob([body]).stream(), duplex: 'half' } as RequestInit
    expect(await codeOf(maya.fetch('/graphql', chunked))).toMatchObject({ status: 400, code: 'LIMIT_EXCEEDED' })
  })
})

describe('a request of another kind is refused', () => {
  it('a document that no one published, in production', async () => {
    for (const body of [{ query: '{ agencyUser { id } }' }, { documentId: 'x' }]) {
      const { status, errors } = await maya.post(body)
      expect([status, errors[0]?.extensions['code']]).toEqual([400, 'DOCUMENT_UNKNOWN'])
    }
  })
  it('several operations without saying which', async () => {
    expect(await ask('query A { asker } query B { asker }')).toEqual(bad)
  })
  it('introspection, in production', async () => {
    expect(await ask('{ __schema { types { name } } }')).toEqual(bad)
    expect(await ask('{ __type(name: "AgencyUser") { name } }')).toEqual(bad)
  })
  it('names that are nearly right get no suggestion, in production', async () => {
    const { errors } = await maya.graphql('{ agencyUserr { id } }')
    expect(errors[0]?.message).not.toContain('Did you mean')
    expect(errors[0]?.extensions['code']).toBe('BAD_REQUEST')
  })
  it('several operations in one body', async () => {
    const body = JSON.stringify(Array(10).fill({ query: '{ agencyUser { id } }' }))
    expect(await codeOf(maya.fetch('/graphql', { method: 'POST', headers: json, body }))).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
    })
  })
  it('operations by GET, queries and mutations alike', async () => {
    for (const query of ['{agencyUser{id}}', 'mutation{agencySignOut}']) {
      const answer = codeOf(maya.fetch(`/graphql?query=${encodeURIComponent(query)}`, { headers: json }))
      expect(await answer).toMatchObject({ status: 405, code: 'BAD_REQUEST' })
    }
  })
  it('circles of fragments', async () => {
    const query = '{ account(id: "1") { ...A } } fragment A on Account { ...B } fragment B on Account { ...A }'
    expect(await ask(query)).toEqual(bad)
  })
  it('persisted queries that no one registered', async () => {
    const body = JSON.stringify({ query: '{ x }', extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } })
    expect((await codeOf(maya.fetch('/graphql', { method: 'POST', headers: json, body }))).status).toBe(400)
  })
  it('what is not a request at all', async () => {
    for (const body of ['', '{', 'null', '{}', '{"query":1}', '{"query":""}', '{"query":"{"}', '{"query":"{}"}']) {
      expect(await codeOf(maya.fetch('/graphql', { method: 'POST', headers: json, body }))).toMatchObject({
        status: 400,
      })
    }
  })
})

describe('a call from another site is refused', () => {
  const body = JSON.stringify({ query: 'mutation { agencySignOut }' })

  it('without the header that only our pages send', async () => {
    const headers = { 'content-type': 'application/json' }
    expect(await codeOf(maya.fetch('/graphql', { method: 'POST', headers, body }))).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    })
  })
  it('as a form of another page', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']) {
      const headers = { 'content-type': type, origin: 'https://evil.example' }
      expect((await codeOf(maya.fetch('/graphql', { method: 'POST', headers, body }))).status).toBe(403)
    }
  })
  it('as urlencoded text, even with the header', async () => {
    const headers = { ...json, 'content-type': 'application/x-www-form-urlencoded' }
    expect((await codeOf(maya.fetch('/graphql', { method: 'POST', headers, body: 'query={x}' }))).status).toBe(415)
  })
  it('and gets no permission to send the header', async () => {
    const response = await maya.fetch('/graphql', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-headers': 'x-coverdesk-client' },
    })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

it('the session is still there after all of it', async () => {
  expect((await maya.graphql('{ agencyUser { id } }')).data).toEqual({ agencyUser: { id: 'user-maya' } })
})
