import { Badge, ButtonLink, isViewable, makeStyles, type RecordColumn, TextLink } from '@coverdesk/design-system'
import type { PolicyDocumentFragment } from '../generated/documents'
import { documentsPath } from '../paths'
import { documentTypeWords } from '../words/document-types'
import { DocumentDay } from './DocumentDay'
import { OpenInNewTab } from './OpenInNewTab'

/** Name, type, day, and what can be done (specification 2 §2, documents). */
export const documentColumns = (policyId: string): readonly RecordColumn<PolicyDocumentFragment>[] => [
  { header: 'Name', cell: document => <DocumentName policyId={policyId} document={document} /> },
  { header: 'Type', cell: document => <DocumentType document={document} /> },
  { header: 'Upload Date', cell: ({ createdAt }) => <DocumentDay at={createdAt} /> },
  { header: 'Actions', align: 'end', cell: document => <DocumentActions policyId={policyId} document={document} /> },
]

const useStyles = makeStyles({
  type: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  actions: { display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '4px' },
})

interface DocumentProps {
  policyId: string
  document: PolicyDocumentFragment
}

/** A PDF or a picture is read here; the browser opens what else there is. */
function DocumentName({ policyId, document }: DocumentProps) {
  if (isViewable(document.mimeType)) {
    return <TextLink href={`${documentsPath(policyId)}/${document.id}`}>{document.name}</TextLink>
  }
  return document.name
}

function DocumentType({ document }: Omit<DocumentProps, 'policyId'>) {
  const styles = useStyles()
  return (
    <span className={styles.type}>
      {documentTypeWords(document.type)}
      {document.visible && <Badge tone="brand">Visible to client</Badge>}
    </span>
  )
}

function DocumentActions({ policyId, document }: DocumentProps) {
  const styles = useStyles()
  return (
    <span className={styles.actions}>
      <OpenInNewTab document={document} />
      <ButtonLink
        small
        appearance="subtle"
        to={`${documentsPath(policyId)}/${document.id}/delete`}
        aria-label={`Delete ${document.name}`}
      >
        Delete
      </ButtonLink>
    </span>
  )
}
