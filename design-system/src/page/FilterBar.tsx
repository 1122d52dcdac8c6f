import { makeStyles, mergeClasses } from '@fluentui/react-components'
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
  // A phone keeps more chips than two in one line that is pushed aside; they reach to the edges of the page there.
  chips: { display: 'contents' },
  manyChips: {
    [media.phone]: {
      display: 'flex',
      gap: '8px',
      flexBasis: 'calc(100% + 32px)',
      flexShrink: 0,
      margin: '-4px -16px',
      padding: '4px 16px',
      boxSizing: 'border-box',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      '> *': { flexShrink: 0 },
    },
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
  /** The filter box. */
  box?: ReactNode
  chips: readonly ReactNode[]
  /** How many there are. */
  count?: string | undefined
  /** Columns, saved views. */
  tools?: ReactNode
}

/** The bar over a list: the filter box, chips, how many there are, and what changes the list's look. */
export function FilterBar({ box, chips, count, tools }: FilterBarProps) {
  const styles = useStyles()
  return (
    <search className={styles.root}>
      {box}
      <div className={mergeClasses(styles.chips, chips.length > 2 && styles.manyChips)}>{chips}</div>
      <div className={styles.tools}>
        <span role="status" className={styles.count}>
          {count}
        </span>
        {tools}
      </div>
    </search>
  )
}
