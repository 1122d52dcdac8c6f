import { createHash } from 'node:crypto'

/** Names a call by its tool and its arguments, in whichever order they are written. */
export const hashOfCall = (name: string, input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([name, ordered(input)]))
    .digest('base64url')

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, ordered(part)]))
}
