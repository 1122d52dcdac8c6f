import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { defineWebhook, type Webhook } from '@coverdesk/kit'
import { mailboxOf, onePerAgency } from '../mail-addresses/agency-addresses.ts'
import { type PostmarkMail, postmarkMail } from './postmark-mail.ts'
import { rawMailOf } from './raw-mail-of-postmark.ts'
import { takeMail } from './take-mail.ts'

const maxBytes = 50 * 1024 * 1024

/** Mail that Postmark receives for us, as `POST /webhooks/communication/postmark`. */
export const postmarkWebhook = (secret: string): Webhook =>
  defineWebhook({
    name: 'postmark',
    knows: headers => hasPassword(secret, headers),
    verify: (headers, body) => (hasPassword(secret, headers) ? digestOf(body).toString('hex') : null),
    payload: postmarkMail,
    maxBytes,
    agencyOf: async mail => mailboxesOf(mail)[0]?.agencyId ?? null,
    // Its retries would not find the agency either.
    strangers: 'IGNORED',
    async keep(mail, call) {
      const raw = await rawMailOf(mail)
      const returnPath = mail.Headers?.find(({ Name }) => Name.toLowerCase() === 'return-path')?.Value ?? null
      for (const mailbox of mailboxesOf(mail)) {
        await takeMail({ raw, mailbox, returnPath: returnPath?.replace(/[<>\s]/g, '') ?? null }, call)
      }
    },
  })

/** Whose mail it is: Postmark delivers once for each recipient, and says which one. */
function mailboxesOf({ OriginalRecipient, ToFull, CcFull, BccFull }: PostmarkMail) {
  if (OriginalRecipient && mailboxOf(OriginalRecipient)) return onePerAgency([OriginalRecipient])
  const all = [...(ToFull ?? []), ...(CcFull ?? []), ...(BccFull ?? [])]
  return onePerAgency(all.map(({ Email }) => Email))
}

/** Postmark signs nothing: name and password of its webhook’s address are what it has. */
function hasPassword(secret: string, { authorization = '' }: IncomingHttpHeaders): boolean {
  const given = Buffer.from(authorization.replace(/^Basic\s+/i, ''), 'base64')
  return timingSafeEqual(digestOf(given), digestOf(Buffer.from(secret)))
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
