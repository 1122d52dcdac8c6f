import { storeLargeFile } from './store-large-file.ts'

/**
 * Stores a file of the demo in the current agency, as if someone had uploaded it; `attachFile` gives it to its record.
 * @param uploadedBy a user's id
 * @returns its id
 */
export const seedFile = (name: string, mimeType: string, bytes: Buffer, uploadedBy: string): Promise<string> =>
  storeLargeFile({ name, mimeType, bytes, uploadedBy })
