import { parseInput, type UserCallContext, validationFailed } from '@coverdesk/kit'
import { todayOfAgency } from '../calendar/today.ts'
import { carrierOf } from '../carrier-record/find-carriers.ts'
import { accountOfPolicy } from '../references/account-of-policy.ts'
import { declaredStanding } from '../rules/declared-state.ts'
import { withDetails } from '../rules/details.rules.ts'
import { pricingFields, type UpdatePolicyInput, updatePolicyInput } from '../rules/policy.rules.ts'
import { wrongDates } from '../rules/policy-checks.ts'
import { declare, isDeclarable, reschedule, situationOn } from '../rules/policy-state.ts'
import { chosenOthers } from './check-references.ts'
import { factsOf } from './policy-fields.ts'
import type { PolicyFacts, PolicyPricing, PolicyRecord } from './policy-record.ts'
import { policyWords } from './policy-words.ts'
import { findAtVersion, type PolicyVersion, saveChange } from './save-changes.ts'

/** @throws NOT_FOUND, VALIDATION_FAILED, or CONFLICT with the current policy */
export async function updatePolicy(context: UserCallContext, at: PolicyVersion, input: unknown): Promise<PolicyRecord> {
  const current = await findAtVersion(context, at)
  const change = parseInput(updatePolicyInput, input)
  const today = await todayOfAgency()
  const { carrier, broker, wrong } = await chosenOthers(
    newlyChosen(context, current, change),
    await contactsFor(current, change),
  )
  const facts = changedFacts(current, change)
  if (carrier) facts.carrierId = carrier._id
  if (change.newBrokerName) facts.brokerId = broker?._id ?? null
  else if (change.brokerId !== undefined) facts.brokerId = change.brokerId ? (broker?._id ?? current.brokerId) : null

  wrong.push(...wrongDates(facts))
  const rescheduled = reschedule(situationOn(current, today), facts, today)
  const declared = declaredStanding(change.state, rescheduled, facts, today)
  if ('refused' in declared && wrong.length === 0) wrong.push({ path: 'state', message: declared.refused })
  if (wrong.length > 0 || 'refused' in declared) throw validationFailed(wrong)
  const situation = isDeclarable(rescheduled) ? declare(rescheduled, declared.standing, today) : rescheduled

  const carrierName = (carrier ?? (await carrierOf(context, facts.carrierId)))?.name ?? null
  const words = policyWords(facts, { account: current.account, carrierName })
  return saveChange(context, current, { facts, situation, today, words, kind: 'UPDATED', reason: change.updateReason })
}

/** What stays is not looked up again: it may name who is gone. */
function newlyChosen({ userId }: UserCallContext, current: PolicyRecord, change: UpdatePolicyInput) {
  const unless = (id: string | null | undefined, ...known: unknown[]) =>
    known.map(String).includes(String(id)) ? undefined : id
  return {
    newCarrierName: change.newCarrierName,
    newBrokerName: change.newBrokerName,
    carrierId: change.newCarrierName ? undefined : unless(change.carrierId, current.carrierId),
    brokerId: change.newBrokerName ? undefined : unless(change.brokerId, current.brokerId),
    agencyUserId: unless(change.agencyUserId, current.agencyUserId, userId),
    contactIds: change.contactIds?.filter(id => !current.contactIds.includes(id)),
  }
}

/** Accounts are only asked when someone is chosen there. */
async function contactsFor({ accountId, contactIds }: PolicyRecord, change: UpdatePolicyInput) {
  const chosen = change.contactIds?.filter(id => !contactIds.includes(id)) ?? []
  return chosen.length > 0 ? (await accountOfPolicy(accountId)).contacts : []
}

const plainFields = [
  'type',
  'market',
  'agencyUserId',
  'contactIds',
  'quoteNumber',
  'policyNumber',
  'issuedAt',
  'inforceAt',
  'expiresAt',
] as const

/** What is left out stays. */
function changedFacts(current: PolicyRecord, change: UpdatePolicyInput): PolicyFacts {
  const said = plainFields.filter(field => change[field] !== undefined).map(field => [field, change[field]])
  const facts = { ...factsOf(current), ...(Object.fromEntries(said) as Partial<PolicyFacts>) }
  return {
    ...facts,
    pricing: changedPricing(current.pricing, change),
    details: withDetails(facts.details, change.details),
  }
}

/** The prices with what a form says in place of what was there. */
export function changedPricing(
  pricing: PolicyPricing,
  change: Pick<UpdatePolicyInput, (typeof pricingFields)[number]>,
): PolicyPricing {
  const said = pricingFields.filter(field => change[field] !== undefined).map(field => [field, change[field]])
  return { ...pricing, ...(Object.fromEntries(said) as Partial<PolicyPricing>) }
}
