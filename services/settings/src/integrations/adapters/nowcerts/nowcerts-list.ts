import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { AmsFailure } from '../ams-failure.ts'
import { FieldsThere } from '../fields-there.ts'
import type { NowcertsClient } from './nowcerts-client.ts'

const pageSize = 100
/** So many records that the page before had too are read again: others may have moved out of their place. */
const overlap = 20
/** How often a page is asked for that has fewer records than it says. */
const maxTries = 4
const pauseMs = 200

interface Place {
  /** `changeDate` to begin with; null: the very first. */
  from: string | null
  /** Of the records with exactly that date, so many were read. */
  skip: number
  /** Ids of the last records. */
  seen: string[]
  total: number | null
}

const placeIn = z.object({
  from: z.string().nullable(),
  skip: z.number(),
  seen: z.array(z.string()),
  total: z.number().nullable(),
}) satisfies z.ZodType<Place>

export interface ListedPage {
  records: FieldsThere[]
  next: string | null
  total: number | null
  highWater: string | null
}

const listing = z.object({ '@odata.count': z.coerce.number(), value: z.array(z.unknown()) })

/**
 * One page of a list in the order of change. It begins at the time of the last record, not at an offset: a record that is
 * changed meanwhile moves to the end, and with an offset the one behind it would be missed. Where many have one time, the
 * offset among them overlaps, and what was seen before is left out.
 *
 * @param idField by which records of one time are in order
 * @throws AmsFailure, also for a page that stays shorter than it says
 */
export async function listPage(
  client: NowcertsClient,
  list: { path: string; idField: string },
  since: string | null,
  cursor: string | null,
): Promise<ListedPage> {
  const place = cursor ? placeIn.parse(JSON.parse(cursor)) : { from: since, skip: 0, seen: [], total: null }
  const skip = Math.max(0, place.skip - overlap)
  const { count, value } = await wholePage(client, list, place.from, skip)
  const total = place.total ?? count
  const seen = new Set(place.seen)
  const records = value.filter(record => !seen.has(record.text(list.idField)))
  const last = value.at(-1)?.text('changeDate') || null
  const isLast = skip + value.length >= count || value.length === 0
  return {
    records,
    total,
    highWater: last,
    next: isLast ? null : JSON.stringify(placeAfter(place, skip, value, list.idField, total)),
  }
}

function placeAfter(place: Place, skip: number, value: FieldsThere[], idField: string, total: number): Place {
  const last = value.at(-1)?.text('changeDate') || null
  const seen = value.slice(-pageSize).map(record => record.text(idField))
  if (last === null || last === place.from) return { from: place.from, skip: skip + value.length, seen, total }
  return { from: last, skip: value.filter(record => record.text('changeDate') === last).length, seen, total }
}

async function wholePage(
  client: NowcertsClient,
  { path, idField }: { path: string; idField: string },
  from: string | null,
  skip: number,
): Promise<{ count: number; value: FieldsThere[] }> {
  for (let tries = 1; ; tries += 1) {
    const answer = listing.safeParse(
      await client.get(path, {
        $count: 'true',
        $orderby: `changeDate asc,${idField} asc`,
        $skip: String(skip),
        $top: String(pageSize),
        ...(from && { $filter: `changeDate ge ${literal(from)}` }),
      }),
    )
    if (!answer.success) throw new AmsFailure('UNREADABLE', 'NowCerts answered with something that is not a list.')
    const { '@odata.count': count, value } = answer.data
    if (value.length >= Math.min(pageSize, count - skip))
      return { count, value: value.map(one => new FieldsThere(one)) }
    if (tries === maxTries)
      throw new AmsFailure('UNREADABLE', 'NowCerts left records out of its list. Try again later.')
    await wait(pauseMs * tries)
  }
}

/** A moment in a filter has a zone; that of one without is theirs to know, and the same in both directions. */
const literal = (time: string) => (/(z|[+-]\d{2}:?\d{2})$/i.test(time) ? time : `${time}Z`)
