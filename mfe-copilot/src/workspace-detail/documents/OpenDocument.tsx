import { EmptyState, ErrorState, isViewable, lazyPart, makeStyles, Skeleton, TextLink } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { Suspense, useMemo } from 'react'
import { OpenedSourceDocument, type OpenedSourceQuery } from '../../generated/documents'
import { workspacePath } from '../../paths'
import { useCurrentQuote } from '../evidence/current-quote'
import { distinctQuotes, labelOfQuote, type Quote } from '../evidence/quotes'
import { placePath, usePlace } from '../place/workspace-place'

// Their code comes with the first document that someone opens: the conversation doesn’t wait for it.
const DocumentView = lazyPart(() => import('@coverdesk/design-system/document'))
const SourceText = lazyPart(async () => ({ default: (await import('./SourceText')).SourceText }))

const useStyles = makeStyles({
  bar: { padding: '10px 20px', '@media (max-width: 639.98px)': { padding: '10px 16px' } },
  view: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    flexBasis: 0,
    minHeight: 0,
    padding: '0 20px 20px',
    '@media (max-width: 639.98px)': { padding: 0 },
  },
})

type Source = NonNullable<NonNullable<OpenedSourceQuery['caraWorkspace']>['source']>

interface OpenDocumentProps {
  workspaceId: string
  sourceId: string
  quotes: readonly Quote[]
}

/** A document beside the conversation, opened at the page in the address, with every quoted passage highlighted. */
export function OpenDocument({ workspaceId, sourceId, quotes }: OpenDocumentProps) {
  const styles = useStyles()
  const query = useQuery(OpenedSourceDocument, { id: workspaceId, sourceId })
  const { id: current } = useCurrentQuote()
  const own = useMemo(
    () =>
      distinctQuotes(
        quotes.filter(quote => quote.sourceId === sourceId),
        current,
      ),
    [quotes, sourceId, current],
  )
  if (query.status === 'loading') return <LoadingDocument />
  if (query.status === 'failed') {
    return (
      <ErrorState
        title="The document could not be loaded"
        message={query.failure.message}
        requestId={query.failure.requestId}
        onRetry={query.retry}
      />
    )
  }
  const source = query.data.caraWorkspace?.source
  const all = <TextLink href={placePath(workspacePath(workspaceId), { panel: 'documents' })}>All documents</TextLink>
  if (!source) return <EmptyState kind="deleted" title="This document is no longer available" action={all} />
  return (
    <>
      <div className={styles.bar}>{all}</div>
      <div className={styles.view}>
        <Suspense fallback={<LoadingDocument />}>
          <Content source={source} workspaceId={workspaceId} quotes={own} />
        </Suspense>
      </div>
    </>
  )
}

function Content({ source, workspaceId, quotes }: { source: Source; workspaceId: string; quotes: readonly Quote[] }) {
  const { page } = usePlace()
  const { id: current, change } = useCurrentQuote()
  const highlights = useMemo(() => quotes.map(quote => ({ ...quote, label: labelOfQuote(quote) })), [quotes])
  const { url, mimeType, name, failure } = source
  if (url && mimeType && isViewable(mimeType)) {
    return <DocumentView {...{ url, name, mimeType, highlights, page, current }} onCurrentChange={change} />
  }
  if (failure) {
    return (
      <EmptyState
        kind="nothing"
        title={`${name} can’t be shown here`}
        hint={failure}
        {...(url && { action: <TextLink href={url}>{`Download ${name}`}</TextLink> })}
      />
    )
  }
  return <SourceText workspaceId={workspaceId} source={source} quotes={quotes} />
}

const LoadingDocument = () => (
  <div role="status" aria-label="Loading document...">
    <Skeleton width="100%" height="500px" />
  </div>
)
