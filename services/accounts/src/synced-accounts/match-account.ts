import { fold, withoutExtension } from '@coverdesk/kit'
import type { AccountRecord } from '../accounts/account.model.ts'
import type { AccountType } from '../accounts/account.rules.ts'
import { compared, valuesOfAccount } from './account-sides.ts'
import { addressIn } from './address-text.ts'

const maxShown = 5

interface Candidate {
  account: AccountRecord
  reasons: string[]
  isSure: boolean
}

/** Which accounts of its type a new record may be. One is sure if it alone has both its e-mail address and its name. */
export function matchAccount(
  type: AccountType,
  there: ReadonlyMap<string, string | null>,
  accounts: readonly AccountRecord[],
): { sure: AccountRecord | null; candidates: Candidate[] } {
  const candidates = accounts
    .filter(account => account.type === type)
    .map(account => candidateOf(account, there))
    .filter(({ reasons }) => reasons.length > 0)
  const sure = candidates.filter(({ isSure }) => isSure)
  return {
    sure: sure.length === 1 ? (sure[0]?.account ?? null) : null,
    candidates: candidates.sort((a, b) => b.reasons.length - a.reasons.length).slice(0, maxShown),
  }
}

function candidateOf(account: AccountRecord, there: ReadonlyMap<string, string | null>): Candidate {
  const { details, emailKey, sortName } = account
  const hasEmail = there.get('EMAIL')?.toLowerCase() === emailKey
  const hasName = fold(there.get('NAME') ?? '') === sortName
  if (!hasEmail && !hasName) return { account, reasons: [], isSure: false }
  const address = there.get('ADDRESS')
  const zip = address ? addressIn(address).postalCode.slice(0, 5) : undefined
  const hasZip = zip !== undefined && details.mailingAddress?.postalCode.slice(0, 5) === zip
  const phone = there.get('PHONE')
  const hasPhone = Boolean(phone && details.phone && withoutExtension(phone) === withoutExtension(details.phone))
  const reasons = [
    ...(hasEmail ? ['Same email'] : []),
    ...(hasName ? [hasZip ? 'Same name and ZIP code' : 'Same name'] : []),
    ...(hasPhone ? ['Same phone'] : []),
  ]
  return { account, reasons, isSure: hasEmail && hasName }
}

/** Side by side, as people read them. */
export const presentCandidates = (candidates: readonly Candidate[], there: ReadonlyMap<string, string | null>) =>
  candidates.map(({ account, reasons }) => ({
    recordId: String(account._id),
    name: account.details.name,
    reasons,
    fields: compared(account.type, valuesOfAccount(account.details), there),
  }))
