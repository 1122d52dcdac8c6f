import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { Link } from '../controls/Link'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

/** A tab of a detail page: a route of its own, so that an address, Back and a bookmark lead to it. */
export interface RouteTab {
  to: string
  label: string
  /** How many there are, shown when more than none. */
  count?: number | undefined
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    gap: '20px',
    padding: '0 20px',
    flexShrink: 0,
    position: 'relative',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // A shade at the edge beyond which there are more tabs; the sheet's color moves along and covers it at the ends.
    backgroundImage: [
      `linear-gradient(to right, ${tokens.sheet} 40%, transparent)`,
      `linear-gradient(to left, ${tokens.sheet} 40%, transparent)`,
      `linear-gradient(to right, ${tokens.line}, transparent)`,
      `linear-gradient(to left, ${tokens.line}, transparent)`,
    ].join(),
    backgroundPosition: 'left, right, left, right',
    backgroundSize: '40px 100%, 40px 100%, 14px 100%, 14px 100%',
    backgroundRepeat: 'no-repeat',
    backgroundAttachment: 'local, local, scroll, scroll',
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
    // What is transparent would have a color there.
    [media.forcedColors]: { ...shorthands.borderColor('Canvas') },
  },
  count: {
    marginLeft: '2px',
    padding: '0 5px',
    borderRadius: '6px',
    backgroundColor: tokens.neutralTint,
    color: tokens.textSecondary,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightMedium,
    [media.forcedColors]: { outline: '1px solid' },
  },
  active: {
    color: tokens.text,
    fontWeight: tokens.fontWeightSemibold,
    ...shorthands.borderColor('transparent', 'transparent', tokens.brand, 'transparent'),
    [media.forcedColors]: { ...shorthands.borderColor('Highlight') },
  },
})

/** Tabs that are routes, so each has an address: links, with the open one marked as the current page, and in view. */
export function RouteTabs({ label, tabs, current }: { label: string; tabs: readonly RouteTab[]; current: string }) {
  const styles = useStyles()
  const line = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks for the open tab after each change of it
  useEffect(() => {
    const open = line.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (line.current && open)
      line.current.scrollLeft = open.offsetLeft - (line.current.clientWidth - open.offsetWidth) / 2
  }, [current])
  return (
    <nav ref={line} aria-label={label} className={styles.root}>
      {tabs.map(tab => (
        <Link
          key={tab.to}
          to={tab.to}
          className={mergeClasses(styles.tab, tab.to === current && styles.active)}
          aria-current={tab.to === current ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && tab.count > 0 && (
            <>
              {' '}
              <span className={styles.count}>{tab.count.toLocaleString('en-US')}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  )
}
