import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    padding: '0 20px 12px',
    flexShrink: 0,
    [media.phone]: { padding: '0 16px 12px' },
  },
  count: {
    marginLeft: 'auto',
    color: tokens.textTertiary,
    whiteSpace: 'nowrap',
    [media.phone]: { display: 'none' },
  },
})

/** The bar over a list: the filter box, chips, and how many there are. */
export function FilterBar({ children, count }: { children: ReactNode; count?: string | undefined }) {
  const styles = useStyles()
  return (
    <search className={styles.root}>
      {children}
      <span role="status" className={styles.count}>
        {count}
      </span>
    </search>
  )
}
