import { Facts, makeStyles, tokens } from '@coverdesk/design-system'
import type { WorkspaceArtifactFragment } from '../../generated/documents'

const useStyles = makeStyles({ root: { display: 'grid', gap: '12px' }, quiet: { color: tokens.textSecondary } })

/** What is filled in to a form, by the names of its fields. */
export function FormArtifact({ document }: { document: NonNullable<WorkspaceArtifactFragment['document']> }) {
  const styles = useStyles()
  const values = valuesOf(document.data)
  return (
    <div className={styles.root}>
      {document.type && <div className={styles.quiet}>{document.type}</div>}
      {values.length > 0 ? <Facts facts={values} /> : <div className={styles.quiet}>Nothing is filled in.</div>}
    </div>
  )
}

function valuesOf(json: string): { label: string; value: string }[] {
  try {
    const values: Readonly<Record<string, unknown>> = JSON.parse(json)
    return Object.entries(values).map(([label, value]) => ({ label, value: textOf(value) }))
  } catch {
    return []
  }
}

/** A checkbox is checked or not. */
const textOf = (value: unknown) => (value === true ? 'Yes' : value === false ? 'No' : String(value ?? ''))
