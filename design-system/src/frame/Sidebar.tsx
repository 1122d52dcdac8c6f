import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import type { ReactNode } from 'react'
import { IconButton } from '../controls/IconButton'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { BrandMark } from './BrandMark'
import { useFrame } from './frame-context'

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
  brandAlone: { justifyContent: 'center', padding: 0 },
  agency: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    flexGrow: 1,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    lineHeight: '18px',
  },
  close: { marginRight: '-8px' },
  entries: {
    // What its entries are measured against.
    position: 'relative',
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    overflowX: 'hidden',
    // The bar is in the padding, so that entries keep their width.
    marginRight: '-8px',
    padding: '8px 8px 8px 0',
    scrollbarWidth: 'thin',
    scrollbarColor: `${tokens.controlLine} transparent`,
    [media.forcedColors]: { scrollbarColor: 'auto' },
  },
  footer: { flexShrink: 0, paddingTop: '8px' },
})

/** The sidebar's contents, the same beside the sheet, as a strip of icons, and in the slide-over. */
export function Sidebar({ agencyName, sidebar, footer }: SidebarParts) {
  const styles = useStyles()
  const { narrow, collapsed, setSidebarOpen } = useFrame()
  return (
    <nav aria-label="Main" className={styles.root}>
      <div className={mergeClasses(styles.brand, collapsed && styles.brandAlone)} title={agencyName}>
        <BrandMark />
        {!collapsed && <span className={styles.agency}>{agencyName}</span>}
        {narrow && (
          <IconButton
            className={styles.close}
            label="Close navigation"
            icon={<Dismiss20Regular />}
            onClick={() => setSidebarOpen(false)}
          />
        )}
      </div>
      <div className={styles.entries}>{sidebar}</div>
      <div className={styles.footer}>{footer}</div>
    </nav>
  )
}
