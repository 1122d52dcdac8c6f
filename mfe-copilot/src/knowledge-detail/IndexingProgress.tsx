import { Banner, Button, ProgressBar } from '@coverdesk/design-system'
import { useChange } from '@coverdesk/plugin-sdk'
import type { KnowledgeProfileFragment } from '../generated/documents'
import { percentOf } from '../knowledge-list/indexing-labels'
import { readingProblem } from '../knowledge-list/reading-problem'
import { retryDocument } from './change-document'

/** A bar while the document is indexed; why it could not be, or not all of it, and what can be done. Nothing once it is done. */
export function IndexingProgress({ document }: { document: KnowledgeProfileFragment }) {
  const { run, busy, failure } = useChange()
  const { status, error, failure: kind, progress } = document.indexingStatus
  const again = (
    <Button small busy={busy} onClick={() => void run(() => retryDocument(document))}>
      Try again
    </Button>
  )
  if (status === 'COMPLETED') {
    const problem = readingProblem(document.indexingStatus)
    return (
      problem && (
        <Banner tone="warning" actions={again}>
          {failure?.message ?? problem}
        </Banner>
      )
    )
  }
  if (status !== 'FAILED') {
    return (
      <ProgressBar
        label={status === 'INDEXING' ? 'Indexing' : 'Waiting to be indexed'}
        value={status === 'INDEXING' ? progress : undefined}
        {...(status === 'INDEXING' && { text: percentOf(progress) })}
      />
    )
  }
  // Reading it again as it is would fail again.
  if (kind === 'PASSWORD_NEEDED') return <Banner tone="error">{error}</Banner>
  return (
    <Banner tone="error" actions={again}>
      {failure?.message ?? error ?? 'This document could not be indexed.'}
    </Banner>
  )
}
