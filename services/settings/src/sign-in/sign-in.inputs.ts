import { foldedEmailAddress } from '@coverdesk/kit'
import { z } from 'zod'
import { ownPage } from './own-page.ts'

const maxReturnPath = 2_000

/** Whatever it is, a person can sign in: what is no page of the product leads nowhere. */
const returnPath = z
  .unknown()
  .transform(given => (typeof given === 'string' && given.length <= maxReturnPath ? ownPage(given) : undefined))

/** `ip` is the browser's, as the gateway saw it; `knownBrowserId` names one that has signed in with this address before. */
export const requestCodeInput = z.object({
  email: foldedEmailAddress,
  ip: z.string().min(1).max(64),
  knownBrowserId: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .optional(),
  returnTo: returnPath.optional(),
})

const sixDigits = 'Enter the six-digit code from the email.'

/** People paste codes with spaces. `attemptIds` are those of the browser and of the link that it opened (ADR 0038). */
export const redeemCodeInput = z.object({
  email: foldedEmailAddress,
  attemptIds: z
    .array(
      z
        .string()
        .regex(/^[\w-]+\.[\w-]*$/)
        .max(64),
    )
    .max(2)
    .default([]),
  code: z
    .string({ error: sixDigits })
    .transform(code => code.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, { error: sixDigits })),
})

export const isActiveInput = z.object({ userId: z.string().regex(/^[0-9a-f]{24}$/, { error: 'is no id.' }) })
