import { useQuery } from '@coverdesk/plugin-sdk'
import { EditedArtifactDocument } from '../../generated/documents'
import { EditDocumentForm } from './EditDocumentForm'
import { EditEmailForm } from './EditEmailForm'
import { useArtifactDialog, useLeaveDialog, whyMissing } from './use-artifact-dialog'

/** Edits an email or a document, over its workspace. */
export function EditArtifactDialog() {
  const { artifactId, close } = useArtifactDialog()
  const query = useQuery(EditedArtifactDocument, { id: artifactId })
  const artifact = (query.status === 'loaded' && query.data.caraArtifact) || undefined
  useLeaveDialog(
    close,
    whyMissing(query, ({ caraArtifact }) => Boolean(caraArtifact?.email ?? caraArtifact?.htmlDocument)),
  )
  if (artifact?.email) return <EditEmailForm key={artifact.id} artifact={artifact} onClose={close} />
  if (artifact?.htmlDocument) return <EditDocumentForm key={artifact.id} artifact={artifact} onClose={close} />
  return null
}
