import { z } from 'zod'
import type { GraphRecord } from './graph-record.ts'
import { shortened } from './graph-record.ts'
import { dayOf } from './words.ts'

/** As many as a request usually has; older ones stay in the request itself. */
const maxComments = 20
/** What staff noted on a request, the newest first. */
export const commentFields = `comments(first: ${maxComments}) { items { content createdAt agencyUser { name } } }`
export const commentsShape = z
  .object({
    items: z.array(
      z.object({
        content: z.string(),
        createdAt: z.string(),
        agencyUser: z.object({ name: z.string().nullable() }).nullable(),
      }),
    ),
  })
  .nullish()
export type Comments = z.output<typeof commentsShape>

export const commentLabel = 'Comment'
const maxLength = 400

/** Each comment word for word, with who wrote it and when. */
export const commentFacts = (comments: Comments, timeZone: string): GraphRecord['facts'] =>
  (comments?.items ?? []).map(({ content, createdAt, agencyUser }) => ({
    label: commentLabel,
    value: `“${shortened(content.replace(/\s+/g, ' ').trim(), maxLength)}” (${[agencyUser?.name, dayOf(createdAt, timeZone)].filter(Boolean).join(', ')})`,
  }))
