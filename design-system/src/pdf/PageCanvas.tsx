import { makeStyles } from '@fluentui/react-components'
import type { PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef } from 'react'
import type { Turn } from '../viewer/box'
import { useSettled } from '../viewer/use-settled'
import { viewportOf } from './page-viewport'
import { usePixelRatio } from './use-pixel-ratio'

/** Some devices draw no larger canvas, and none should spend more memory on one page than this (64 MB). */
const maxPixels = 2 ** 24

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    inset: 0,
    userSelect: 'none',
    '& > canvas': { display: 'block', width: '100%', height: '100%' },
  },
})

interface PageCanvasProps {
  page: PDFPageProxy
  /** Pixels of a point. */
  scale: number
  turn: Turn
  onFailed(): void
}

/** The picture of a page. While another size is drawn, the last one is stretched to it, so that nothing flashes. */
export function PageCanvas({ page, scale, turn, onFailed }: PageCanvasProps) {
  const place = useRef<HTMLDivElement>(null)
  const settledScale = useSettled(scale)
  const pixelRatio = usePixelRatio()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new error callback must not redraw the page
  useEffect(() => {
    const canvas = document.createElement('canvas')
    canvas.ariaHidden = 'true'
    const viewport = viewportOf(page, drawnScale(page, settledScale * pixelRatio), turn)
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    const drawing = page.render({ canvas, viewport })
    drawing.promise.then(
      () => {
        for (const before of place.current?.querySelectorAll('canvas') ?? []) release(before)
        place.current?.replaceChildren(canvas)
      },
      (error: unknown) => {
        release(canvas)
        if ((error as Error).name !== 'RenderingCancelledException') onFailed()
      },
    )
    return () => drawing.cancel()
  }, [page, settledScale, pixelRatio, turn])

  useEffect(() => {
    const element = place.current
    return () => {
      for (const canvas of element?.querySelectorAll('canvas') ?? []) release(canvas)
    }
  }, [])

  return <div ref={place} className={useStyles().root} />
}

function drawnScale(page: PDFPageProxy, wanted: number) {
  const { width, height } = viewportOf(page, 1, 0)
  return Math.min(wanted, Math.sqrt(maxPixels / (width * height)))
}

/** Browsers keep the memory of a canvas for a while, unless it is made empty. */
function release(canvas: HTMLCanvasElement) {
  canvas.width = 0
  canvas.height = 0
}
