import { carrierNamesOf } from '../carrier-record/find-carriers.ts'
import type { Names } from '../history/policy-changes.ts'
import type { StoredFieldChange } from '../models/policy-event.model.ts'
import { accountOfPolicy } from '../references/account-of-policy.ts'
import { agencyUsersOfPolicies } from '../references/agency-user-of-policy.ts'

const none: ReadonlyMap<string, string> = new Map()
export const noNames: Names = { carriers: none, users: none, contacts: none }

/** What those are called whom changes name, as of now; what names no one asks no one. */
export async function namesIn(accountId: string, changes: readonly StoredFieldChange[]): Promise<Names> {
  const idsOf = (...fields: string[]) =>
    changes
      .filter(({ field }) => fields.includes(field))
      .flatMap(({ before, after }) => [before, after].flat())
      .filter(id => id !== null)
      .map(String)
  const [carrierIds, userIds, contactIds] = [idsOf('carrierId', 'brokerId'), idsOf('agencyUserId'), idsOf('contactIds')]
  return {
    carriers: carrierIds.length > 0 ? await carrierNamesOf(carrierIds) : none,
    users: userIds.length > 0 ? await userNames() : none,
    contacts: contactIds.length > 0 ? namesById((await accountOfPolicy(accountId)).contacts) : none,
  }
}

/** Everyone's of the agency. */
export const userNames = async (): Promise<ReadonlyMap<string, string>> => namesById(await agencyUsersOfPolicies())

const namesById = (named: readonly { id: string; name: string }[]): ReadonlyMap<string, string> =>
  new Map(named.map(({ id, name }) => [id, name]))
