import { foldedEmailAddress } from '@coverdesk/kit'
import { z } from 'zod'

/** `ip` is the browser's, as the gateway saw it. */
export const requestCodeInput = z.object({ email: foldedEmailAddress, ip: z.string().min(1).max(64) })

const sixDigits = 'Enter the six digits from the email.'

/** People paste codes with spaces. A code is not bound to the browser that asked; only its link submits itself there (ADR 0005). */
export const redeemCodeInput = z.object({
  email: foldedEmailAddress,
  code: z
    .string({ error: sixDigits })
    .transform(code => code.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, { error: sixDigits })),
})

export const isActiveInput = z.object({ userId: z.string().regex(/^[0-9a-f]{24}$/, { error: 'is no id.' }) })
