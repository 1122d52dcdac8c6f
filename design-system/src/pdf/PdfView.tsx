import type { HighlightsProps } from '../viewer/highlight'
import type { MarksProps } from '../viewer/mark'
import { PaperView } from '../viewer/PaperView'
import { usePdf } from './use-pdf'

/** A PDF of ours, to be read in the page. */
export interface PdfViewProps extends MarksProps, HighlightsProps {
  /** Of our origin: `/files/<id>/<name>`. It is asked for with the session's cookie. */
  url: string
  /** What people call it, and what a download is named: "Certificate 2024-118.pdf". */
  name: string
  /** In pixels. By default 500. In a parent with a height of its own, it takes all of that. */
  minHeight?: number
}

/**
 * A PDF in a page or a dialog: its pages, sharp on every screen, with their words to select, to search and to hear.
 *
 * It comes in a file of its own, which is loaded when a screen first draws it. Nothing in the document runs; its links
 * open in a new tab. `highlights` are quotes and values that are tinted, the `current` one outlined: the document opens at
 * it, and buttons, `n` and `p` lead from one to the next. `marks` are places that can be chosen, such as the fields of a
 * form: with the mouse, or with Tab and the arrow keys.
 *
 * @example
 * const PdfView = lazy(() => import('@coverdesk/design-system/pdf'))
 * <Suspense fallback={<Skeleton width="100%" height="500px" />}><PdfView url={file.url} name={file.name} /></Suspense>
 */
export function PdfView({ url, minHeight = 500, ...props }: PdfViewProps) {
  const { state, retry } = usePdf(url)
  // Another document begins at its own beginning.
  return <PaperView key={url} {...props} url={url} minHeight={minHeight} state={state} onRetry={retry} />
}
