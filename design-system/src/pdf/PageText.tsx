import type { PDFPageProxy } from 'pdfjs-dist'
import { TextLayer } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { usePageTextStyles } from './page-text-styles'

interface PageTextProps {
  page: PDFPageProxy
  /** Pixels of a point. */
  scale: number
}

/** The words of a page over its picture, unseen: they can be selected, searched and read aloud. */
export function PageText({ page, scale }: PageTextProps) {
  const styles = usePageTextStyles()
  const layer = useRef<HTMLDivElement>(null)
  const [hasText, setHasText] = useState(true)

  useEffect(() => {
    const container = layer.current
    if (!container) return
    const text = new TextLayer({
      textContentSource: page.streamTextContent(),
      container,
      viewport: page.getViewport({ scale: 1 }),
    })
    text.render().then(
      () => {
        setHasText(/\S/.test(container.textContent ?? ''))
        // While one selects, it fills the page behind the words: the selection does not leap when the pointer leaves one.
        container.append(document.createElement('div'))
      },
      () => undefined,
    )
    return () => {
      text.cancel()
      container.replaceChildren()
    }
  }, [page])

  return (
    <>
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

function noteSelection({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.dataset['selecting'] = ''
  addEventListener('pointerup', () => delete currentTarget.dataset['selecting'], { once: true })
}
