import { ButtonLink, Facts, makeStyles, tokens } from '@coverdesk/design-system'
import type { WorkspaceArtifactFragment } from '../../generated/documents'
import { formReviewPath } from '../../paths'
import { formValues } from './form-values'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '12px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  quiet: { color: tokens.textSecondary },
})

interface FormArtifactProps {
  workspaceId: string
  document: NonNullable<WorkspaceArtifactFragment['document']>
}

/** A filled form: what is in it, by the names of its fields; where it is reviewed, and the PDF (specification 3 §2). */
export function FormArtifact({ workspaceId, document }: FormArtifactProps) {
  const styles = useStyles()
  const values = formValues(document.data)
  return (
    <div className={styles.root}>
      {document.type && <div className={styles.quiet}>{document.type}</div>}
      {document.downloadUrl && (
        <div className={styles.actions}>
          <ButtonLink small appearance="primary" to={formReviewPath(workspaceId, document.id)}>
            Review fields
          </ButtonLink>
          <ButtonLink small to={document.downloadUrl} target="_blank" rel="noopener noreferrer">
            Open PDF
          </ButtonLink>
        </div>
      )}
      {values.length > 0 ? <Facts facts={values} /> : <div className={styles.quiet}>Nothing is filled in.</div>}
    </div>
  )
}
