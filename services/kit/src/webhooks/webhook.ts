import type { IncomingHttpHeaders } from 'node:http'
import type { z } from 'zod'
import type { CallContext } from '../call-context.ts'
import type { JobDefinition, RunningJob } from '../jobs/job.ts'

/**
 * Verifies a delivery by the bytes as they came, in constant time, no older than 5 minutes (quality bar 22).
 * @returns the delivery's id, by which one that comes again is known; null when it is not signed as agreed
 */
export type Verification = (headers: IncomingHttpHeaders, body: Buffer) => string | null | Promise<string | null>

interface Delivered<Payload> {
  /** Its name permanently: a part of its address and of its job's name. */
  name: string
  /** Whether a delivery is signed as agreed, and now; see `standardSignature`. */
  verify: Verification
  /**
   * Whether the sender has the agreed credentials, where headers alone say so: who hasn't is refused before a large delivery is
   * read. By default only the bytes tell, and large deliveries of strangers wait for each other.
   */
  knows?(headers: IncomingHttpHeaders): boolean
  payload: z.ZodType<Payload>
  /** Whose delivery this is, or null when no one here knows it. Runs in the scope of no agency. */
  agencyOf(payload: Payload): Promise<string | null>
  /**
   * What becomes of a delivery that is no one's here. By default it is refused, and the sender's people hear of it; a
   * sender that also tells what does not concern us must be thanked, or it gives up sending.
   */
  strangers?: 'REFUSED' | 'IGNORED'
  /** The largest delivery, in bytes; up to 50 MB reach a service. By default 1 MB. */
  maxBytes?: number
}

interface Accepted<Payload> extends Delivered<Payload> {
  /** Does what follows, as a job in the scope of that agency: at least once, so by steps. */
  accept(payload: Payload, job: RunningJob): Promise<void>
}

interface Kept<Payload> extends Delivered<Payload> {
  /**
   * Stores what is too large for a job, such as a mail with its files, before the sender is thanked; in the scope of that
   * agency. It comes again until it is stored.
   */
  keep(payload: Payload, call: CallContext): Promise<void>
}

/** What a third party sends us, under `POST /webhooks/<subgraph>/<name>` of the gateway. */
export type Webhook<Payload = unknown> = Accepted<Payload> | Kept<Payload>

/**
 * Types `agencyOf` and `accept` by `payload`.
 * @example defineWebhook({ name: 'signatures', verify: standardSignature(SIGNATURES_SECRET), payload: signatureEvent, agencyOf, accept })
 */
export const defineWebhook = <Payload>(webhook: Webhook<Payload>): Webhook => webhook as unknown as Webhook

export const jobNameOf = ({ name }: Pick<Webhook, 'name'>) => `webhook ${name}`

/** The job that does what follows a delivery; none where it is kept at once. */
export const webhookJobs = (webhook: Webhook): JobDefinition[] =>
  'accept' in webhook
    ? [{ name: jobNameOf(webhook), run: job => webhook.accept(webhook.payload.parse(job.payload), job) }]
    : []
