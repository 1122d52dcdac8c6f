import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { type ReactNode, useMemo, useState } from 'react'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { useMediaQuery } from '../theme/use-media-query'
import { FrameContext } from './frame-context'
import { Sidebar } from './Sidebar'
import { SidebarSlideOver } from './SidebarSlideOver'
import { SkipLink } from './SkipLink'

export interface AppFrameProps {
  /** Shown at the top of the sidebar. */
  agencyName: string
  /** `SidebarSection`s. */
  sidebar: ReactNode
  /** What is at the bottom of the sidebar: Settings. */
  sidebarFooter?: ReactNode
  /** A `TopBar`. */
  topBar: ReactNode
  /** Only icons stand in the sidebar; their names are tooltips. By default false. */
  collapsed?: boolean
  onCollapsedChange?(collapsed: boolean): void
  /** The area in use: one remote's outlet. */
  children: ReactNode
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    height: '100dvh',
    boxSizing: 'border-box',
    backgroundColor: tokens.frame,
    [media.print]: { display: 'block', height: 'auto', backgroundColor: 'transparent' },
  },
  sidebar: {
    width: '232px',
    flexShrink: 0,
    boxSizing: 'border-box',
    display: 'flex',
    [media.narrow]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
  collapsed: { width: '56px' },
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
    // On paper only the sheet is left, as long as it is.
    [media.print]: { display: 'block', margin: 0, overflow: 'visible', ...shorthands.borderWidth(0) },
  },
  content: {
    flexGrow: 1,
    minHeight: 0,
    outlineStyle: 'none',
    position: 'relative',
    [media.print]: { overflow: 'visible' },
  },
})

const contentId = 'content'

/** The quiet frame and the one sheet of work: sidebar, top bar, content. Below 900 px the sidebar slides over. */
export function AppFrame({ agencyName, sidebar, sidebarFooter, topBar, children, ...given }: AppFrameProps) {
  const styles = useStyles()
  const { collapsed = false, onCollapsedChange } = given
  const narrow = useMediaQuery(media.narrow)
  const [wantedOpen, setSidebarOpen] = useState(false)
  const sidebarOpen = narrow && wantedOpen
  const frame = useMemo(
    () => ({
      narrow,
      collapsed: collapsed && !narrow,
      setCollapsed: (next: boolean) => onCollapsedChange?.(next),
      sidebarOpen,
      setSidebarOpen,
    }),
    [narrow, collapsed, onCollapsedChange, sidebarOpen],
  )
  const parts = { agencyName, sidebar, footer: sidebarFooter }
  return (
    <FrameContext value={frame}>
      <div className={styles.root}>
        <SkipLink to={contentId} />
        {sidebarOpen && <SidebarSlideOver {...parts} onClose={() => setSidebarOpen(false)} />}
        {!narrow && (
          <div className={mergeClasses(styles.sidebar, collapsed && styles.collapsed)}>
            <Sidebar {...parts} />
          </div>
        )}
        <div className={styles.sheet}>
          {topBar}
          <main id={contentId} tabIndex={-1} className={styles.content}>
            {children}
          </main>
        </div>
      </div>
    </FrameContext>
  )
}
