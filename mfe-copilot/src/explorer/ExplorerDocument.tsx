import { EmptyState, isViewable, lazyPart, makeStyles, Skeleton, TextLink } from '@coverdesk/design-system'
import { Suspense, useMemo } from 'react'
import type { ExplorerDocumentFragment } from '../generated/documents'
import { explorerPath } from '../paths'
import { useCurrentQuote } from '../workspace-detail/evidence/current-quote'
import { distinctQuotes, labelOfQuote, type Quote } from '../workspace-detail/evidence/quotes'
import { usePlace } from '../workspace-detail/place/workspace-place'

// Their code comes with the first document that someone opens.
const DocumentView = lazyPart(() => import('@coverdesk/design-system/document'))
const ExplorerText = lazyPart(async () => ({ default: (await import('./ExplorerText')).ExplorerText }))

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gap: '8px',
    minWidth: 0,
  },
  view: {
    display: 'flex',
    flexDirection: 'column',
    height: 'max(500px, calc(100dvh - 280px))',
    '@media (min-width: 1200px)': { position: 'sticky', top: '12px' },
  },
})

interface ExplorerDocumentProps {
  policyId: string
  documents: readonly ExplorerDocumentFragment[]
  quotes: readonly Quote[]
}

/** A document of the policy, opened at the page in the address, with every quoted passage highlighted. */
export function ExplorerDocument({ policyId, documents, quotes }: ExplorerDocumentProps) {
  const styles = useStyles()
  const { sourceId } = usePlace()
  const { id: current } = useCurrentQuote()
  const document = documents.find(({ id }) => id === sourceId)
  const own = useMemo(
    () =>
      distinctQuotes(
        quotes.filter(quote => quote.sourceId === sourceId),
        current,
      ),
    [quotes, sourceId, current],
  )
  return (
    <section aria-label="Open document" className={styles.root}>
      <div>
        <TextLink href={explorerPath(policyId)}>Close document</TextLink>
      </div>
      {document ? (
        <div className={styles.view}>
          <Suspense fallback={<LoadingDocument />}>
            <Content policyId={policyId} document={document} quotes={own} />
          </Suspense>
        </div>
      ) : (
        <EmptyState kind="deleted" title="This document is no longer available" />
      )}
    </section>
  )
}

interface ContentProps extends Pick<ExplorerDocumentProps, 'policyId' | 'quotes'> {
  document: ExplorerDocumentFragment
}

function Content({ policyId, document, quotes }: ContentProps) {
  const { page } = usePlace()
  const { id: current, change } = useCurrentQuote()
  const highlights = useMemo(() => quotes.map(quote => ({ ...quote, label: labelOfQuote(quote) })), [quotes])
  const { url, mimeType, name } = document
  if (!isViewable(mimeType)) return <ExplorerText policyId={policyId} document={document} quotes={quotes} />
  return <DocumentView {...{ url, name, mimeType, highlights, page, current }} onCurrentChange={change} />
}

const LoadingDocument = () => (
  <div role="status" aria-label="Loading document...">
    <Skeleton width="100%" height="500px" />
  </div>
)
