import { makeStyles, tokens } from '@coverdesk/design-system'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  title: { margin: '0 0 8px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
})

/** A titled part of a slide-out. */
export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  )
}
