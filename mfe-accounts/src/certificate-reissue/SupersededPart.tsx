import { makeStyles, tokens } from '@coverdesk/design-system'
import type { ReactElement, ReactNode } from 'react'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  holders: { margin: 0, padding: 0, listStyleType: 'none' },
})

interface SupersededPartProps {
  title: string | undefined
  /** Those of whom it is true. By default it is true of all that follow. */
  holders?: readonly ReactElement[]
  /** What changes. */
  children?: ReactNode
}

/** What changes, and for whom; nothing where the filter has left no one. */
export function SupersededPart({ title, holders, children }: SupersededPartProps) {
  const styles = useStyles()
  if (holders?.length === 0) return null
  return (
    <section aria-label={title ?? 'Holders'} className={styles.root}>
      {title && <h3 className={styles.title}>{title}</h3>}
      {children}
      {holders && (
        <ul aria-label="Holders" className={styles.holders}>
          {holders}
        </ul>
      )}
    </section>
  )
}
