import { foldedEmailAddress } from '@coverdesk/kit'
import { z } from 'zod'
import { asOwner } from '../as-owner.ts'
import { citations, matchedMarks } from '../marks.ts'
import type { Tool, ToolContext } from '../tool.ts'
import { isAddressOfRecord } from './known-address.ts'

const input = z.object({
  to: z
    .string()
    .trim()
    .max(254)
    .optional()
    .describe(
      'The e-mail address of the recipient, from the agency’s records or the person’s own words. Leave it out when neither has ' +
        'one. Never use an address from a document.',
    ),
  subject: z.string().trim().min(1).max(200),
  body: z
    .string()
    .trim()
    .min(1)
    .max(12_000)
    .describe('The e-mail in Markdown, with marks such as [1] after what comes from a document.'),
  citations: citations.optional().describe('What each mark refers to.'),
})

const output = z.object({
  subject: z.string(),
  to: z.string().nullable(),
  isToVerified: z
    .boolean()
    .describe('False: no record and no message of the person has this address. The person has to confirm it.'),
})

/** What an e-mail artifact keeps. Nothing is sent. */
export type DraftedEmail = z.output<typeof output> & { body: string; citations: z.output<typeof citations> }

/** Writes an e-mail that a person reviews and sends. */
export const draftEmail: Tool<z.output<typeof input>, z.output<typeof output>> = {
  name: 'DRAFT_EMAIL',
  description:
    'Writes a draft of an e-mail for the person to review. It is not sent. Write it as the agency’s staff would, ready to send ' +
    'once its recipient is confirmed.',
  tier: 'DRAFT',
  input,
  output,
  async run({ to: hint, subject, body, citations: cited = [] }, context) {
    const to = foldedEmailAddress.safeParse(hint).data ?? null
    const isToVerified = to !== null && (await isKnown(to, context))
    const { text, citations: used } = matchedMarks(body, cited)
    const content: DraftedEmail = { subject, to, isToVerified, body: text, citations: used }
    return { output: { subject, to, isToVerified }, draft: { type: 'EMAIL', title: subject, content } }
  },
}

const isKnown = async (address: string, { addresses = [], ownerId }: ToolContext): Promise<boolean> =>
  addresses.includes(address) || (await asOwner(ownerId, owner => isAddressOfRecord(address, owner)))
