import { makeStyles, shorthands } from '@fluentui/react-components'
import { type ReactNode, useMemo, useState } from 'react'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { FrameContext } from './frame-context'
import { Sidebar } from './Sidebar'
import { SidebarSlideOver } from './SidebarSlideOver'
import { useMediaQuery } from './use-media-query'

export interface AppFrameProps {
  /** Shown at the top of the sidebar. */
  agencyName: string
  /** `SidebarSection`s. */
  sidebar: ReactNode
  /** What stands at the bottom of the sidebar: Settings. */
  sidebarFooter?: ReactNode
  /** A `TopBar`. */
  topBar: ReactNode
  /** The area in use: one remote's outlet. */
  children: ReactNode
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    height: '100dvh',
    boxSizing: 'border-box',
    backgroundColor: tokens.frame,
  },
  sidebar: {
    width: '232px',
    flexShrink: 0,
    boxSizing: 'border-box',
    display: 'flex',
    [media.narrow]: { display: 'none' },
  },
  sheet: {
    flexGrow: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    margin: '8px 8px 8px 0',
    overflow: 'hidden',
    backgroundColor: tokens.sheet,
    borderRadius: tokens.borderRadiusXLarge,
    ...shorthands.border('1px', 'solid', tokens.line),
    [media.narrow]: { margin: 0, borderRadius: 0, ...shorthands.borderWidth(0) },
  },
  content: { flexGrow: 1, minHeight: 0, outlineStyle: 'none', position: 'relative' },
  skip: {
    position: 'absolute',
    left: '8px',
    top: '-48px',
    zIndex: 10,
    padding: '6px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.brand,
    color: tokens.onBrand,
    ':focus': { top: '8px' },
  },
})

/** The quiet frame and the one sheet of work: sidebar, top bar, content. Below 900 px the sidebar slides over. */
export function AppFrame({ agencyName, sidebar, sidebarFooter, topBar, children }: AppFrameProps) {
  const styles = useStyles()
  const narrow = useMediaQuery(media.narrow)
  const [sidebarOpen, setSidebarOpen] = useState(false)
  const frame = useMemo(() => ({ sidebarOpen, setSidebarOpen }), [sidebarOpen])
  const parts = { agencyName, sidebar, footer: sidebarFooter }
  return (
    <FrameContext value={frame}>
      <div className={styles.root}>
        <a className={styles.skip} href="#content">
          Skip to content
        </a>
        {narrow ? (
          <SidebarSlideOver {...parts} open={sidebarOpen} onClose={() => setSidebarOpen(false)} />
        ) : (
          <div className={styles.sidebar}>
            <Sidebar {...parts} />
          </div>
        )}
        <div className={styles.sheet}>
          {topBar}
          <main id="content" tabIndex={-1} className={styles.content}>
            {children}
          </main>
        </div>
      </div>
    </FrameContext>
  )
}
