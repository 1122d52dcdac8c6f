import { EmptyState, ErrorState, makeStyles } from '@coverdesk/design-system'
import { useLate, useQuery } from '@coverdesk/plugin-sdk'
import { useMemo } from 'react'
import { KnowledgePagesDocument, type KnowledgeProfileFragment } from '../generated/documents'
import { LoadingDocument } from './LoadingDocument'
import { lateTextDocument } from './late-document'
import { PageLinks } from './PageLinks'
import { portionOf } from './page-portion'
import { joinPages, type PageOfText, rangesIn } from './text-of-pages'
import type { Passages } from './use-passages'

const useStyles = makeStyles({ view: { flexGrow: 1, flexBasis: 0, minHeight: 0 } })

interface TextContentProps {
  document: KnowledgeProfileFragment
  page: number
  passages: Passages
}

const none: readonly PageOfText[] = []

/** The text of a document that has no pages of its own: of an Office file, a mail, a plain text. */
export function TextContent({ document, page, passages }: TextContentProps) {
  const styles = useStyles()
  const { id, title, file, indexingStatus } = document
  const pageCount = indexingStatus.pageCount ?? 1
  const portion = portionOf(page, pageCount)
  const query = useQuery(KnowledgePagesDocument, { documentId: id, after: portion.after })
  const pages = (query.status === 'loaded' && query.data.knowledgeBasePages) || none
  const joined = useMemo(() => joinPages(pages, pageCount === 1), [pages, pageCount])
  const ranges = useMemo(() => rangesIn(joined, passages.marked), [joined, passages.marked])
  const TextDocument = useLate(lateTextDocument)
  if (query.status === 'loading') return <LoadingDocument />
  if (query.failure) {
    return (
      <ErrorState
        title="The document could not be loaded"
        message={query.failure.message}
        requestId={query.failure.requestId}
        onRetry={query.retry}
      />
    )
  }
  if (pages.length === 0) {
    return <EmptyState kind="nothing" title="There is no text in this document" hint="Download it to look at it." />
  }
  if (!TextDocument) return <LoadingDocument />
  return (
    <>
      <PageLinks document={document} portion={portion} shown={pages} passages={passages.marked} />
      <div className={styles.view}>
        <TextDocument
          text={joined.text}
          name={file?.name ?? title}
          url={file?.url}
          ranges={ranges}
          current={passages.current?.id}
          opensAt={joined.places.get(page)?.heading}
        />
      </div>
    </>
  )
}
