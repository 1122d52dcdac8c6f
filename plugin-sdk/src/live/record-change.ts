import type { RecordChangesSubscription } from '../generated/documents'

/** Something that happened to a record of the agency, here or anywhere. */
export type RecordChange = NonNullable<RecordChangesSubscription['recordChanged']>

/** What a page has to take in at once: changes in their order, or that they are no longer known one by one. */
export type ChangeBatch = readonly RecordChange[] | 'everything'
