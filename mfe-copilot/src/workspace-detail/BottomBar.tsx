import { Link, makeStyles, type RouteTab, shorthands, tokens } from '@coverdesk/design-system'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    backgroundColor: tokens.sheet,
    ...shorthands.borderTop('1px', 'solid', tokens.line),
  },
  tab: {
    flexGrow: 1,
    minWidth: 0,
    padding: '14px 4px 13px',
    color: tokens.textSecondary,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textAlign: 'center',
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ...shorthands.borderTop('2px', 'solid', 'transparent'),
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '&[aria-current=page]': {
      color: tokens.text,
      fontWeight: tokens.fontWeightSemibold,
      ...shorthands.borderColor(tokens.brand, 'transparent', 'transparent', 'transparent'),
    },
    // What is transparent would have a color there.
    '@media (forced-colors: active)': { ...shorthands.borderColor('Canvas') },
  },
})

interface BottomBarProps {
  tabs: readonly RouteTab[]
  current: string
}

/** The pages of a workspace where only one has room at a time. */
export function BottomBar({ tabs, current }: BottomBarProps) {
  const styles = useStyles()
  return (
    <nav aria-label="Pages of the workspace" className={styles.root}>
      {tabs.map(({ to, label, count }) => (
        <Link key={to} to={to} className={styles.tab} aria-current={to === current ? 'page' : undefined}>
          {count ? `${label} ${count.toLocaleString('en-US')}` : label}
        </Link>
      ))}
    </nav>
  )
}
