import { makeStyles, mergeClasses, shorthands, Tooltip } from '@fluentui/react-components'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { Link } from '../controls/Link'
import { TruncatedText } from '../controls/TruncatedText'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { useFrame } from './frame-context'
import { NavIcon } from './icons'
import { reveal } from './reveal'
import { WaitingCount, WaitingDot } from './WaitingCount'

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    height: '32px',
    flexShrink: 0,
    boxSizing: 'border-box',
    padding: '0 10px',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', 'transparent'),
    color: tokens.textSecondary,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.frameHover, color: tokens.text },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [media.touch]: { height: '40px' },
    // Forced, a transparent border is a visible one, and every entry would look like the active one.
    [media.forcedColors]: { ...shorthands.borderColor('Canvas') },
  },
  collapsed: { justifyContent: 'center', padding: 0 },
  active: {
    backgroundColor: tokens.sheet,
    color: tokens.text,
    fontWeight: tokens.fontWeightSemibold,
    ...shorthands.borderColor(tokens.line),
    ':hover': { backgroundColor: tokens.sheet },
    [media.forcedColors]: { ...shorthands.borderColor('Highlight') },
  },
  icon: { flexShrink: 0, width: '18px', height: '18px' },
  activeIcon: { color: tokens.brandText },
  label: { flexGrow: 1 },
})

export interface SidebarLinkProps {
  to: string
  /** A name of the icon map, e.g. `accounts`; an unknown one gets a generic icon. */
  icon: string
  label: string
  active: boolean
  /** How many things wait there. Nothing shows for 0. */
  count?: number
}

/** One entry of the sidebar; the active one is a white pill. It closes the slide-over on small screens. */
export function SidebarLink({ to, icon, label, active, count = 0 }: SidebarLinkProps) {
  const styles = useStyles()
  const { collapsed, setSidebarOpen } = useFrame()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // Of many entries the one in use may stand below the edge.
    if (active && link.current) reveal(link.current)
  }, [active])
  const entry = (...parts: ReactNode[]) => (
    <Link
      ref={link}
      to={to}
      className={mergeClasses(styles.root, collapsed && styles.collapsed, active && styles.active)}
      aria-current={active ? 'page' : undefined}
      onClick={() => setSidebarOpen(false)}
    >
      <NavIcon name={icon} className={mergeClasses(styles.icon, active && styles.activeIcon)} />
      {...parts}
    </Link>
  )
  if (collapsed) {
    const name = count > 0 ? `${label}, ${count.toLocaleString('en-US')} waiting` : label
    return <Named name={name}>{entry(count > 0 && <WaitingDot key="dot" />)}</Named>
  }
  return entry(
    <TruncatedText key="label" text={label} className={styles.label} />,
    <WaitingCount key="count" count={count} />,
  )
}

/** An icon alone: what it is called is a tooltip beside it. */
const Named = ({ name, children }: { name: string; children: ReactElement }) => (
  <Tooltip content={name} relationship="label" positioning="after" withArrow>
    {children}
  </Tooltip>
)
