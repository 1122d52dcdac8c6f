import { makeStyles, tokens } from '@coverdesk/design-system'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', columnGap: '10px' },
  mark: {
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    borderRadius: '7px',
    backgroundColor: tokens.violetTint,
    color: tokens.violet,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    '@media (forced-colors: active)': { outline: '1px solid' },
  },
  content: { display: 'grid', gap: '8px', minWidth: 0, paddingTop: '2px' },
})

/** What Cara says, beside her letter. */
export function CaraLine({ label, children }: { label: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <article aria-label={label} className={styles.root}>
      <span aria-hidden className={styles.mark}>
        C
      </span>
      <div className={styles.content}>{children}</div>
    </article>
  )
}
