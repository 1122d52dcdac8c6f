import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

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

describe('a request that asks too much is refused', () => {
  it('fragments that double at each level', async () => {
    const fragments = repeat(60, i => `fragment F${i} on Account { ...F${i + 1} ...F${i + 1} }`)
    const started = Date.now()
    expect(await ask(`{ account(id: "1") { ...F0 } } ${fragments} fragment F60 on Account { id }`)).toEqual(tooLarge)
    expect(Date.now() - started).toBeLessThan(1_000)
  })
  it('a megabyte of variables, or of brackets', async () => {
    const documentId = await gateway.publish('query ($emails: [String!]!) { accountsByKeys(emails: $emails) { id } }')
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    const started = Date.now()
    for (const emails of [`[${'null,'.repeat(200_000)}null]`, deep, `"${'x'.repeat(100_000)}"`]) {
      const body = `{"documentId":"${documentId}","variables":{"emails":${emails}}}`
      const answer = await codeOf(maya.fetch('/graphql', { method: 'POST', headers: json, body }))
      expect(answer).toMatchObject({ status: 400, code: 'LIMIT_EXCEEDED' })
    }
    expect(Date.now() - started).toBeLessThan(2_000)
  })
  it('variables that are wrong in 9,000 places or at great length, which the answer tells briefly', async () => {
    const document = 'query ($emails: [String!]!) { accountsByKeys(emails: $emails) { id } }'
    const started = Date.now()
    for (const emails of [Array(9_000).fill(null), Array(9_000).fill(7), [{ long: 'x'.repeat(60_000) }]]) {
      const { status, errors, text } = await maya.graphql(document, { emails })
      expect([status, errors[0]?.extensions['code']]).toEqual([400, 'BAD_REQUEST'])
      expect(text.length).toBeLessThan(8_000)
    }
    expect(Date.now() - started).toBeLessThan(2_000)
  })
})
