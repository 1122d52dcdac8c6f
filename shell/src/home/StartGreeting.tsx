import { makeStyles, tokens } from '@coverdesk/design-system'
import type { ReactNode } from 'react'

const phone = '@media (max-width: 639.98px)'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '16px 20px 12px',
    flexShrink: 0,
    [phone]: { padding: '12px 16px' },
  },
  words: { display: 'flex', flexWrap: 'wrap', gap: '0 8px', minWidth: 0, color: tokens.textSecondary },
  title: { margin: 0, font: 'inherit', fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

interface StartGreetingProps {
  title: string
  description: string
  actions: ReactNode
}

/** The greeting in one line, where something else begins the page. */
export function StartGreeting({ title, description, actions }: StartGreetingProps) {
  const styles = useStyles()
  return (
    <header className={styles.root}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <span>{description}</span>
      </div>
      <div className={styles.actions}>{actions}</div>
    </header>
  )
}
