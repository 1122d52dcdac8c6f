import { searchWords } from '@coverdesk/kit'
import { insuranceTypeNames } from '../models/enumerations.ts'
import type { AccountCopy, PolicyFacts } from './policy-record.ts'

/** The words by which a policy is found: of its account, its carrier, its numbers and its type. */
export function policyWords(
  { type, quoteNumber, policyNumber }: Pick<PolicyFacts, 'type' | 'quoteNumber' | 'policyNumber'>,
  { account, carrierName }: { account: Pick<AccountCopy, 'name' | 'email'>; carrierName: string | null },
): string[] {
  return searchWords(account.name, account.email, carrierName, quoteNumber, policyNumber, insuranceTypeNames[type])
}
