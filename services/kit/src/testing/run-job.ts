import type { JobDefinition } from '../jobs/job.ts'
import { runMutation } from '../mutation/run-mutation.ts'
import { inRequest, systemCaller } from '../request-id.ts'
import { inRecordedScope } from '../scope.ts'

/**
 * Runs a job of a started subgraph now; steps are transactions, and nothing of it is remembered.
 * @param number of the attempt, from 1. By default the first one
 */
export async function runJob(
  { name, run }: JobDefinition,
  payload: object = {},
  agencyId?: string,
  number = 1,
): Promise<void> {
  const requestId = `test:${name}`
  const origin = { operation: `job:${name}`, requestId, agencyId, isAlwaysAudited: false }
  const { signal } = new AbortController()
  const attempt = () =>
    run({
      ...{ payload, attempt: number, signal },
      step: (_name, work) => runMutation(origin, work),
      write: work => runMutation(origin, work),
      call: (_name, work) => work(),
      heartbeat: async () => undefined,
    })
  await inRequest(systemCaller(name, requestId), () => (agencyId ? inRecordedScope(agencyId, attempt) : attempt()))
}
