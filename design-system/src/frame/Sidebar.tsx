import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens'
import { BrandMark } from './BrandMark'

export interface SidebarParts {
  agencyName: string
  sidebar: ReactNode
  footer: ReactNode
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    minWidth: 0,
    boxSizing: 'border-box',
    padding: '8px 8px 12px',
  },
  brand: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    height: '48px',
    padding: '0 8px',
    flexShrink: 0,
    fontWeight: tokens.fontWeightSemibold,
  },
  agency: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    lineHeight: '18px',
  },
  entries: { flexGrow: 1, minHeight: 0, overflowY: 'auto', paddingTop: '8px' },
  footer: { flexShrink: 0, paddingTop: '8px' },
})

/** The sidebar's contents, the same beside the sheet and in the slide-over. */
export function Sidebar({ agencyName, sidebar, footer }: SidebarParts) {
  const styles = useStyles()
  return (
    <nav aria-label="Main" className={styles.root}>
      <div className={styles.brand}>
        <BrandMark />
        <span className={styles.agency} title={agencyName}>
          {agencyName}
        </span>
      </div>
      <div className={styles.entries}>{sidebar}</div>
      <div className={styles.footer}>{footer}</div>
    </nav>
  )
}
