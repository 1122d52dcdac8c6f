import { gql } from 'urql'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClient } from '../host/create-client'
import { provideClient } from './client'
import { runMutation } from './run-mutation'

type Answer = { data?: object; code?: string } | 'lost'

const done = { rename: null, pin: null, paint: null, ask: null }

let keys: (string | null)[]
let answer: Answer

const rename = gql<object, { id: string; version: number; name: string }>`
  mutation Rename($id: ID!, $version: Int!, $name: String!) { rename(id: $id, version: $version, name: $name) { id } }
`
const pin = gql<
  object,
  { id: string; on: boolean }
>`mutation Pin($id: ID!, $on: Boolean!) { pin(id: $id, on: $on) { id } }`
const paint = gql<object, { color: string }>`mutation Paint($color: String!) { paint(color: $color) }`
const ask = gql<object, { message: string; idempotencyKey: string }>`
  mutation Ask($message: String!, $idempotencyKey: String) { ask(message: $message, idempotencyKey: $idempotencyKey) }
`

beforeEach(() => {
  keys = []
  answer = { data: done }
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    keys.push(new Headers(init?.headers).get('x-coverdesk-mutation-key'))
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    const { data = null, code } = answer
    return Response.json({ data, ...(code && { errors: [{ message: 'It failed.', extensions: { code } }] }) })
  }
  provideClient(createClient({ plugins: [], onSessionEnded: () => undefined, fetch, url: 'http://x/graphql' }))
})
afterEach(() => void vi.useRealTimers())

const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/)

it('sends a key with each mutation, and a new one with the next, though it has the same values', async () => {
  await runMutation(paint, { color: 'green' })
  await runMutation(paint, { color: 'green' })
  expect(keys).toEqual([uuid, uuid])
  expect(keys[0]).not.toBe(keys[1])
})

it.each<Answer>(['lost', { code: 'SUBGRAPH_UNAVAILABLE' }, { code: 'INTERNAL' }])(
  'sends the same key again after %j, until there is an answer',
  async failing => {
    const values = { id: `account of ${JSON.stringify(failing)}`, version: 1, name: 'New' }
    answer = failing
    await runMutation(rename, values)
    await runMutation(rename, values)
    answer = { data: done }
    await runMutation(rename, values)
    await runMutation(rename, values)
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(keys[3]).not.toBe(keys[0])
  },
)

it('takes a new key for other values, such as another version', async () => {
  answer = 'lost'
  await runMutation(rename, { id: '1', version: 1, name: 'New' })
  await runMutation(rename, { id: '1', version: 2, name: 'New' })
  await runMutation(rename, { id: '1', version: 1, name: 'Newer' })
  expect(new Set(keys).size).toBe(3)
})

it('takes a submission for the same although the screen made it another idempotency key', async () => {
  answer = 'lost'
  await runMutation(ask, { message: 'Is flood covered?', idempotencyKey: 'one' })
  await runMutation(ask, { message: 'Is flood covered?', idempotencyKey: 'two' })
  expect(new Set(keys).size).toBe(1)
})

it('sends what is on its way no second time: both hear its answer', async () => {
  const answers = await Promise.all([runMutation(paint, { color: 'blue' }), runMutation(paint, { color: 'blue' })])
  expect(answers.map(({ ok }) => ok)).toEqual([true, true])
  expect(keys).toHaveLength(1)
})

it('forgets what failed when the same record was changed since', async () => {
  answer = 'lost'
  await runMutation(pin, { id: '7', on: true })
  await runMutation(pin, { id: '8', on: true })
  await runMutation(paint, { color: 'red' })
  const [seven, eight, red] = keys
  answer = { data: done }
  await new Promise(resolve => setTimeout(resolve, 5))
  await runMutation(pin, { id: '7', on: false })
  await runMutation(paint, { color: 'white' })
  keys = []
  await runMutation(pin, { id: '7', on: true })
  await runMutation(pin, { id: '8', on: true })
  await runMutation(paint, { color: 'red' })
  expect(keys[0]).not.toBe(seven)
  expect(keys[1]).toBe(eight)
  expect(keys[2]).not.toBe(red)
})

it('is something new an hour later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  answer = 'lost'
  await runMutation(paint, { color: 'gray' })
  vi.setSystemTime(Date.now() + 61 * 60_000)
  await runMutation(paint, { color: 'gray' })
  expect(new Set(keys).size).toBe(2)
})
