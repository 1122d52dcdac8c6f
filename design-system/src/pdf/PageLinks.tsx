import { makeStyles, shorthands } from '@fluentui/react-components'
import type { PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import type { Turn } from '../viewer/box'
import { type LinkAnnotation, type PageLink, pageLinks } from './page-link'
import { viewportOf } from './page-viewport'

const useStyles = makeStyles({
  link: {
    position: 'absolute',
    zIndex: 2,
    padding: 0,
    backgroundColor: 'transparent',
    ...shorthands.borderStyle('none'),
    borderRadius: '2px',
    cursor: 'pointer',
    // On white paper in every theme: the browser's own colors for it.
    ':hover': { outline: '1px solid LinkText' },
    ':focus-visible': { outline: '2px solid LinkText', outlineOffset: '1px' },
  },
})

interface PageLinksProps {
  page: PDFPageProxy
  turn: Turn
  onGo(dest: string | unknown[]): void
}

/** The links of a page, over its words. Forms, notes, attachments and scripts of a document are no part of it. */
export function PageLinks({ page, turn, onGo }: PageLinksProps) {
  const links = useLinks(page, turn)
  const styles = useStyles()
  return links.map(({ id, label, target, box }) =>
    target.kind === 'web' ? (
      <a
        key={id}
        href={target.url}
        title={target.url}
        aria-label={label}
        className={styles.link}
        style={box}
        {...(target.url.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
      />
    ) : (
      <button
        key={id}
        type="button"
        aria-label={label}
        className={styles.link}
        style={box}
        onClick={() => onGo(target.dest)}
      />
    ),
  )
}

function useLinks(page: PDFPageProxy, turn: Turn) {
  const [links, setLinks] = useState<PageLink[]>([])
  useEffect(() => {
    let isOver = false
    const viewport = viewportOf(page, 1, turn)
    const { width, height } = viewport
    const toView = (rect: number[]) =>
      viewport.convertToViewportRectangle(rect).map((part, at) => part / (at % 2 === 0 ? width : height))
    page.getAnnotations().then(
      annotations => {
        if (!isOver) setLinks(pageLinks(annotations as LinkAnnotation[], toView))
      },
      // A page whose links cannot be read is still worth reading.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [page, turn])
  return links
}
