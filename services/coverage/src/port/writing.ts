import { z } from 'zod'
import { quote } from './quote.ts'

/** What a statement of a text that Cara writes stands on. */
export const statementBasis = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ASK'), askId: z.string() }),
  z.object({ kind: z.literal('PASSAGE'), quote }),
  z.object({ kind: z.literal('RECORD'), recordId: z.string(), title: z.string() }),
])

/** A statement with what it stands on; none: a courtesy, or a question to the client. */
export const writtenStatement = z.object({ text: z.string(), basis: z.array(statementBasis) })

/** A paragraph, or a list with a line for each statement. */
export const writtenBlock = z.object({ kind: z.enum(['PARAGRAPH', 'LIST']), statements: z.array(writtenStatement) })

/** What `write` answers: a reply, an email, a proposal or a summary. */
export const writing = z.object({ subject: z.string().nullable(), blocks: z.array(writtenBlock) })
export type Writing = z.output<typeof writing>
