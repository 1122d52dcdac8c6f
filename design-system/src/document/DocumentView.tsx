import { Suspense } from 'react'
import { Skeleton } from '../feedback/Skeleton'
import { lazyPart } from '../late/lazy-part'
import type { HighlightsProps } from '../viewer/highlight'
import { PictureView } from './PictureView'

const PdfView = lazyPart(() => import('../pdf/index'))

/** A file of ours, to be read in the page. */
export interface DocumentViewProps extends HighlightsProps {
  /** Of our origin: `/files/<id>/<name>`. It is asked for with the session's cookie. */
  url: string
  /** What people call it, and what a download is named. */
  name: string
  /** `application/pdf`, or a picture's: `image/png`, `image/jpeg`, `image/webp`. `isViewable` says which can be shown. */
  mimeType: string
  /** In pixels. By default 500. In a parent with a height of its own, it takes all of that. */
  minHeight?: number
}

/**
 * A PDF, a scan or a photo in a page or a dialog, with zoom, turning, the pages at a glance, search and highlights. The part for
 * PDFs comes when a first one is shown.
 *
 * @example
 * const DocumentView = lazyPart(() => import('@coverdesk/design-system/document'))
 * <DocumentView url={file.url} name={file.name} mimeType={file.mimeType} highlights={quotes} current={quote.id} />
 */
export function DocumentView({ mimeType, minHeight = 500, ...props }: DocumentViewProps) {
  if (mimeType !== 'application/pdf') return <PictureView {...props} minHeight={minHeight} />
  return (
    <Suspense fallback={<Skeleton width="100%" height={`${minHeight}px`} />}>
      <PdfView {...props} minHeight={minHeight} />
    </Suspense>
  )
}
