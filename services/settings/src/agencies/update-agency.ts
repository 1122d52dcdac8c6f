import {
  auditRetention,
  keepAuditFor,
  parseInput,
  type UserCallContext,
  unauthenticated,
  updateVersioned,
} from '@coverdesk/kit'
import { Types } from 'mongoose'
import { z } from 'zod'
import { Agency, type AgencyRecord } from '../models/agency.model.ts'
import { AgencyUser } from '../models/agency-user.model.ts'
import { demandOwnCode } from '../second-step/demand-own-code.ts'
import { agencyProfileInput } from './agency.rules.ts'
import { presentProfile } from './present-profile.ts'

const year = 365
const leastYears = 1
const maxYears = 10
const days = { error: `Keep audit entries for ${leastYears} to ${maxYears} years.` }

const updateAgencyInput = z.object({
  requiresSecondStep: z.boolean().nullish(),
  auditRetentionDays: z
    .number(days)
    .int(days)
    .min(leastYears * year, days)
    .max(maxYears * year, days)
    .nullish(),
  profile: agencyProfileInput.nullish(),
})

interface AgencyUpdate {
  version: number
  input: unknown
  /** Of the caller's own two-step verification; empty without. */
  code: string
}

export const needsOwnToRelax =
  'Only a user with two-step verification can make it optional. Set it up under Security first.'

const needsOwnToShorten =
  'Only a user with two-step verification can keep audit entries for a shorter time. Set it up under Security first.'

/** @throws VALIDATION_FAILED, RATE_LIMITED, or CONFLICT with the current agency */
export async function updateAgency(context: UserCallContext, { version, input, code }: AgencyUpdate, secret: string) {
  const { agencyId, userId } = context
  const wanted = parseInput(updateAgencyInput, input)
  await confirmWeakening(context, { ...wanted, version }, code, secret)
  const { requiresSecondStep, auditRetentionDays, profile } = wanted
  if (!(await AgencyUser.exists({ _id: userId, agencyId, state: 'ACTIVE' }))) throw unauthenticated()
  const change = {
    ...(typeof requiresSecondStep === 'boolean' && { requiresSecondStep }),
    ...(typeof auditRetentionDays === 'number' && { auditRetentionDays }),
    ...(profile && nameAndProfile(profile)),
  }
  if (typeof auditRetentionDays === 'number') await keepAuditFor(auditRetentionDays)
  return updateVersioned(Agency, 'agency', { id: agencyId, version }, { $set: change }, presentAgency)
}

const nameAndProfile = ({ name, ...profile }: z.output<typeof agencyProfileInput>) => ({ name, profile })

/**
 * A session alone must not be enough to make the agency less safe. What is compared is read outside of the transaction; an
 * agency that changes in between has another version, and the update is refused.
 */
async function confirmWeakening(
  context: UserCallContext,
  wanted: z.output<typeof updateAgencyInput> & { version: number },
  code: string,
  secret: string,
) {
  const _id = new Types.ObjectId(context.agencyId)
  const agency = await Agency.collection.findOne({ _id })
  if ((agency?.['version'] ?? 1) !== wanted.version) return
  if (agency?.['requiresSecondStep'] && wanted.requiresSecondStep === false) {
    return demandOwnCode(context, code, secret, needsOwnToRelax)
  }
  const { days: present } = await auditRetention(_id)
  const isShorter = typeof wanted.auditRetentionDays === 'number' && wanted.auditRetentionDays < present
  if (isShorter) await demandOwnCode(context, code, secret, needsOwnToShorten)
}

/** As plain JSON, for the client of a conflict to merge with. */
const presentAgency = (agency: AgencyRecord) => {
  const { _id, name, timeZone, version, requiresSecondStep, auditRetentionDays } = agency
  return {
    __typename: 'Agency',
    id: String(_id),
    name,
    timeZone,
    profile: presentProfile(agency),
    version,
    requiresSecondStep: requiresSecondStep ?? false,
    auditRetentionDays: auditRetentionDays ?? null,
  }
}
