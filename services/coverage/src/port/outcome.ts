import { z } from 'zod'

export const outcomeKinds = ['FOUND', 'CLOSEST', 'NOT_IN_DOCUMENTS', 'COULD_NOT_SEARCH', 'NEEDS_YOU'] as const
export type OutcomeKind = (typeof outcomeKinds)[number]

/** Something that was searched to its end, and how many pages it has. */
export const searchedSource = z.object({ name: z.string(), pages: z.int() })
export type SearchedSource = z.output<typeof searchedSource>

/** One of the answers to a question of Cara. */
export const candidate = z.object({
  label: z.string().trim().min(1).max(200),
  /** What a click says. */
  message: z.string().trim().min(1).max(1_000),
})
export type Candidate = z.output<typeof candidate>

/**
 * How a question ended. It is decided on the server, once, and shown alike wherever an answer is.
 * - FOUND: verified statements.
 * - CLOSEST: passages that may answer, and no statement.
 * - NOT_IN_DOCUMENTS: every source was searched to its end, and nothing comes near.
 * - COULD_NOT_SEARCH: something wasn’t searched, so nobody knows.
 * - NEEDS_YOU: one question to a person.
 */
export const outcome = z.object({
  kind: z.enum(outcomeKinds),
  searched: z.array(searchedSource),
  /** What could not be searched and why, as sentences for people. */
  failures: z.array(z.string()),
  /** Of NEEDS_YOU. */
  candidates: z.array(candidate),
})
export type Outcome = z.output<typeof outcome>
