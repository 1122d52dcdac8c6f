import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { Link } from '../controls/Link'
import { TruncatedText } from '../controls/TruncatedText'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { useFrame } from './frame-context'
import { NavIcon } from './icons'

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', ':not(:first-child)': { marginTop: '12px' } },
  title: {
    padding: '0 10px 4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.textTertiary,
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    height: '32px',
    boxSizing: 'border-box',
    padding: '0 10px',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', 'transparent'),
    color: tokens.textSecondary,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.frameHover, color: tokens.text },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [media.touch]: { height: '40px' },
  },
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
  count: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.textTertiary,
  },
})

/** Entries that belong together, under a quiet heading; without a title, just the entries. */
export function SidebarSection({ title, children }: { title?: string; children: ReactNode }) {
  const styles = useStyles()
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; these are links.
    <div role="group" className={styles.section} aria-labelledby={title && id}>
      {title && (
        <div id={id} className={styles.title}>
          {title}
        </div>
      )}
      {children}
    </div>
  )
}

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
  const { setSidebarOpen } = useFrame()
  return (
    <Link
      to={to}
      className={mergeClasses(styles.link, active && styles.active)}
      aria-current={active ? 'page' : undefined}
      onClick={() => setSidebarOpen(false)}
    >
      <NavIcon name={icon} className={mergeClasses(styles.icon, active && styles.activeIcon)} />
      <TruncatedText text={label} className={styles.label} />
      {count > 0 && <span className={styles.count}>{count.toLocaleString('en-US')}</span>}
    </Link>
  )
}
