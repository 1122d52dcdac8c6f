import { ButtonLink, makeStyles, mergeClasses, tokens } from '@coverdesk/design-system'
import type { ReactNode } from 'react'
import type { PagePortion } from './page-portion'
import type { PageOfText } from './text-of-pages'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', paddingBottom: '8px' },
  words: { color: tokens.textSecondary },
})

interface PortionLinksProps {
  portion: PagePortion
  shown: readonly PageOfText[]
  pageCount: number | null
  /** The address that opens a page of the document. */
  pathOf(page: number): string
  className?: string
  /** Links to other places in the document. */
  children?: ReactNode
}

/** Links to the pages of a long document that aren't shown. Nothing when all of them are. */
export function PortionLinks(props: PortionLinksProps) {
  const { portion, shown, pageCount, pathOf, className, children } = props
  const { before, next } = portion
  const styles = useStyles()
  if (before === undefined && next === undefined) return null
  return (
    <nav aria-label="Pages" className={mergeClasses(styles.root, className)}>
      <span className={styles.words}>{`Pages ${shown[0]?.number}–${shown.at(-1)?.number} of ${pageCount}`}</span>
      {before !== undefined && (
        <ButtonLink small to={pathOf(before)}>
          Earlier pages
        </ButtonLink>
      )}
      {next !== undefined && (
        <ButtonLink small to={pathOf(next)}>
          Later pages
        </ButtonLink>
      )}
      {children}
    </nav>
  )
}
