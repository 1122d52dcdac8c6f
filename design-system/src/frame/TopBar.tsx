import { makeStyles, shorthands } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { TruncatedText } from '../controls/TruncatedText'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { SidebarButton } from './SidebarButton'

export interface TopBarProps {
  /** Where am I, outermost first: `['Knowledge', 'Accounts']`. */
  place: readonly string[]
  /** Beside the user: a `CommandBox`, notices. */
  children?: ReactNode
  /** A `UserMenu`. */
  user: ReactNode
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    height: '48px',
    flexShrink: 0,
    boxSizing: 'border-box',
    padding: '0 20px 0 14px',
    ...shorthands.borderBottom('1px', 'solid', tokens.line),
    [media.phone]: { gap: '6px', padding: '0 12px 0 6px' },
    [media.print]: { display: 'none' },
  },
  place: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0, flexGrow: 1, color: tokens.textSecondary },
  outer: { display: 'flex', gap: '8px', flexShrink: 0, [media.phone]: { display: 'none' } },
  here: { color: tokens.text, fontWeight: tokens.fontWeightSemibold },
})

/** 48 px: where am I, what can I do, who am I. */
export function TopBar({ place, children, user }: TopBarProps) {
  const styles = useStyles()
  return (
    <header className={styles.root}>
      <SidebarButton />
      <div className={styles.place}>
        {place.slice(0, -1).map(name => (
          <span key={name} className={styles.outer}>
            {name}
            <span aria-hidden>/</span>
          </span>
        ))}
        <TruncatedText text={place.at(-1) ?? ''} className={styles.here} />
      </div>
      {children}
      {user}
    </header>
  )
}
