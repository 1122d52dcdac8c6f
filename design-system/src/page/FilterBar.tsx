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
    [media.print]: { display: 'none' },
  },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px',
    // It takes the rest, so that it stays where it is when the count comes.
    flexGrow: 1,
    justifyContent: 'flex-end',
    // The last button's text ends where the table does.
    marginRight: '-10px',
    // A phone has these in a sheet.
    [media.phone]: { display: 'none' },
  },
  count: {
    marginRight: '8px',
    color: tokens.textTertiary,
    whiteSpace: 'nowrap',
  },
})

interface FilterBarProps {
  /** The filter box and chips. */
  children: ReactNode
  /** How many there are. */
  count?: string | undefined
  /** Columns, saved views. */
  tools?: ReactNode
}

/** The bar over a list: the filter box, chips, how many there are, and what changes the list's look. */
export function FilterBar({ children, count, tools }: FilterBarProps) {
  const styles = useStyles()
  return (
    <search className={styles.root}>
      {children}
      <div className={styles.tools}>
        <span role="status" className={styles.count}>
          {count}
        </span>
        {tools}
      </div>
    </search>
  )
}
