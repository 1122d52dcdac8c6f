import type { z } from 'zod'
import { validationFailed } from './errors.ts'

/** A form shows no more of them, and a list of ten thousand wrong rows makes no answer of a megabyte. */
const maxErrors = 100

/**
 * Parses the input of an operation at the border; inside, it is trusted.
 *
 * @throws VALIDATION_FAILED with one `{ path, message }` per wrong field (the first message of each path), for the first 100 of them
 * @example const input = parseInput(createAccountInput, args.input)
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const messages = new Map<string, string>()
  for (const issue of parsed.error.issues) {
    const path = issue.path.join('.')
    if (!messages.has(path)) messages.set(path, issue.message)
    if (messages.size === maxErrors) break
  }
  throw validationFailed([...messages].map(([path, message]) => ({ path, message })))
}
