import { CoverdeskError, enqueue, type JobDefinition } from '@coverdesk/kit'
import { z } from 'zod'
import { ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'
import { accountOfRequest } from '../references/account-of-request.ts'
import { agencyUsers } from '../references/agency-users.ts'
import { listFields } from '../request-record/request-names.ts'

const payload = z.object({ accountId: z.string().optional(), assigneeId: z.string().optional() })
type Renamed = z.output<typeof payload>

/** While the other area doesn’t answer, it tries again for about a day. */
export const refreshNamesLater: JobDefinition = {
  name: 'refresh-names',
  attempts: 9,
  run: ({ payload: given, step }) => step('refresh', () => refresh(payload.parse(given))),
}

/** At once where the other area answers, else as soon as it does. Inside of a mutation. */
export async function refreshNamesSoon(renamed: Renamed): Promise<void> {
  try {
    await refresh(renamed)
  } catch (error) {
    const code = error instanceof CoverdeskError && error.code
    // It was deleted permanently: its requests keep the name that they have.
    if (code === 'NOT_FOUND') return
    if (code !== 'SUBGRAPH_UNAVAILABLE') throw error
    await enqueue(refreshNamesLater.name, renamed)
  }
}

/** Requests keep their versions: no one has changed them. */
async function refresh({ accountId, assigneeId }: Renamed): Promise<void> {
  const named = accountId ? { accountId } : { assigneeId: assigneeId ?? '' }
  const requests: ServiceRequestRecord[] = await ServiceRequest.find(named).lean()
  if (requests.length === 0) return
  const changes = accountId
    ? { account: (await accountOfRequest(accountId)).account }
    : { assigneeName: (await agencyUsers()).find(({ id }) => id === assigneeId)?.name ?? null }
  for (const request of requests) {
    const update = { ...changes, ...listFields({ ...request, ...changes }) }
    await ServiceRequest.updateOne({ _id: request._id }, { $set: update }, { timestamps: false })
  }
}
