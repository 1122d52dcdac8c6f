import type { AccountData } from '@coverdesk/kit'
import { InsuranceCarrier } from '../carriers/carrier.model.ts'
import { PolicyFile } from '../files/policy-file.model.ts'
import { PolicyEvent } from '../history/policy-event.model.ts'
import { BusinessPolicy } from '../policies/policy.model.ts'

/** Everything about an account that this area holds. Who took it out is audited by accounts, which is asked, too. */
export const accountData: AccountData = async accountId => {
  const policies = await BusinessPolicy.find({ accountId }).sort({ expiryOrder: -1 }).lean()
  if (policies.length === 0) return null
  const ofPolicies = { policyId: { $in: policies.map(({ _id }) => _id) } }
  const carrierIds = policies.flatMap(({ carrierId, brokerId }) => [carrierId ?? [], brokerId ?? []].flat())
  const [policyEvents, policyFiles, carriers] = await Promise.all([
    PolicyEvent.find(ofPolicies).sort({ at: 1, _id: 1 }).lean(),
    PolicyFile.find(ofPolicies).sort({ createdAt: 1 }).lean(),
    InsuranceCarrier.find({ _id: { $in: carrierIds } }).lean(),
  ])
  const parts = Object.entries<object[]>({ policies, policyEvents, policyFiles, carriers })
  return Object.fromEntries(parts.map(([name, records]) => [name, records.map(told)]))
}

/** Without what only lists, searches and walls between agencies need. */
function told(record: object) {
  const { _id, agencyId, account, words, sortName, expiryOrder, movesAt, ...fields } = record as Record<string, unknown>
  return { id: String(_id), ...fields }
}
