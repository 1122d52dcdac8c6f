import type { IncomingHttpHeaders } from 'node:http'
import type { CallContext } from '../call-context.ts'
import { CoverdeskError, notFound } from '../errors.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { runMutation } from '../mutation/run-mutation.ts'
import { inTenantScope } from '../scope.ts'
import { jobNameOf, type Webhook } from './webhook.ts'

/**
 * Takes a delivery: verified, and enqueued under its id, which is remembered for at least 7 days (quality bar 22), or kept at
 * once. One that came before is taken again and does nothing.
 *
 * @throws UNAUTHENTICATED, BAD_REQUEST, or NOT_FOUND when no agency has it
 */
export async function takeDelivery(
  webhook: Webhook,
  headers: IncomingHttpHeaders,
  body: Buffer,
  call: CallContext,
): Promise<void> {
  const deliveryId = await webhook.verify(headers, body)
  if (!deliveryId) throw new CoverdeskError('UNAUTHENTICATED', 'This delivery is not signed as agreed, or too old.')
  const delivered = parseJson(body)
  const payload = webhook.payload.safeParse(delivered)
  if (!payload.success) throw malformed()
  const agencyId = await webhook.agencyOf(payload.data)
  if (!agencyId) {
    if (webhook.strangers === 'IGNORED') return
    throw notFound('integration')
  }
  const { requestId } = call
  await inTenantScope(agencyId, () =>
    'keep' in webhook
      ? webhook.keep(payload.data, { ...call, agencyId })
      : runMutation({ operation: jobNameOf(webhook), requestId, agencyId, isAlwaysAudited: false }, () =>
          enqueue(jobNameOf(webhook), delivered as object, { key: deliveryId }),
        ).then(() => undefined),
  )
}

const malformed = () => new CoverdeskError('BAD_REQUEST', 'This delivery is not of the agreed form.')

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw malformed()
  }
}
