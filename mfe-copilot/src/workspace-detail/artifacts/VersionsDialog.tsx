import { Banner, Timeline } from '@coverdesk/design-system'
import { RecordDialog } from '@coverdesk/design-system/record'
import { useQuery, useSubmission } from '@coverdesk/plugin-sdk'
import { ArtifactVersionsDocument, type VersionsOfArtifactFragment } from '../../generated/documents'
import { quotesOfArtifact } from '../evidence/quotes'
import { artifactChangeNames } from './artifact-labels'
import type { VersionRestoring } from './change-artifact'
import { useArtifactDialog, useLeaveDialog, whyMissing } from './use-artifact-dialog'
import { VersionText } from './VersionText'

/** All versions of an artifact, over its workspace. */
export function VersionsDialog() {
  const { artifactId, close } = useArtifactDialog()
  const query = useQuery(ArtifactVersionsDocument, { id: artifactId })
  const artifact = (query.status === 'loaded' && query.data.caraArtifact) || undefined
  useLeaveDialog(
    close,
    whyMissing(query, ({ caraArtifact }) => Boolean(caraArtifact)),
  )
  return artifact && <Versions artifact={artifact} onClose={close} />
}

function Versions({ artifact, onClose }: { artifact: VersionsOfArtifactFragment; onClose(): void }) {
  const { version: current, state, versions } = artifact
  const { submit, busy, failure, conflict } = useSubmission<VersionRestoring>(onClose)
  const quotes = quotesOfArtifact(artifact)
  const isFinal = state === 'SENT' || state === 'SENDING'
  return (
    <RecordDialog title="Versions" onClose={onClose}>
      {failure && <Banner tone="error">{failure.message}</Banner>}
      {conflict !== undefined && <Banner tone="error">Someone else changed this artifact. Try again.</Banner>}
      <Timeline
        label="Versions"
        events={versions.map(one => ({
          id: String(one.version),
          title: `${one.user?.name ?? 'Cara'} ${artifactChangeNames[one.kind]}`,
          at: one.at,
          children: (
            <VersionText
              version={one}
              quotes={quotes}
              busy={busy}
              onRestore={
                isFinal || one.version === current
                  ? undefined
                  : () => submit({ version: current, formerVersion: one.version })
              }
            />
          ),
        }))}
      />
    </RecordDialog>
  )
}
