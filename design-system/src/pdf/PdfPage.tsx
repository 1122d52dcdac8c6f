import { makeStyles, shorthands } from '@fluentui/react-components'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../controls/Button'
import { tokens } from '../theme/tokens'
import { PageCanvas } from './PageCanvas'
import { PageLinks } from './PageLinks'
import { PageMarks } from './PageMarks'
import { PageText } from './PageText'
import type { PageSize } from './page-size'
import type { DrawnMarks } from './use-marks'
import { useNear } from './use-near'

const useStyles = makeStyles({
  root: {
    position: 'relative',
    flexShrink: 0,
    overflow: 'hidden',
    boxShadow: `0 0 0 1px ${tokens.line}`,
    // Paper is white in every theme, and so is all that the browser draws on it.
    backgroundColor: '#fff',
    colorScheme: 'only light',
    forcedColorAdjust: 'none',
  },
  problem: {
    position: 'absolute',
    inset: 0,
    zIndex: 3,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '12px',
    padding: '20px',
    textAlign: 'center',
    color: 'CanvasText',
    ...shorthands.border('1px', 'dashed', 'GrayText'),
  },
})

interface PdfPageProps {
  pdf: PDFDocumentProxy
  /** From 1. */
  number: number
  /** Until the page itself is read. */
  usualSize: PageSize
  /** Pixels of a point. */
  scale: number
  /** The element that scrolls. */
  view: RefObject<HTMLElement | null>
  marks: DrawnMarks
  onGo(dest: string | unknown[]): void
}

/** One page: its place is always there, what is on it only while it is near the view. */
export function PdfPage({ pdf, number, usualSize, scale, view, marks, onGo }: PdfPageProps) {
  const styles = useStyles()
  const root = useRef<HTMLDivElement>(null)
  const isNear = useNear(root, view)
  const ownMarks = marks.ofPage.get(number)
  const { page, size, hasFailed, fail, retry } = usePage(pdf, number, usualSize, isNear)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={root}
      role="group"
      aria-label={`Page ${number}`}
      data-page={number}
      className={styles.root}
      style={{ width: Math.floor(size.width * scale), height: Math.floor(size.height * scale) }}
    >
      {page && !hasFailed && (
        <>
          <PageCanvas page={page} scale={scale} onFailed={fail} />
          <PageText page={page} scale={scale} />
          <PageLinks page={page} onGo={onGo} />
        </>
      )}
      {ownMarks && !hasFailed && (
        <PageMarks marks={ownMarks} chosen={marks.chosen} stop={marks.stop} onChoose={marks.onChoose} />
      )}
      {hasFailed && (
        <div role="alert" className={styles.problem}>
          This page could not be shown.
          <Button onClick={retry}>Retry</Button>
        </div>
      )}
    </div>
  )
}

/** Reads the page while it is near, and lets go of it afterwards; its size is kept. */
function usePage(pdf: PDFDocumentProxy, number: number, usualSize: PageSize, isNear: boolean) {
  const [page, setPage] = useState<PDFPageProxy>()
  const [size, setSize] = useState(usualSize)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!isNear || hasFailed) return
    let isOver = false
    let read: PDFPageProxy | undefined
    pdf.getPage(number).then(
      found => {
        if (isOver) return
        read = found
        const { width, height } = found.getViewport({ scale: 1 })
        setSize({ width, height })
        setPage(found)
      },
      () => {
        if (!isOver) setFailed(true)
      },
    )
    return () => {
      isOver = true
      setPage(undefined)
      // After what is drawn has been broken off.
      setTimeout(() => read?.cleanup())
    }
  }, [pdf, number, isNear, hasFailed])

  return { page, size, hasFailed, fail: () => setFailed(true), retry: () => setFailed(false) }
}
