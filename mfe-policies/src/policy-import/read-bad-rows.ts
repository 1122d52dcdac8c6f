import { askOnce } from '@coverdesk/plugin-sdk'
import { PolicyImportBadRowsDocument } from '../generated/documents'

/** A page of the rows with errors. */
export async function readBadRows(id: string, after: string | undefined) {
  const { policyImport } = await askOnce(PolicyImportBadRowsDocument, { id, ...(after && { after }) })
  return policyImport?.rows
}
