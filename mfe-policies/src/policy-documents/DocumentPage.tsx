import {
  ButtonLink,
  DetailColumns,
  Facts,
  formatFileSize,
  makeStyles,
  Section,
  Skeleton,
} from '@coverdesk/design-system'
import { NoRecord, useParams } from '@coverdesk/plugin-sdk'
import type { PolicyDocumentFragment } from '../generated/documents'
import { documentsPath } from '../paths'
import { PolicyTabs } from '../policy-detail/PolicyTabs'
import { PolicyFacts } from '../policy-overview/PolicyFacts'
import { usePolicy } from '../policy-record/use-policy'
import { documentTypeWords } from '../words/document-types'
import { DocumentContent } from './DocumentContent'
import { DocumentDay } from './DocumentDay'
import { OpenInNewTab } from './OpenInNewTab'
import { useDocuments } from './use-documents'

const useStyles = makeStyles({
  root: { padding: '20px', '@media (max-width: 639px)': { padding: '16px' } },
  view: { height: 'max(500px, calc(100dvh - 260px))' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '16px' },
})

/** A document of the policy, to be read beside the policy's facts. */
export function DocumentPage() {
  return (
    <>
      <PolicyTabs current="documents" />
      <OpenDocument />
    </>
  )
}

function OpenDocument() {
  const styles = useStyles()
  const { fileId } = useParams()
  const { policy } = usePolicy()
  const { id, query, documents } = useDocuments()
  const document = documents?.find(one => one.id === fileId)
  if (query.status === 'loading') {
    return (
      <div className={styles.root} role="status" aria-label="Loading document...">
        <Skeleton width="100%" height="500px" />
      </div>
    )
  }
  if (!document) {
    return (
      <NoRecord
        what="document"
        failure={query.failure}
        onRetry={query.retry}
        wayBack={{ to: documentsPath(id), label: 'Back to documents' }}
      />
    )
  }
  return (
    <DetailColumns
      aside={
        <>
          <DocumentFacts policyId={id} document={document} />
          {policy && <PolicyFacts policy={policy} />}
        </>
      }
    >
      <div className={styles.view}>
        <DocumentContent document={document} />
      </div>
    </DetailColumns>
  )
}

function DocumentFacts({ policyId, document }: { policyId: string; document: PolicyDocumentFragment }) {
  const styles = useStyles()
  const { name, type, createdAt, size, visible, notes } = document
  return (
    <Section title="Document">
      <Facts
        facts={[
          { label: 'Name', value: name },
          { label: 'Type', value: documentTypeWords(type) },
          { label: 'Uploaded', value: <DocumentDay at={createdAt} /> },
          { label: 'Size', value: formatFileSize(size) },
          { label: 'Visible to client', value: visible ? 'Yes' : 'No' },
          { label: 'Notes', value: notes },
        ]}
      />
      <div className={styles.actions}>
        <ButtonLink small to={documentsPath(policyId)}>
          All documents
        </ButtonLink>
        <OpenInNewTab document={document} />
      </div>
    </Section>
  )
}
