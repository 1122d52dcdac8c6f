import { z } from 'zod'

const text = z.string().nullish().catch(null)
const person = z.looseObject({ Email: z.string(), Name: text })
const people = z.array(person).nullish().catch(null)

/** A delivery of Postmark’s inbound webhook. It adds fields as it likes: what we don’t read may be anything. */
export const postmarkMail = z.looseObject({
  /** Its own, the same in each attempt. */
  MessageID: text,
  OriginalRecipient: text,
  ToFull: people,
  CcFull: people,
  BccFull: people,
  FromFull: person.nullish().catch(null),
  ReplyTo: text,
  Subject: text,
  Date: text,
  TextBody: text,
  HtmlBody: text,
  /** The mail as it came, where the server is set up to include it. */
  RawEmail: text,
  Headers: z
    .array(z.object({ Name: z.string(), Value: z.string() }))
    .nullish()
    .catch(null),
  Attachments: z
    .array(z.looseObject({ Name: text, Content: z.string(), ContentType: text, ContentID: text }))
    .nullish()
    .catch(null),
})
export type PostmarkMail = z.output<typeof postmarkMail>
