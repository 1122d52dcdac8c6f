import { ButtonLink, EmptyState, makeStyles, ProgressBar } from '@coverdesk/design-system'
import type { ExplorerDocumentFragment } from '../generated/documents'
import { percentOf } from '../knowledge-list/indexing-labels'
import { uploadPolicyDocumentPath } from '../paths'
import { isUnderWay } from './use-explorer'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '12px', maxWidth: '880px', padding: '16px 20px' },
  words: { margin: 0 },
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: '12px' },
})

interface ExplorerUnavailableProps {
  policyId: string
  documents: readonly ExplorerDocumentFragment[]
}

/** Why nothing can be asked yet, and how far processing is. */
export function ExplorerUnavailable({ policyId, documents }: ExplorerUnavailableProps) {
  const styles = useStyles()
  if (documents.length === 0) {
    return (
      <EmptyState
        kind="nothing"
        title="No documents to explore"
        hint="Upload a document of this policy. Once it is processed, you can ask questions about it."
        action={<ButtonLink to={uploadPolicyDocumentPath(policyId)}>Upload Document</ButtonLink>}
      />
    )
  }
  const underWay = documents.filter(isUnderWay)
  return (
    <div className={styles.root}>
      {underWay.length > 0 && (
        <>
          <p className={styles.words} role="status">
            Processing the documents of this policy. This can take a few minutes.
          </p>
          <ul aria-label="Documents being processed" className={styles.list}>
            {underWay.map(({ id, name, indexingStatus: { status, progress } }) => (
              <li key={id}>
                <ProgressBar
                  label={name}
                  value={status === 'INDEXING' ? progress : undefined}
                  text={status === 'INDEXING' ? percentOf(progress) : 'Queued'}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
