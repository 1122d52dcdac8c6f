import { anyExtensionOf, findExisting, searchWords, withoutExtension } from '@coverdesk/kit'
import { Account, type AccountRecord } from '../accounts/account.model.ts'

type Reason = 'EMAIL' | 'NAME_AND_ZIP' | 'PHONE'

const maxDuplicates = 10
/** Of each reason no more than this are looked at. */
const maxCandidates = 50

/** Accounts of the same type that look like this one. @throws NOT_FOUND */
export async function findDuplicates(id: string) {
  const account = await findExisting(Account, 'account', id)
  const { _id, type, sortName, details } = account
  const others = { _id: { $ne: _id }, type }
  const find = (alike: Record<string, unknown>) =>
    Account.find({ ...others, ...alike })
      .limit(maxCandidates)
      .lean()
  // An e-mail address is among the words of a search, folded; the exact comparison follows.
  const candidates = await Promise.all([
    find({ words: { $all: searchWords(details.email) } }),
    find({ sortName }),
    details.phone ? find({ 'details.phone': anyExtensionOf(details.phone) }) : [],
  ])
  const distinct = new Map(candidates.flat().map(candidate => [String(candidate._id), candidate]))
  return [...distinct.values()]
    .map(candidate => ({ account: candidate, reasons: reasonsOf(account, candidate) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.reasons.length - a.reasons.length)
    .slice(0, maxDuplicates)
}

function reasonsOf(one: AccountRecord, other: AccountRecord): Reason[] {
  const sameEmail = one.details.email.toLowerCase() === other.details.email.toLowerCase()
  const sameName = one.sortName === other.sortName && zipOf(one) !== undefined && zipOf(one) === zipOf(other)
  const samePhone = phoneOf(one) !== undefined && phoneOf(one) === phoneOf(other)
  return [
    ...(sameEmail ? ['EMAIL' as const] : []),
    ...(sameName ? ['NAME_AND_ZIP' as const] : []),
    ...(samePhone ? ['PHONE' as const] : []),
  ]
}

const phoneOf = ({ details: { phone } }: AccountRecord) => phone && withoutExtension(phone)
const zipOf = ({ details }: AccountRecord) => details.mailingAddress?.postalCode.slice(0, 5)
