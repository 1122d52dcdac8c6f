import { makeStyles, tokens } from '@coverdesk/design-system'
import { useMemo } from 'react'
import type { WorkspaceArtifactFragment } from '../../generated/documents'
import { quotesOfArtifact } from '../evidence/quotes'
import { ArtifactActions } from './ArtifactActions'
import { ArtifactSaves } from './ArtifactSaves'
import { ArtifactStatus } from './ArtifactStatus'
import { EmailArtifact } from './EmailArtifact'
import { FormArtifact } from './FormArtifact'
import { HtmlArtifact } from './HtmlArtifact'
import { HtmlDocument } from './HtmlDocument'
import { QuoteList } from './QuoteList'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14px' },
  head: { display: 'grid', gap: '4px' },
  title: {
    margin: 0,
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
})

interface OpenArtifactProps {
  workspaceId: string
  artifact: WorkspaceArtifactFragment
}

/** A draft of Cara, with where it is from. */
export function OpenArtifact({ workspaceId, artifact }: OpenArtifactProps) {
  const styles = useStyles()
  const { title, email, htmlDocument, document } = artifact
  const quotes = useMemo(() => quotesOfArtifact(artifact), [artifact])
  return (
    <article aria-label={title} className={styles.root}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <ArtifactStatus workspaceId={workspaceId} artifact={artifact} />
        <ArtifactSaves workspaceId={workspaceId} artifact={artifact} />
      </div>
      <ArtifactActions workspaceId={workspaceId} artifact={artifact} />
      {email && <EmailArtifact email={email} quotes={quotes} />}
      {htmlDocument && (
        // Each document starts with fresh state.
        <HtmlDocument
          key={artifact.id}
          version={artifact.version}
          workspaceId={workspaceId}
          artifactId={artifact.id}
          title={title}
        >
          <HtmlArtifact content={htmlDocument.content} quotes={quotes} />
        </HtmlDocument>
      )}
      {document && <FormArtifact workspaceId={workspaceId} document={document} />}
      {/* The fields of a form name their own. */}
      {!document && <QuoteList quotes={quotes} />}
    </article>
  )
}
