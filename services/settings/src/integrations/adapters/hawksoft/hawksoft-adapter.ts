import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { AmsAdapter, AmsPage, AmsSession, AmsUnreadable } from '../adapter.ts'
import { AmsFailure } from '../ams-failure.ts'
import { FieldsThere } from '../fields-there.ts'
import { HawksoftClient, type HawksoftVendor } from './hawksoft-client.ts'
import { accountIn, policiesIn } from './hawksoft-records.ts'

/** HawkSoft takes 200; answers with everything about a client are large. */
const batchSize = 50
const maxTries = 4
/** So many that a batch leaves out are asked for one by one. */
const maxSingles = 5
const pauseMs = 200

const parts = 'Details,People,Contacts,Policies'
const numbers = z.array(z.number())
const listed = z.array(z.unknown())
/** `listedAt`: what has changed since the first list is for the next run, however often this one begins again. */
const placeIn = z.object({ after: z.number(), listedAt: z.string() })

/** HawkSoft's Partner API 3.0: a list of the clients that have changed, and these in batches. */
export const hawksoftAdapter = (vendor: HawksoftVendor): AmsAdapter => ({
  name: 'HawkSoft',
  capabilities: { tasksOut: false, callsOut: false },
  streams: ['clients'],
  open({ account, signal }): AmsSession {
    const client = new HawksoftClient(vendor, account, signal)
    let changed: Promise<Changed> | undefined
    return {
      async test() {
        await client.get('offices')
      },
      async page(_stream, since, cursor) {
        changed ??= changedSince(client, since)
        const { all, at } = await changed
        const place = cursor ? placeIn.parse(JSON.parse(cursor)) : { after: 0, listedAt: at.toISOString() }
        // By number, so that a list which is asked for again continues where the former one was.
        const rest = all.filter(number => number > place.after)
        const wanted = rest.slice(0, batchSize)
        const { clients, gone } = await batch(client, wanted)
        return pageOf(clients, gone, {
          next: rest.length > wanted.length ? JSON.stringify({ ...place, after: wanted.at(-1) }) : null,
          total: all.length,
          highWater: place.listedAt,
        })
      },
    }
  },
})

interface Changed {
  all: number[]
  /** When HawkSoft made the list, by its own clock. */
  at: Date
}

async function changedSince(client: HawksoftClient, since: string | null): Promise<Changed> {
  const { json, at } = await client.get('clients', since ? { asOf: since } : {})
  const parsed = numbers.safeParse(json)
  if (!parsed.success) throw new AmsFailure('UNREADABLE', 'HawkSoft answered with something that is not a list.')
  return { all: [...new Set(parsed.data)].sort((one, other) => one - other), at }
}

/** Those that an answer leaves out are asked for again, at last one by one: then it is clear who is no longer there. */
async function batch(client: HawksoftClient, wanted: readonly number[]) {
  const clients = new Map<string, FieldsThere>()
  const take = (sent: unknown) => {
    const one = new FieldsThere(sent)
    if (wanted.includes(Number(one.text('clientNumber')))) clients.set(one.text('clientNumber'), one)
  }
  const missing = () => wanted.filter(number => !clients.has(String(number)))
  for (let tries = 1; missing().length > 0 && tries <= maxTries; tries += 1) {
    if (tries > 1) await wait(pauseMs * tries)
    const { json } = await client.post('clients', { include: parts }, { clientNumbers: missing() })
    const parsed = listed.safeParse(json)
    if (!parsed.success) throw new AmsFailure('UNREADABLE', 'HawkSoft answered with something that is not a list.')
    parsed.data.forEach(take)
  }
  if (missing().length > maxSingles) {
    throw new AmsFailure('UNREADABLE', 'HawkSoft left clients out of its answer. Try again later.')
  }
  for (const number of missing()) take(await client.find(`client/${number}?include=${parts}`))
  return { clients: [...clients.values()], gone: missing() }
}

function pageOf(
  clients: readonly FieldsThere[],
  gone: readonly number[],
  place: Pick<AmsPage, 'next' | 'total' | 'highWater'>,
): AmsPage {
  return {
    accounts: clients.map(accountIn),
    policies: clients.flatMap(policiesIn).filter(({ foreignId }) => foreignId),
    carriers: [],
    unreadable: gone.map(
      (number): AmsUnreadable => ({
        recordType: 'ACCOUNT',
        foreignId: String(number),
        name: `Client ${number}`,
        reason: 'It was deleted in HawkSoft meanwhile.',
      }),
    ),
    ...place,
  }
}
