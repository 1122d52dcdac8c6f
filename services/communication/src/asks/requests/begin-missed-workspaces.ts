import { agenciesOf, enqueue, inTenantScope, type JobDefinition, type RunningJob } from '@coverdesk/kit'
import { EmailThread, type EmailThreadRecord } from '../../email-record/email-thread.model.ts'
import { Ask, type AskRecord } from '../ask-record/ask.model.ts'
import { openWorkspaceJob } from './jobs.ts'

/** So many threads of an agency are begun in one transaction. */
const portion = 50

/**
 * Has Cara begin with threads that wait for the agency and came into the database without a job: demo data, a restored backup.
 * A thread is begun once, as those are that mail makes.
 */
export const beginMissedWorkspaces: JobDefinition = {
  name: 'begin-missed-workspaces',
  every: '1 minute',
  async run({ step }) {
    const look = new Date().toISOString()
    for await (const agencyId of agenciesOf(Ask as never)) {
      const ofAgency: RunningJob['step'] = (name, work) => step(`${agencyId} ${look} ${name}`, work)
      await inTenantScope(agencyId, () => beginOfAgency(ofAgency))
    }
  },
}

async function beginOfAgency(step: RunningJob['step']): Promise<void> {
  const threads = await EmailThread.find({
    ...{ workspaceId: null, state: 'ACTIVE', waitingFor: 'AGENT' },
    'serviceRequestIds.0': { $exists: true },
  })
    .sort({ timeOrder: -1 })
    .limit(portion)
    .lean<EmailThreadRecord[]>()
  if (threads.length === 0) return
  const sourceId = { $in: threads.map(({ _id }) => String(_id)) }
  const asks = await Ask.find({ source: 'EMAIL_THREAD', sourceId, state: 'OPENED' })
    .sort({ place: 1, _id: 1 })
    .lean<AskRecord[]>()
  const wanted = threads.flatMap(({ _id }) => {
    const opened = asks.filter(ask => ask.sourceId === String(_id))
    const serviceRequestId = opened[0]?.serviceRequestId
    return serviceRequestId && opened.every(ask => ask.serviceRequestId)
      ? [{ threadId: String(_id), serviceRequestId }]
      : []
  })
  if (wanted.length === 0) return
  await step('begin', async () => {
    // One that was begun before isn’t begun again: its key is that of the job.
    for (const one of wanted) await enqueue(openWorkspaceJob, one, { key: one.threadId })
  })
}
