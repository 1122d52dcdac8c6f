import { cellsOf, type ListForm, type RowOf } from '@coverdesk/kit'
import { insuranceTypeNames } from '../models/enumerations.ts'
import type { ImportField } from './import-fields.ts'
import type { KeptOfPolicy } from './kept-of-policy.ts'
import { inputOf } from './read-policy.ts'

/** A cell that can't be read is nothing here: the row's own cells stand beside it. */
export function presentRow(
  { values, accountId, accountName, expiresAt }: RowOf<KeptOfPolicy>,
  form: ListForm<ImportField>,
) {
  const cell = cellsOf(values, form)
  const input = inputOf(cell, form)
  return {
    accountName: cell('ACCOUNT_NAME') || accountName || cell('ACCOUNT_EMAIL') || null,
    accountId: accountId ?? null,
    type: input.type in insuranceTypeNames ? input.type : null,
    carrier: cell('CARRIER') || null,
    policyNumber: input.policyNumber ?? null,
    inforceAt: asDay(input.inforceAt),
    expiresAt: expiresAt ?? asDay(input.expiresAt),
    premium: typeof input.premium === 'number' && input.premium >= 0 ? input.premium : null,
  }
}

const asDay = (text: string | undefined) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null)
