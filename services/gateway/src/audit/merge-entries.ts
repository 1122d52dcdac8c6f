import { validationFailed } from '@coverdesk/kit'
import { z } from 'zod'
import type { ToldEntry } from './audit-answers.ts'

/** An entry and whose it is. */
export type MergedEntry = ToldEntry & { area: string }

/** The place of an entry in the one order of all areas: by time, and where times are equal by id. */
const positionSchema = z.object({ at: z.iso.datetime(), id: z.string().regex(/^[0-9a-f]{24}$/) })
type Position = z.output<typeof positionSchema>

/**
 * The first entries of all areas in one order, the newest first. Each area was asked for as many as are wanted, so none is
 * missing among them; the last one's place is where every area continues.
 */
export function mergeEntries(
  answers: { area: string; answer: { entries: ToldEntry[] } }[],
  first: number,
): { items: MergedEntry[]; endCursor: string | null } {
  const all = answers.flatMap(({ area, answer }) => answer.entries.map(entry => ({ ...entry, area })))
  all.sort((one, other) => compare(other, one))
  const items = all.slice(0, first)
  const last = items.at(-1)
  // An area that gave as many as it was asked for may have more.
  const hasMore = all.length > first || answers.some(({ answer }) => answer.entries.length === first)
  return { items, endCursor: last && hasMore ? cursorOf(last) : null }
}

const compare = (one: Position, other: Position) =>
  Date.parse(one.at) - Date.parse(other.at) || (one.id < other.id ? -1 : Number(one.id > other.id))

const cursorOf = ({ at, id }: Position) => Buffer.from(JSON.stringify({ at, id })).toString('base64url')

/** @throws VALIDATION_FAILED at `after` for what is no cursor of this log */
export function positionOf(after: string): Position {
  try {
    return positionSchema.parse(JSON.parse(Buffer.from(after, 'base64url').toString()))
  } catch {
    const message = 'This cursor belongs to another list. Start from the first page.'
    throw validationFailed([{ path: 'after', message }])
  }
}
