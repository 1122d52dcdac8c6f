import { type Client, gql } from 'urql'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClient } from '../host'
import { subscriptionsFrom } from '../testing/answers'
import { LocalChanges, publishChanges } from './changes-exchange'

const Boat = gql`query Boat { boat { id name version } }`
const Watch = gql`subscription WatchBoat { watchBoat { number record { id name version } } }`

let asked: number
let name: string | undefined
let tell: (data: object) => void
let leave: (() => void)[]
let client: Client

const settle = () => new Promise(resolve => setTimeout(resolve, 20))
const boat = (named: string, version: number) => ({ __typename: 'Boat', id: '1', name: named, version })
const event = (record: object) => ({ watchBoat: { __typename: 'BoatChange', number: 1, record } })
const change = (version: number | null) =>
  publishChanges([{ __typename: 'RecordChange', number: 2, typename: 'Boat', id: '1', version, kind: 'UPDATED' }])

beforeEach(async () => {
  asked = 0
  tell = () => undefined
  const answer: typeof fetch = async () => {
    asked += 1
    return Response.json({ data: { boat: boat('Ada', 1) } })
  }
  const openSubscription = subscriptionsFrom({
    WatchBoat: telling => {
      tell = telling
    },
  })
  client = createClient({
    plugins: [],
    onSessionEnded: () => undefined,
    fetch: answer,
    url: 'http://x',
    openSubscription,
  })
  const show = client.query(Boat, {}).subscribe(({ data }) => {
    name = data?.boat?.name
  })
  leave = [show.unsubscribe, client.subscription(LocalChanges, {}).subscribe(() => undefined).unsubscribe]
  await settle()
})
afterEach(() => {
  for (const end of leave) end()
})

it('shows what a subscription tells of a record, and asks for nothing', async () => {
  leave.push(client.subscription(Watch, {}).subscribe(() => undefined).unsubscribe)
  await settle()
  tell(event(boat('Bess', 2)))
  change(2)
  change(null)
  await settle()
  expect([name, asked]).toEqual(['Bess', 1])
})

it('asks again for a record that is told of before its subscription tells anything, and after it was left', async () => {
  const { unsubscribe } = client.subscription(Watch, {}).subscribe(() => undefined)
  await settle()
  change(null)
  await vi.waitFor(() => expect(asked).toBe(2), 20_000)
  tell(event(boat('Bess', 2)))
  unsubscribe()
  change(null)
  await vi.waitFor(() => expect(asked).toBe(3), 20_000)
})
