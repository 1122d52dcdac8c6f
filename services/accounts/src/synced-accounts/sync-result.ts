import type { SyncedFieldChange } from '@coverdesk/kit'

/** What became of a record, as the SDL has it. */
export interface SyncResult {
  recordType: 'ACCOUNT' | 'CONTACT'
  foreignId: string
  outcome: 'CREATED' | 'CHANGED' | 'MATCHED' | 'UNCHANGED' | 'CONFLICT' | 'DUPLICATE' | 'SKIPPED'
  name: string
  recordId: string | null
  accountId: string | null
  version: number | null
  fields: SyncedFieldChange[]
  candidates: object[]
  reason: string | null
}

export const resultOf = (
  about: Pick<SyncResult, 'recordType' | 'foreignId' | 'outcome' | 'name'> & Partial<SyncResult>,
): SyncResult => ({
  ...{ recordId: null, accountId: null, version: null, fields: [], candidates: [], reason: null },
  ...about,
})

/** What a comparison comes to. */
export function outcomeOf(isNewLink: boolean, isChanged: boolean, hasConflict: boolean): SyncResult['outcome'] {
  if (isNewLink) return 'MATCHED'
  if (isChanged) return 'CHANGED'
  return hasConflict ? 'CONFLICT' : 'UNCHANGED'
}
