import * as z from 'zod/mini'
import { parseFromOutside } from '../manifest/parse'
import { registrySchema } from '../manifest/registry'

const subscriptionSchema = z.object({
  state: z.enum(['ACTIVE', 'EXPIRED', 'OVERDUE', 'PAUSED', 'TRIAL']),
  trialEndDate: z.nullable(z.string()),
})

const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  agency: z.object({
    id: z.string(),
    name: z.string(),
    timeZone: z.string(),
    /** Null: it has none. Absent while no one can say. */
    subscription: z.optional(z.nullable(subscriptionSchema)),
  }),
  /** What the person has chosen, on any device. Absent while no one can say. */
  preferences: z.optional(
    z.object({
      theme: z.enum(['LIGHT', 'DARK', 'SYSTEM']),
      density: z.enum(['COMFORTABLE', 'COMPACT']),
      sidebarCollapsed: z.boolean(),
    }),
  ),
})

const bootDataSchema = z.object({
  /** Null when no one is signed in. */
  user: z.nullable(userSchema),
  registry: registrySchema,
  /** The address that this browser asked a code for, if any. */
  signIn: z.object({ pendingEmail: z.nullable(z.string()) }),
  production: z.boolean(),
  /** The number of the agency's last change when the page was made: live updates begin after it. */
  lastChange: z.optional(z.number()),
  /** Where people write to when something breaks. */
  supportEmail: z.optional(z.string()),
  /** Someone wants to know what the product is used for: pages tell the gateway. */
  analytics: z.optional(z.boolean()),
  /** The script of a chat with them. */
  chatWidgetUrl: z.optional(z.string()),
})

/** What the gateway writes into the page, so that the shell need not ask for it. */
export type BootData = z.infer<typeof bootDataSchema>

/**
 * Reads what the gateway wrote into the page.
 *
 * @throws when it is missing or not what it should be
 */
export function readBootData(page: Document = document): BootData {
  const text = page.getElementById('coverdesk-boot')?.textContent
  if (!text) throw new Error('The page carries no boot data; it was not served by the gateway.')
  return parseFromOutside(bootDataSchema, JSON.parse(text), 'The boot data of the page')
}
