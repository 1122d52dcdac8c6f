import { EmptyState, ErrorState, makeStyles, Skeleton } from '@coverdesk/design-system'
import { TextDocument, type TextHighlight } from '@coverdesk/design-system/document'
import { useQuery } from '@coverdesk/plugin-sdk'
import { useMemo } from 'react'
import { SourcePagesDocument } from '../../generated/documents'
import { PortionLinks } from '../../knowledge-view/PortionLinks'
import { portionOf } from '../../knowledge-view/page-portion'
import { type JoinedPages, joinPages, type PageOfText } from '../../knowledge-view/text-of-pages'
import { workspacePath } from '../../paths'
import { useCurrentQuote } from '../evidence/current-quote'
import { labelOfQuote, type Quote } from '../evidence/quotes'
import { placePath, usePlace } from '../place/workspace-place'
import { quoteRange } from './quote-range'

const useStyles = makeStyles({
  view: { flexGrow: 1, flexBasis: 0, minHeight: 0 },
})

interface SourceTextProps {
  workspaceId: string
  source: { id: string; name: string; url: string | null; pageCount: number | null }
  quotes: readonly Quote[]
}

const none: readonly PageOfText[] = []

/** The text of a document that has no pages to look at: an Office file, a mail, a plain text. */
export function SourceText({ workspaceId, source, quotes }: SourceTextProps) {
  const styles = useStyles()
  const { page } = usePlace()
  const { id: current, change } = useCurrentQuote()
  const pageCount = source.pageCount ?? 1
  const portion = portionOf(page, pageCount)
  const query = useQuery(SourcePagesDocument, { id: workspaceId, sourceId: source.id, after: portion.after })
  const pages = (query.status === 'loaded' && query.data.caraWorkspace?.source?.pages) || none
  const joined = useMemo(() => joinPages(pages, pageCount === 1), [pages, pageCount])
  const ranges = useMemo(() => rangesOf(joined, pages, quotes), [joined, pages, quotes])
  if (query.status === 'loading') return <Skeleton width="100%" height="500px" />
  if (query.failure) {
    const { message, requestId } = query.failure
    return (
      <ErrorState
        title="The document could not be loaded"
        message={message}
        requestId={requestId}
        onRetry={query.retry}
      />
    )
  }
  if (pages.length === 0) {
    return (
      <EmptyState
        kind="nothing"
        title="Cara is still reading this document"
        hint="Its text is shown here once she has read it."
      />
    )
  }
  const to = (number: number) =>
    placePath(workspacePath(workspaceId), { panel: 'documents', sourceId: source.id, page: number })
  return (
    <>
      <PortionLinks portion={portion} shown={pages} pageCount={source.pageCount} pathOf={to} />
      <div className={styles.view}>
        <TextDocument
          text={joined.text}
          name={source.name}
          url={source.url ?? undefined}
          ranges={ranges}
          current={current}
          onCurrentChange={change}
          opensAt={joined.places.get(page)?.heading}
        />
      </div>
    </>
  )
}

/** Where the quotes are in the text; what is on other pages is left out. */
export function rangesOf(
  { places }: JoinedPages,
  pages: readonly PageOfText[],
  quotes: readonly Quote[],
): readonly TextHighlight[] {
  return quotes.flatMap(quote => {
    const place = places.get(quote.page)
    const text = pages.find(({ number }) => number === quote.page)?.text
    const range = place && text !== undefined ? quoteRange(text, quote.quote) : undefined
    if (!place || !range) return []
    return [
      { id: quote.id, start: place.start + range.start, end: place.start + range.end, label: labelOfQuote(quote) },
    ]
  })
}
