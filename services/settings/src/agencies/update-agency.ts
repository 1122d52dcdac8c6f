import { keepAuditFor, parseInput, type UserCallContext, unauthenticated, updateVersioned } from '@coverdesk/kit'
import { z } from 'zod'
import { AgencyUser } from '../users/agency-user.model.ts'
import { Agency, type AgencyRecord } from './agency.model.ts'

const year = 365
const leastYears = 1
const mostYears = 10
const days = { error: `Keep audit entries for ${leastYears} to ${mostYears} years.` }

const updateAgencyInput = z.object({
  requiresSecondStep: z.boolean().nullish(),
  auditRetentionDays: z
    .number(days)
    .int(days)
    .min(leastYears * year, days)
    .max(mostYears * year, days)
    .nullish(),
})

/** @throws VALIDATION_FAILED, or CONFLICT with the current agency */
export async function updateAgency({ agencyId, userId }: UserCallContext, version: number, input: unknown) {
  const { requiresSecondStep, auditRetentionDays } = parseInput(updateAgencyInput, input)
  if (!(await AgencyUser.exists({ _id: userId, agencyId, state: 'ACTIVE' }))) throw unauthenticated()
  const change = {
    ...(typeof requiresSecondStep === 'boolean' && { requiresSecondStep }),
    ...(typeof auditRetentionDays === 'number' && { auditRetentionDays }),
  }
  if (typeof auditRetentionDays === 'number') await keepAuditFor(auditRetentionDays)
  return updateVersioned(Agency, 'agency', { id: agencyId, version }, { $set: change }, presentAgency)
}

/** As plain JSON, for the client of a conflict to merge with. */
const presentAgency = ({ _id, name, timeZone, version, requiresSecondStep, auditRetentionDays }: AgencyRecord) => ({
  __typename: 'Agency',
  id: String(_id),
  name,
  timeZone,
  version,
  requiresSecondStep: requiresSecondStep ?? false,
  auditRetentionDays: auditRetentionDays ?? null,
})
