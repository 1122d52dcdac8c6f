import { makeStyles, shorthands } from '@fluentui/react-components'
import { type KeyboardEvent, useRef } from 'react'
import { Skeleton } from '../feedback/Skeleton'
import { tokens } from '../theme/tokens'
import { PdfPages } from './PdfPages'
import { PdfProblem } from './PdfProblem'
import { PdfToolbar } from './PdfToolbar'
import { letter, type PageSize } from './page-size'
import type { PdfMarksProps } from './pdf-mark'
import { useMarks } from './use-marks'
import { usePagesView } from './use-pages-view'
import { usePdf } from './use-pdf'
import { margin, useZoom } from './use-zoom'
import { pixelsPerPoint } from './zoom'

/** A PDF of ours, to be read in the page. */
export interface PdfViewProps extends PdfMarksProps {
  /** Of our origin: `/files/<id>/<name>`. It is asked for with the session's cookie. */
  url: string
  /** What people call it, and what a download is named: "Certificate 2024-118.pdf". */
  name: string
  /** In pixels. By default 500. In a parent with a height of its own, it takes all of that. */
  minHeight?: number
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    minWidth: 0,
    overflow: 'hidden',
    ...shorthands.border('1px', 'solid', tokens.line),
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.frame,
  },
  // The pages lie in a place of their own, so that however many there are the view keeps its height.
  place: { position: 'relative', flexGrow: 1, minHeight: 0 },
  view: {
    position: 'absolute',
    inset: 0,
    overflow: 'auto',
    // Else a scroll bar that comes would change the width that pages are fitted to.
    scrollbarGutter: 'stable',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  skeleton: { display: 'flex', justifyContent: 'center', padding: `${margin}px` },
})

/**
 * A PDF in a page or a dialog: its pages, sharp on every screen, with their words to select and to hear.
 *
 * It comes in a file of its own, which is loaded when a screen first draws it. Nothing in the document runs; its links
 * open in a new tab. `marks` are places on it that can be chosen, such as the fields of a form: with the mouse, or with Tab
 * and the arrow keys.
 *
 * @example
 * const PdfView = lazy(() => import('@coverdesk/design-system/pdf'))
 * <Suspense fallback={<Skeleton width="100%" height="500px" />}><PdfView url={file.url} name={file.name} /></Suspense>
 */
export function PdfView({ url, name, minHeight = 500, ...marked }: PdfViewProps) {
  const styles = useStyles()
  const view = useRef<HTMLElement>(null)
  const { state, retry } = usePdf(url)
  const isReady = state.status === 'ready'
  const usualSize = isReady ? state.usualSize : letter
  const pages = isReady ? state.pdf.numPages : 0
  const zoom = useZoom(view, usualSize)
  const scale = zoom.value * pixelsPerPoint
  const { current, goTo } = usePagesView(view, pages, scale)
  const marks = useMarks(view, isReady, marked)

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isReady || event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return
    const scroll = (screens: number) => view.current?.scrollBy({ top: screens * view.current.clientHeight * 0.9 })
    const isInView = view.current?.contains(event.target as Node)
    if (event.key === '+' || event.key === '=') zoom.step(1)
    else if (event.key === '-') zoom.step(-1)
    else if (!isInView && event.key === 'PageDown') scroll(1)
    else if (!isInView && event.key === 'PageUp') scroll(-1)
    else if (!marks.onKeyDown(event)) return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that work wherever one is in the document
    <div className={styles.root} style={{ minHeight }} onKeyDown={onKeyDown}>
      <PdfToolbar {...{ url, name, current, pages, zoom }} onGo={goTo} />
      <div className={styles.place}>
        <section
          ref={view}
          aria-label={name}
          aria-busy={state.status === 'loading'}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
          tabIndex={0}
          className={styles.view}
        >
          {state.status === 'loading' && <Loading size={usualSize} scale={scale} />}
          {state.status === 'ready' && (
            <PdfPages pdf={state.pdf} {...{ usualSize, scale, view }} marks={marks.drawn} onGo={goTo} />
          )}
          {state.status === 'failed' && <PdfProblem failure={state.failure} url={url} name={name} onRetry={retry} />}
        </section>
      </div>
    </div>
  )
}

/** The first page before it is there, where it will be. */
function Loading({ size, scale }: { size: PageSize; scale: number }) {
  return (
    <div role="status" aria-label="Loading document" className={useStyles().skeleton}>
      <Skeleton width={`${Math.floor(size.width * scale)}px`} height={`${Math.floor(size.height * scale)}px`} />
    </div>
  )
}
