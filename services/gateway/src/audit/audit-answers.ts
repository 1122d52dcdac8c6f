import { z } from 'zod'

const kind = z.enum(['CREATED', 'UPDATED', 'DELETED'])
const record = z.object({ typename: z.string(), recordId: z.string(), kind })
const field = z.object({ path: z.string(), before: z.string().nullable(), after: z.string().nullable() })

const entry = z.object({
  id: z.string(),
  at: z.string(),
  userId: z.string().nullable(),
  requestId: z.string(),
  operation: z.string(),
  changeCount: z.number().int(),
  records: z.array(record),
  changes: z.array(record.extend({ fields: z.array(field) })).optional(),
})

/** An entry as a subgraph tells it. */
export type ToldEntry = z.output<typeof entry>

/** What a subgraph answers to the questions of kit's `auditQuestions`. */
export const auditAnswers = {
  types: z.object({ typenames: z.array(z.string()) }),
  entries: z.object({ total: z.number().int(), entries: z.array(entry) }),
  entry: z.object({ entry: entry.nullable() }),
  verify: z.object({
    checked: z.number().int(),
    total: z.number().int(),
    next: z.string().nullable(),
    fault: z.object({ entryId: z.string(), reason: z.string() }).nullable(),
  }),
}
