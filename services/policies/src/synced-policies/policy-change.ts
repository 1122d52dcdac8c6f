import type { CallContext } from '@coverdesk/kit'
import { carrierNamesOf } from '../carrier-record/find-carriers.ts'
import type { PolicyBillingType } from '../models/enumerations.ts'
import { factsOf } from '../policies/policy-fields.ts'
import type { PolicyCancellation, PolicyFacts, PolicyRecord } from '../policies/policy-record.ts'
import { policyWords } from '../policies/policy-words.ts'
import { saveChange } from '../policies/save-changes.ts'
import { wrongDates } from '../rules/policy-checks.ts'
import {
  cancel,
  declare,
  hasCancellation,
  isDeclarable,
  reinstate,
  reschedule,
  type Situation,
  situationOn,
} from '../rules/policy-state.ts'
import type { Companies } from './companies.ts'
import type { Values } from './policy-sides.ts'

/** Who makes the change, for the history: `Synced from HawkSoft.` */
interface Change {
  systemName: string
  reason: string
  today: string
}

/** No one knows who canceled it there, or why; that it is canceled is what matters here. */
export const cancellationThere = (effectiveAt: string, systemName: string): PolicyCancellation => ({
  canceledAt: new Date(),
  canceledBy: 'AGENCY',
  effectiveAt,
  type: 'CANCELLATION',
  reason: 'OTHER',
  reasonDescription: `Canceled in ${systemName}.`,
  returnPremium: null,
  returnCommission: null,
})

/** What a policy would be with these values, or why it can't be. */
export async function policyWith(
  current: PolicyRecord,
  taken: Values,
  companies: Companies,
  { systemName, today }: Pick<Change, 'systemName' | 'today'>,
): Promise<{ facts: PolicyFacts; situation: Situation } | { wrong: string }> {
  const facts = await changedFacts(current, taken, companies)
  let situation = reschedule(situationOn(current, today), facts, today)
  if (taken.has('STAGE') && isDeclarable(situation)) {
    situation = declare(situation, taken.get('STAGE') === 'QUOTE' ? 'BINDING' : 'BOUND', today)
  }
  if (taken.has('CANCELED_AT')) situation = withCancellationThere(facts, situation, taken, { systemName, today })
  const [wrong] = wrongDates(facts)
  return wrong ? { wrong: wrong.message } : { facts, situation }
}

/** Sets the cancellation in the facts, too. */
function withCancellationThere(
  facts: PolicyFacts,
  situation: Situation,
  taken: Values,
  { systemName, today }: Pick<Change, 'systemName' | 'today'>,
): Situation {
  const effectiveAt = taken.get('CANCELED_AT') ?? null
  const uncanceled = hasCancellation(situation) ? reinstate(situation, today) : situation
  if (effectiveAt) {
    const former = hasCancellation(situation) ? facts.cancellation : null
    facts.cancellation = former ? { ...former, effectiveAt } : cancellationThere(effectiveAt, systemName)
    facts.reinstatement = null
    return cancel(uncanceled, { effectiveAt }, today)
  }
  if (!facts.cancellation || !hasCancellation(situation)) return situation
  facts.reinstatement = {
    reinstatedAt: new Date(),
    effectiveAt: facts.cancellation.effectiveAt,
    reasonDescription: `Reinstated in ${systemName}.`,
  }
  return uncanceled
}

async function changedFacts(current: PolicyRecord, taken: Values, companies: Companies): Promise<PolicyFacts> {
  const said = <Key extends keyof PolicyFacts>(field: string, key: Key) =>
    taken.has(field) ? { [key]: taken.get(field) } : {}
  return {
    ...factsOf(current),
    ...said('TYPE', 'type'),
    ...said('POLICY_NUMBER', 'policyNumber'),
    ...said('QUOTE_NUMBER', 'quoteNumber'),
    ...said('ISSUED_AT', 'issuedAt'),
    ...said('INFORCE_AT', 'inforceAt'),
    ...said('EXPIRES_AT', 'expiresAt'),
    ...(taken.has('CARRIER') && { carrierId: await companies.idOf(taken.get('CARRIER') ?? null, 'isCarrier', false) }),
    ...(taken.has('BROKER') && { brokerId: await companies.idOf(taken.get('BROKER') ?? null, 'isBroker', false) }),
    pricing: {
      ...current.pricing,
      ...(taken.has('BILLING_TYPE') && { billingType: taken.get('BILLING_TYPE') as PolicyBillingType | null }),
      ...(taken.has('PREMIUM') && { premium: Number(taken.get('PREMIUM') ?? 0) }),
    },
  } as PolicyFacts
}

/** Saves a change that no person of the agency has made. @throws CONFLICT when someone has changed it since it was read */
export async function savePolicy(
  context: CallContext,
  current: PolicyRecord,
  { facts, situation }: { facts: PolicyFacts; situation: Situation },
  taken: Values,
  { reason, today }: Pick<Change, 'reason' | 'today'>,
): Promise<PolicyRecord> {
  const { userId: _, ...ofNoOne } = context
  const names = await carrierNamesOf(facts.carrierId ? [facts.carrierId] : [])
  const words = policyWords(facts, {
    account: current.account,
    carrierName: names.get(String(facts.carrierId)) ?? null,
  })
  return saveChange(ofNoOne, current, { facts, situation, today, words, kind: kindOf(taken), reason })
}

function kindOf(taken: Values) {
  if (!taken.has('CANCELED_AT')) return 'UPDATED'
  return taken.get('CANCELED_AT') ? 'CANCELED' : 'REINSTATED'
}
