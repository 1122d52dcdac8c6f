import { makeStyles, tokens } from '@coverdesk/design-system'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    overflowX: 'auto',
    margin: '0 0 12px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    // Five options side by side stay readable on a phone, and what they are about stays in view.
    '& th, & td': { minWidth: '104px' },
    '& th:first-child, & td:first-child': {
      position: 'sticky',
      left: 0,
      minWidth: '92px',
      backgroundColor: tokens.sheet,
    },
  },
})

/** A table of a document, which scrolls where it is wider than its place. */
export function WideTable({ children }: { children: ReactNode }) {
  const styles = useStyles()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard.
    <section tabIndex={0} className={styles.root}>
      <table>{children}</table>
    </section>
  )
}
