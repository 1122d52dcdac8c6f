import { makeStyles, tokens } from '@coverdesk/design-system'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    overflowX: 'auto',
    margin: '0 0 12px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    // Where there is more to the right, its edge is shaded; the tint over the shade moves with the table.
    backgroundImage: `linear-gradient(to left, ${tokens.sheet} 40%, transparent), linear-gradient(to left, ${tokens.controlLine}, transparent)`,
    backgroundPosition: 'right, right',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '36px 100%, 12px 100%',
    backgroundAttachment: 'local, scroll',
    // Five options side by side stay readable on a phone, and what they are about stays in view.
    '& th, & td': { minWidth: '96px' },
    '& th:first-child, & td:first-child': {
      position: 'sticky',
      left: 0,
      minWidth: '88px',
      backgroundColor: tokens.sheet,
    },
    '@media (max-width: 639.98px)': { '& td[data-long]': { minWidth: '200px' } },
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
