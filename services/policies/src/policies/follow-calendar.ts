import { agenciesOf, CoverdeskError, inTenantScope, type JobDefinition, type RunningJob } from '@coverdesk/kit'
import { todayOfAgency } from '../calendar/today.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import { moveByDates } from './move-by-dates.ts'

/**
 * Lets policies begin, end and be canceled on their days, each by the calendar of its agency. It looks often rather than at
 * midnight: so it is there at every agency's midnight, and after it was down it catches up with whatever days it missed.
 */
export const followCalendar: JobDefinition = {
  name: 'policy-calendar',
  every: '30 seconds',
  async run({ step }) {
    const failures: unknown[] = []
    const look = new Date().toISOString()
    for await (const agencyId of agenciesOf(BusinessPolicy as never)) {
      const ofAgency: RunningJob['step'] = (name, work) => step(`${agencyId} ${look} ${name}`, work)
      await inTenantScope(agencyId, () => moveAgency(ofAgency)).catch(error => failures.push(error))
    }
    const defects = failures.filter(error => !isUnavailable(error))
    if (defects.length > 0) throw new AggregateError(defects, `The calendar of ${defects.length} agencies stood still.`)
  },
}

async function moveAgency(step: RunningJob['step']) {
  const today = await todayOfAgency()
  if (await BusinessPolicy.exists({ movesAt: { $lte: today } })) await moveByDates(today, step)
}

/** Whoever knows the time zone is not there yet; the next look is soon. */
const isUnavailable = (error: unknown) => error instanceof CoverdeskError && error.code === 'SUBGRAPH_UNAVAILABLE'
