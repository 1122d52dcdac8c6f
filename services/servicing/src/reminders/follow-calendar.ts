import { agenciesOf, CoverdeskError, inTenantScope, type JobDefinition, type RunningJob } from '@coverdesk/kit'
import { agencyCalendar } from '../calendar/agency-calendar.ts'
import { ServiceRequest } from '../models/service-request.model.ts'
import { endDueWaitings } from '../waiting/end-due-waitings.ts'
import { noticeDueRequests } from './notice-due-requests.ts'

/**
 * Ends waitings on their follow-up dates and reminds of due dates, each by the calendar of its agency. It looks often rather
 * than at midnight: so it is there at every agency’s midnight, and after it was down it catches up.
 */
export const followCalendar: JobDefinition = {
  name: 'service-request-calendar',
  every: '30 seconds',
  async run({ step }) {
    const failures: unknown[] = []
    const look = new Date().toISOString()
    for await (const agencyId of agenciesOf(ServiceRequest as never)) {
      const ofAgency: RunningJob['step'] = (name, work) => step(`${agencyId} ${look} ${name}`, work)
      await inTenantScope(agencyId, () => lookAt(ofAgency)).catch(error => failures.push(error))
    }
    const defects = failures.filter(error => !isUnavailable(error))
    if (defects.length > 0) throw new AggregateError(defects, `The calendar of ${defects.length} agencies stood still.`)
  },
}

async function lookAt(step: RunningJob['step']) {
  const calendar = await agencyCalendar()
  await endDueWaitings(calendar.today, step)
  await noticeDueRequests(calendar, step)
}

/** Whoever knows the time zone is not there yet; the next look is soon. */
const isUnavailable = (error: unknown) => error instanceof CoverdeskError && error.code === 'SUBGRAPH_UNAVAILABLE'
