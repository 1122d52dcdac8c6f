import { requiredText } from '@coverdesk/kit'
import { z } from 'zod'
import { integrationTypes } from '../systems/ams-adapters.ts'

const agencyId = requiredText('Enter the agency ID.').pipe(
  z.string().regex(/^\d{1,9}$/, { error: 'Enter the agency ID as HawkSoft shows it, a number such as 1234.' }),
)
const username = requiredText('Enter the user name.')
/** Whatever is in it: spaces may be part of it. */
const passwordMessage = 'Enter the password.'
const password = z
  .string({ error: passwordMessage })
  .min(1, { error: passwordMessage })
  .max(200, { error: 'Use at most 200 characters.' })

const given = <Part extends z.ZodType>(part: Part) => z.preprocess(value => value ?? {}, part)

const nowcerts = z.object({
  username,
  password,
  enableSyncTasks: z.boolean().nullish(),
  enableSyncCalls: z.boolean().nullish(),
})

export const createIntegrationInput = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('AMS_HAWKSOFT'), hawksoft: given(z.object({ agencyId })) }),
    z.object({ type: z.literal('AMS_NOWCERTS'), nowcerts: given(nowcerts) }),
    z.object({ type: z.literal('AMS_APPLIED_EPIC') }),
  ],
  { error: `Choose one of ${integrationTypes.join(', ')}.` },
)
export type CreateIntegrationInput = z.output<typeof createIntegrationInput>

/** User name and password come together. */
const updateNowcerts = z
  .object({
    username: z.string().nullish(),
    password: z.string().nullish(),
    enableSyncTasks: z.boolean().nullish(),
    enableSyncCalls: z.boolean().nullish(),
  })
  .transform(({ username: name, password: secret, ...toggles }, context) => {
    const hasCredentials = Boolean(name) || Boolean(secret)
    if (!hasCredentials) return { toggles, credentials: null }
    const parsed = z.object({ username, password }).safeParse({ username: name, password: secret ?? undefined })
    if (parsed.success) return { toggles, credentials: parsed.data }
    for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path: [...path], message })
    return z.NEVER
  })

export const updateIntegrationInput = z.object({
  hawksoft: z.object({ reconnect: z.boolean().nullish() }).nullish(),
  nowcerts: updateNowcerts.nullish(),
})
