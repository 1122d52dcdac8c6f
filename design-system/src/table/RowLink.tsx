import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { createContext, type ReactNode, useContext } from 'react'
import { Link } from '../controls/Link'

interface Target {
  /** Where the row around leads; without it the row is only read. */
  to: string | undefined
  /** Names the row for its checkbox. */
  titleId: string
}

export const RowTarget = createContext<Target | undefined>(undefined)

/** Finds the link of a row; keyboard and clicks on the row go through it. */
export const rowLinkSelector = '[data-row-link]'

const useStyles = makeStyles({
  // The row draws the focus ring for its link.
  root: { color: 'inherit', textDecorationLine: 'none', outlineStyle: 'none' },
})

/** The real link of a table's row: the name. The rest of the row leads to the same place. */
export function RowLink({ children, className }: { children: ReactNode; className?: string }) {
  const styles = useStyles()
  const target = useContext(RowTarget)
  if (target?.to === undefined) {
    return (
      <span id={target?.titleId} className={className}>
        {children}
      </span>
    )
  }
  return (
    <Link to={target.to} id={target.titleId} data-row-link="" className={mergeClasses(styles.root, className)}>
      {children}
    </Link>
  )
}
