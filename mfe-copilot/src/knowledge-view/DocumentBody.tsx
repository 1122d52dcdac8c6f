import { EmptyState, isViewable, makeStyles, TextLink } from '@coverdesk/design-system'
import { useLate } from '@coverdesk/plugin-sdk'
import { useMemo } from 'react'
import type { KnowledgeProfileFragment } from '../generated/documents'
import { IndexingProgress } from '../knowledge-detail/IndexingProgress'
import { LoadingDocument } from './LoadingDocument'
import { lateDocumentView } from './late-document'
import { labelOf } from './marked-passages'
import { PassageNotice } from './PassageNotice'
import { TextContent } from './TextContent'
import { type Passages, usePassages } from './use-passages'
import type { ViewAddress } from './view-address'

const useStyles = makeStyles({
  notices: {
    display: 'grid',
    gap: '8px',
    padding: '0 20px 12px',
    '@media (max-width: 639px)': { padding: '0 16px 12px' },
  },
  view: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    flexBasis: 0,
    minHeight: '500px',
    padding: '0 20px 20px',
    '@media (max-width: 639px)': { padding: 0 },
  },
})

interface DocumentBodyProps {
  document: KnowledgeProfileFragment
  address: ViewAddress
}

/** What there is to say of the document, and the document. */
export function DocumentBody({ document, address }: DocumentBodyProps) {
  const styles = useStyles()
  const passages = usePassages(document.id, address)
  const isIndexed = document.indexingStatus.status === 'COMPLETED'
  return (
    <>
      {(!isIndexed || passages.hasChanged || passages.failure) && (
        <div className={styles.notices}>
          <IndexingProgress document={document} />
          <PassageNotice passages={passages} page={address.page} />
        </div>
      )}
      <div className={styles.view}>
        {passages.isLoading ? <LoadingDocument /> : <Content {...{ document, address, passages }} />}
      </div>
    </>
  )
}

/** The browser can’t show files that failed for these reasons. */
const unopened: readonly (string | null)[] = ['DAMAGED', 'EMPTY', 'PASSWORD_NEEDED']

function Content({ document, address, passages }: DocumentBodyProps & { passages: Passages }) {
  const { file } = document
  const { status, failure } = document.indexingStatus
  const { marked, current } = passages
  const DocumentView = useLate(lateDocumentView)
  const highlights = useMemo(() => marked.map(passage => ({ ...passage, label: labelOf(passage) })), [marked])
  const isOpened = status !== 'FAILED' || !unopened.includes(failure)
  const text = status === 'COMPLETED' && (
    <TextContent document={document} page={current?.page ?? address.page} passages={passages} />
  )
  if (file && isViewable(file.mimeType) && isOpened) {
    if (!DocumentView) return <LoadingDocument />
    const { url, name, mimeType } = file
    return <DocumentView {...{ url, name, mimeType, highlights }} current={current?.id} page={address.page} />
  }
  if (text) return text
  if (status === 'FAILED') {
    return (
      <EmptyState
        kind="nothing"
        title="This document can’t be shown here"
        hint={file ? 'Download it and open it with another program.' : 'Edit it, or try again.'}
        {...(file && { action: <TextLink href={file.url}>{`Download ${file.name}`}</TextLink> })}
      />
    )
  }
  return (
    <EmptyState
      kind="nothing"
      title="Cara is still reading this document"
      hint="Its text is shown here once it is indexed."
    />
  )
}
