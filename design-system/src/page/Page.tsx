import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

const useStyles = makeStyles({
  page: {
    height: '100%',
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'auto',
    // Specification 1 §9: pages fade in over 0.1 seconds.
    animationName: { from: { opacity: 0 } },
    animationDuration: '100ms',
    [media.reducedMotion]: { animationName: 'none' },
    [media.print]: { height: 'auto', overflowY: 'visible' },
  },
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '20px 20px 12px',
    flexShrink: 0,
    [media.phone]: { padding: '16px 16px 12px', alignItems: 'center' },
  },
  // Short titles keep to one line: the actions go below before a word breaks.
  words: { minWidth: 0, flexGrow: 1, flexBasis: '120px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: 650,
    overflowWrap: 'anywhere',
  },
  description: { color: tokens.textSecondary, [media.phone]: { display: 'none' } },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', [media.print]: { display: 'none' } },
})

/** One screen on the sheet. It scrolls as a whole, unless something in it (a table) takes the rest and scrolls itself. */
export function Page({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={mergeClasses(useStyles().page, className)}>{children}</div>
}

export interface PageHeaderProps {
  title: string
  /** One line. Phones leave it out. */
  description?: string
  /** Secondary actions, then the one primary action. */
  actions?: ReactNode
}

/** What this screen is, and its actions at the right. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  const styles = useStyles()
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {description && <div className={styles.description}>{description}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
