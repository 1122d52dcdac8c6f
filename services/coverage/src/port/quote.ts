import { z } from 'zod'

/** Words of a source, as it has them. Without a `sourceId` they are of the text that was read. */
export const quote = z.object({
  sourceId: z.string().optional(),
  /** From 1. */
  page: z.number().int().positive().optional(),
  quote: z.string(),
})
export type Quote = z.output<typeof quote>
