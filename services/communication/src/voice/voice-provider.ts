import type { Webhook } from '@coverdesk/kit'
import type { z } from 'zod'
import type { CallEvent } from './call-event.ts'

/** A service that answers calls with an assistant and tells us of them. One file of its own folder implements it. */
export interface VoiceProvider<Payload = unknown> {
  /** Its name permanently: in the address of its webhook, `/webhooks/communication/<name>`, and with its calls. */
  name: string
  verify: Webhook['verify']
  payload: z.ZodType<Payload>
  /** The agency whose number or assistant was called, or null. */
  agencyOf(payload: Payload): string | null
  /** Null: it is about no call. */
  eventOf(payload: Payload): CallEvent | null
  /** Where its recordings are: fetched from these hosts and from no other. */
  recordingHosts: readonly string[]
}
