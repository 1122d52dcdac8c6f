import type { RecordType } from './sync-run.model.ts'

const screens: Readonly<Partial<Record<RecordType, (id: string) => string>>> = {
  ACCOUNT: id => `/app/accounts/${id}`,
  CONTACT: id => `/app/contacts/${id}`,
  POLICY: id => `/app/policies/${id}`,
  TASK: id => `/app/servicing/${id}`,
  CALL: id => `/app/calls/${id}`,
}

/** Where a record of Coverdesk is shown; null for those that have no screen. */
export const recordPath = (recordType: RecordType, id: string | null): string | null =>
  (id && screens[recordType]?.(id)) || null
