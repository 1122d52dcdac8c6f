import { askOnce } from '@coverdesk/plugin-sdk'
import { AccountImportBadRowsDocument } from '../generated/documents'

/** A page of the rows with errors. */
export async function readBadRows(id: string, after: string | undefined) {
  const { accountImport } = await askOnce(AccountImportBadRowsDocument, { id, ...(after && { after }) })
  return accountImport?.rows
}
