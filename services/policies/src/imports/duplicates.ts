import { type DuplicateKind, fold } from '@coverdesk/kit'
import type { Types } from 'mongoose'
import { BusinessPolicy } from '../models/policy.model.ts'
import type { PolicyRecord } from '../policies/policy-record.ts'
import type { ReadPolicy } from './read-policy.ts'

/** The carrier's own number, however it is written; undefined: it has none yet. */
const numberKey = (number: string | null, carrier: string) =>
  number && fold(number) ? `${fold(number)}|${carrier}` : undefined

/** By whichever word of it hardly any other number has. */
const maxWord = (number: string) =>
  fold(number)
    .split(' ')
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '')

/** Undefined: no one knows when it begins. */
const termKey = ({ accountId, type, inforceAt }: Pick<PolicyRecord, 'accountId' | 'type' | 'inforceAt'>) =>
  inforceAt ? `${accountId}|${type}|${inforceAt}` : undefined

const byKey = <Found extends { _id: Types.ObjectId }>(
  found: readonly Found[],
  keyOf: (one: Found) => string | undefined,
) => new Map(found.map(one => [keyOf(one), one._id]))

/** What two entries of one policy have in common. */
export const duplicates: Record<'POLICY_NUMBER' | 'TERM', DuplicateKind<ReadPolicy>> = {
  POLICY_NUMBER: {
    name: 'numberDuplicates',
    keyOf: ({ facts, carrier }) => numberKey(facts.policyNumber, carrier.sortName),
    async existing(policies) {
      const carriers = new Map(
        policies.flatMap(({ carrier }) => (carrier.id ? [[String(carrier.id), carrier.sortName] as const] : [])),
      )
      const words = policies.flatMap(({ facts, carrier }) =>
        carrier.id && facts.policyNumber ? maxWord(facts.policyNumber) || [] : [],
      )
      if (words.length === 0) return new Map()
      const found = await BusinessPolicy.find({ words: { $in: words } }, { policyNumber: 1, carrierId: 1 }).lean()
      const ofCarriers = found.filter(({ carrierId }) => carriers.has(String(carrierId)))
      return byKey(ofCarriers, ({ policyNumber, carrierId }) =>
        numberKey(policyNumber, carriers.get(String(carrierId)) ?? ''),
      )
    },
  },
  TERM: {
    name: 'termDuplicates',
    keyOf: ({ facts }) => termKey(facts),
    async existing(policies) {
      const accountIds = [...new Set(policies.map(({ facts }) => facts.accountId))]
      const wanted = { accountId: { $in: accountIds } }
      return byKey(await BusinessPolicy.find(wanted, { accountId: 1, type: 1, inforceAt: 1 }).lean(), termKey)
    },
  },
}
