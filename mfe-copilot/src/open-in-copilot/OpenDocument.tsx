import { useCloseDialog } from '@coverdesk/plugin-sdk'
import { useDocument } from '../knowledge-detail/use-document'
import { viewPath } from '../paths'
import { emptyPresetValues } from '../presets/preset-values'
import { OpenInCopilotForm } from './OpenInCopilotForm'
import { RecordInCopilot } from './RecordInCopilot'

/** Opens a document of the knowledge base in the copilot, over its page. */
export function OpenDocument() {
  const { id, query, document } = useDocument()
  const close = useCloseDialog(viewPath(id))
  if (!document) return <RecordInCopilot query={query} what="document" onClose={close} />
  return (
    <OpenInCopilotForm
      initial={{ ...emptyPresetValues, documentIds: [id] }}
      suggested={['DOCUMENT_EXPLORATION', 'CUSTOM']}
      documents={[{ id, name: document.title, place: 'Knowledge Base' }]}
      onClose={close}
    />
  )
}
