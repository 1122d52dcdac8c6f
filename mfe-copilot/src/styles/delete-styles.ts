import { pluralize } from '@coverdesk/design-system'
import { runMutation, toast } from '@coverdesk/plugin-sdk'
import {
  DeleteHtmlDocumentTemplateDocument,
  RestoreHtmlDocumentTemplateDocument,
  type StyleRowFragment,
} from '../generated/documents'

/** Deletes styles one after the other, at once, and offers to bring them back. */
export async function deleteStyles(styles: readonly StyleRowFragment[]): Promise<void> {
  const deleted: string[] = []
  for (const { id, version } of styles) {
    const result = await runMutation(DeleteHtmlDocumentTemplateDocument, { id, version })
    if (result.ok) deleted.push(id)
    else toast(result.failure.message, { tone: 'error' })
  }
  if (deleted.length === 0) return
  const run = () => void restoreStyles(deleted)
  toast(`${pluralize(deleted.length, 'style')} deleted`, { action: { label: 'Undo', run } })
}

async function restoreStyles(ids: readonly string[]) {
  for (const id of ids) {
    const result = await runMutation(RestoreHtmlDocumentTemplateDocument, { id })
    if (!result.ok) return toast(result.failure.message, { tone: 'error' })
  }
  toast(`${pluralize(ids.length, 'style')} restored`)
}
