import type { SyncedFieldChange } from '@coverdesk/kit'

/** What became of a record, as the SDL has it. */
export interface SyncResult {
  recordType: 'POLICY' | 'CARRIER'
  foreignId: string
  outcome: 'CREATED' | 'CHANGED' | 'MATCHED' | 'UNCHANGED' | 'CONFLICT' | 'DUPLICATE' | 'SKIPPED'
  name: string
  recordId: string | null
  version: number | null
  fields: SyncedFieldChange[]
  candidates: object[]
  reason: string | null
  isWithoutAccount: boolean
}

export const resultOf = (
  about: Pick<SyncResult, 'recordType' | 'foreignId' | 'outcome' | 'name'> & Partial<SyncResult>,
): SyncResult => ({
  ...{ recordId: null, version: null, fields: [], candidates: [], reason: null, isWithoutAccount: false },
  ...about,
})
