import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { Link } from '../controls/Link'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

export interface RouteTab {
  to: string
  label: string
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    gap: '20px',
    padding: '0 20px',
    flexShrink: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    ...shorthands.borderBottom('1px', 'solid', tokens.line),
    [media.phone]: { padding: '0 16px' },
  },
  tab: {
    padding: '8px 0 9px',
    marginBottom: '-1px',
    color: tokens.textSecondary,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ...shorthands.borderBottom('2px', 'solid', 'transparent'),
    ':hover': { color: tokens.text },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [media.touch]: { padding: '12px 0 13px' },
  },
  active: {
    color: tokens.text,
    fontWeight: tokens.fontWeightSemibold,
    ...shorthands.borderColor('transparent', 'transparent', tokens.brand, 'transparent'),
  },
})

/** Tabs that are routes, so each has an address: links, with the open one marked as the current page. */
export function RouteTabs({ label, tabs, current }: { label: string; tabs: readonly RouteTab[]; current: string }) {
  const styles = useStyles()
  return (
    <nav aria-label={label} className={styles.root}>
      {tabs.map(tab => (
        <Link
          key={tab.to}
          to={tab.to}
          className={mergeClasses(styles.tab, tab.to === current && styles.active)}
          aria-current={tab.to === current ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
