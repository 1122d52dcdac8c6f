import type { PDFPageProxy } from 'pdfjs-dist'
import { TextLayer } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import type { Turn } from '../viewer/box'
import { PageTints } from '../viewer/PageTints'
import type { WordMatch } from '../viewer/page-words'
import { matchBoxes } from './match-boxes'
import { usePageTextStyles } from './page-text-styles'
import { viewportOf } from './page-viewport'

interface PageTextProps {
  page: PDFPageProxy
  /** Pixels of a point. */
  scale: number
  turn: Turn
  matches: readonly WordMatch[]
  currentMatch: string | undefined
}

/** The words of a page over its picture, unseen: they can be selected, searched and read aloud. Under them, what was found. */
export function PageText({ page, scale, turn, matches, currentMatch }: PageTextProps) {
  const styles = usePageTextStyles()
  const layer = useRef<HTMLDivElement>(null)
  const pieces = useTextLayer(layer, page, turn)
  const hasText = pieces === undefined || pieces.some(piece => /\S/.test(piece.textContent ?? ''))
  const found = useMatchBoxes(layer, pieces, matches)
  return (
    <>
      {found.map(({ id, boxes }) => (
        <PageTints key={id} boxes={boxes} look="match" isCurrent={id === currentMatch} />
      ))}
      {!hasText && <span className={styles.unseen}>This page is a picture without text.</span>}
      <div
        ref={layer}
        className={styles.root}
        style={{ '--total-scale-factor': scale } as object}
        onPointerDown={noteSelection}
      />
    </>
  )
}

/** Answers the elements of the words once they are all there, piece by piece as the document has them. */
function useTextLayer(layer: { current: HTMLDivElement | null }, page: PDFPageProxy, turn: Turn) {
  const [pieces, setPieces] = useState<readonly HTMLElement[]>()
  useEffect(() => {
    const container = layer.current
    if (!container) return
    const text = new TextLayer({
      textContentSource: page.streamTextContent(),
      container,
      viewport: viewportOf(page, 1, turn),
    })
    text.render().then(
      () => {
        setPieces(text.textDivs)
        // While one selects, it fills the page behind the words: the selection does not leap when the pointer leaves one.
        container.append(document.createElement('div'))
      },
      () => undefined,
    )
    return () => {
      text.cancel()
      setPieces(undefined)
      container.replaceChildren()
    }
  }, [layer, page, turn])
  return pieces
}

/** Where what was found is on the page; as shares of it, so it holds for every size. */
function useMatchBoxes(
  layer: { current: HTMLDivElement | null },
  pieces: readonly HTMLElement[] | undefined,
  matches: readonly WordMatch[],
) {
  const [found, setFound] = useState<ReturnType<typeof matchBoxes>>([])
  useEffect(() => {
    const paper = layer.current?.parentElement
    setFound(paper && pieces ? matchBoxes(paper.getBoundingClientRect(), pieces, matches) : [])
  }, [layer, pieces, matches])
  return found
}

function noteSelection({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.dataset['selecting'] = ''
  addEventListener('pointerup', () => delete currentTarget.dataset['selecting'], { once: true })
}
