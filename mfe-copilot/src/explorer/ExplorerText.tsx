import { ErrorState, makeStyles, Skeleton } from '@coverdesk/design-system'
import { TextDocument } from '@coverdesk/design-system/document'
import { useQuery } from '@coverdesk/plugin-sdk'
import { useMemo } from 'react'
import { type ExplorerDocumentFragment, ExplorerPagesDocument } from '../generated/documents'
import { PortionLinks } from '../knowledge-view/PortionLinks'
import { portionOf } from '../knowledge-view/page-portion'
import { joinPages, type PageOfText } from '../knowledge-view/text-of-pages'
import { explorerPath } from '../paths'
import { rangesOf } from '../workspace-detail/documents/SourceText'
import { useCurrentQuote } from '../workspace-detail/evidence/current-quote'
import type { Quote } from '../workspace-detail/evidence/quotes'
import { placePath, usePlace } from '../workspace-detail/place/workspace-place'

const useStyles = makeStyles({
  view: { flexGrow: 1, flexBasis: 0, minHeight: 0 },
})

interface ExplorerTextProps {
  policyId: string
  document: ExplorerDocumentFragment
  quotes: readonly Quote[]
}

const none: readonly PageOfText[] = []

/** The text of a document that has no pages to look at: an Office file, a mail, a plain text. */
export function ExplorerText({ policyId, document, quotes }: ExplorerTextProps) {
  const styles = useStyles()
  const { page } = usePlace()
  const { id: current, change } = useCurrentQuote()
  const { id: documentId, name, url, indexingStatus } = document
  const pageCount = indexingStatus.pageCount ?? 1
  const portion = portionOf(page, pageCount)
  const query = useQuery(ExplorerPagesDocument, { policyId, documentId, after: portion.after })
  const pages = (query.status === 'loaded' && query.data.policyExplorerConversation?.document?.pages) || none
  const joined = useMemo(() => joinPages(pages, pageCount === 1), [pages, pageCount])
  const ranges = useMemo(() => rangesOf(joined, pages, quotes), [joined, pages, quotes])
  if (query.status === 'loading') return <Skeleton width="100%" height="500px" />
  if (query.failure) {
    const { message, requestId } = query.failure
    return <ErrorState title="The document could not be loaded" {...{ message, requestId }} onRetry={query.retry} />
  }
  const to = (number: number) => placePath(explorerPath(policyId), { sourceId: documentId, page: number })
  return (
    <>
      <PortionLinks portion={portion} shown={pages} pageCount={pageCount} pathOf={to} />
      <div className={styles.view}>
        <TextDocument
          text={joined.text}
          {...{ name, url, ranges, current }}
          onCurrentChange={change}
          opensAt={joined.places.get(page)?.heading}
        />
      </div>
    </>
  )
}
