import type { AccountData } from '@coverdesk/kit'
import { type Carrier, findCarriers } from '../carrier-record/find-carriers.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import { PolicyEvent } from '../models/policy-event.model.ts'
import { PolicyFile } from '../models/policy-file.model.ts'
import type { PolicyRecord } from '../policies/policy-record.ts'

/** Everything about an account that this area holds, with the documents of its policies. Who took it out is audited by accounts, which is asked, too. */
export const accountData: AccountData = async accountId => {
  const policies = await BusinessPolicy.find({ accountId }).sort({ expiryOrder: -1 }).lean()
  if (policies.length === 0) return null
  const ofPolicies = { policyId: { $in: policies.map(({ _id }) => _id) } }
  const carrierIds = policies.flatMap(({ carrierId, brokerId }) => [carrierId ?? [], brokerId ?? []].flat())
  const [policyEvents, policyFiles, carriers] = await Promise.all([
    PolicyEvent.find(ofPolicies).sort({ at: 1, _id: 1 }).lean(),
    PolicyFile.find(ofPolicies).sort({ createdAt: 1 }).lean(),
    carriersOf(carrierIds.map(String)),
  ])
  const parts = Object.entries<object[]>({ policies, policyEvents, policyFiles, carriers })
  const folders = new Map(policies.map(policy => [String(policy._id), folderOf(policy)]))
  return {
    held: Object.fromEntries(parts.map(([name, records]) => [name, records.map(told)])),
    files: policyFiles.map(({ fileId, policyId, name }) => ({
      id: fileId,
      path: ['policies', folders.get(String(policyId)) ?? '', name],
    })),
  }
}

/** Those that were kept in place of merged ones, once each. */
async function carriersOf(ids: readonly string[]): Promise<Carrier[]> {
  const found = (await findCarriers([...new Set(ids)])).filter(carrier => carrier !== null)
  return [...new Map(found.map(carrier => [String(carrier._id), carrier])).values()]
}

/** Terms of one policy often have one number: `GL-123 2027-01-31`. */
function folderOf({
  policyNumber,
  quoteNumber,
  inforceAt,
}: Pick<PolicyRecord, 'policyNumber' | 'quoteNumber' | 'inforceAt'>) {
  const number = policyNumber || (quoteNumber ? `Quote ${quoteNumber}` : 'No number')
  return inforceAt ? `${number} ${inforceAt}` : number
}

/** Without what only lists, searches and walls between agencies need. */
function told(record: object) {
  const { _id, agencyId, account, words, sortName, expiryOrder, movesAt, ...fields } = record as Record<string, unknown>
  return { id: String(_id), ...fields }
}
