import { pluralize } from '@coverdesk/design-system'
import { runMutation, toast } from '@coverdesk/plugin-sdk'
import {
  type CustomPresetRowFragment,
  DeleteCustomPresetDocument,
  RestoreCustomPresetDocument,
} from '../generated/documents'

/** Deletes presets one after the other, at once, and offers to bring them back. Workspaces that were created with them still name them. */
export async function deletePresets(presets: readonly CustomPresetRowFragment[]): Promise<void> {
  const deleted: string[] = []
  for (const { id, version } of presets) {
    const result = await runMutation(DeleteCustomPresetDocument, { id, version })
    if (result.ok) deleted.push(id)
    else toast(result.failure.message, { tone: 'error' })
  }
  if (deleted.length === 0) return
  const run = () => void restorePresets(deleted)
  toast(`${pluralize(deleted.length, 'preset')} deleted`, { action: { label: 'Undo', run } })
}

async function restorePresets(ids: readonly string[]) {
  for (const id of ids) {
    const result = await runMutation(RestoreCustomPresetDocument, { id })
    if (!result.ok) return toast(result.failure.message, { tone: 'error' })
  }
  toast(`${pluralize(ids.length, 'preset')} restored`)
}
