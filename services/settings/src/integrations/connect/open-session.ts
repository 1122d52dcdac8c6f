import { currentAgencyId, type RunningJob } from '@coverdesk/kit'
import { Agency } from '../../models/agency.model.ts'
import type { AmsAdapter, AmsSession } from '../adapters/adapter.ts'
import { AmsFailure } from '../adapters/ams-failure.ts'
import { Integration, type IntegrationRecord } from '../record/integration.model.ts'
import { adapterOf } from '../systems/ams-adapters.ts'
import { openPassword, StoredTokens } from './stored-tokens.ts'

/** Connects a job with the other system, with the credentials that the agency has entered. @throws AmsFailure */
export async function openSession(
  { _id, type, account }: IntegrationRecord,
  job: Pick<RunningJob, 'write' | 'signal'>,
): Promise<{ adapter: AmsAdapter; session: AmsSession }> {
  const adapter = adapterOf(type)
  if (!adapter) throw new AmsFailure('REFUSED', 'This integration is no longer set up in Coverdesk. Tell support.')
  const id = String(_id)
  const secrets = await Integration.findById(id).select('+amsPassword').lean()
  const agency = await Agency.findById(currentAgencyId(), { timeZone: 1 }).orFail().lean()
  const session = adapter.open({
    account,
    password: secrets?.amsPassword ? await openPassword(id, secrets.amsPassword) : undefined,
    timeZone: agency.timeZone,
    tokens: new StoredTokens(id, job),
    signal: job.signal,
  })
  return { adapter, session }
}
