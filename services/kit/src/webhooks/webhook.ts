import type { z } from 'zod'
import type { JobDefinition, RunningJob } from '../jobs/job.ts'

/** What a third party sends us, under `POST /webhooks/<subgraph>/<name>` of the gateway. */
export interface Webhook<Payload = unknown> {
  /** Its name for good: a part of its address and of its job's name. */
  name: string
  /** What both sides know; it signs each delivery. */
  secret: string
  payload: z.ZodType<Payload>
  /** Whose delivery this is, or null when nobody here knows it. Runs in the scope of no agency. */
  agencyOf(payload: Payload): Promise<string | null>
  /** Does what follows, as a job in the scope of that agency: at least once, so by steps. */
  accept(payload: Payload, job: RunningJob): Promise<void>
}

/**
 * Types `agencyOf` and `accept` by `payload`.
 * @example defineWebhook({ name: 'signatures', secret: SIGNATURES_SECRET, payload: signatureEvent, agencyOf, accept })
 */
export const defineWebhook = <Payload>(webhook: Webhook<Payload>): Webhook => webhook as unknown as Webhook

export const jobNameOf = ({ name }: Pick<Webhook, 'name'>) => `webhook ${name}`

/** The job that does what follows a delivery. */
export const webhookJob = (webhook: Webhook): JobDefinition => ({
  name: jobNameOf(webhook),
  run: job => webhook.accept(webhook.payload.parse(job.payload), job),
})
