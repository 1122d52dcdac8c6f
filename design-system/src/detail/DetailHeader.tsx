import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Avatar } from '../controls/Avatar'
import { TextLink } from '../controls/TextLink'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

export interface DetailHeaderProps {
  name: string
  badge?: ReactNode
  /** What identifies it, one line: contact, created-on date. A fact that is a record of its own leads there. */
  facts?: readonly (string | HeaderLink)[]
  actions?: ReactNode
}

/** A fact that leads somewhere. */
export interface HeaderLink {
  text: string
  to: string
}

const textOf = (fact: string | HeaderLink) => (typeof fact === 'string' ? fact : fact.text)

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 16px',
    padding: '20px 20px 16px',
    flexShrink: 0,
    [media.phone]: { padding: '16px' },
  },
  identity: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minWidth: 0,
    flexGrow: 1,
    flexBasis: '240px',
    [media.phone]: { flexBasis: 'auto', alignItems: 'flex-start' },
  },
  words: { minWidth: 0 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: 650,
    overflowWrap: 'anywhere',
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '0.5ch',
    overflowWrap: 'anywhere',
    [media.phone]: { marginTop: '2px' },
    color: tokens.textSecondary,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

/** Who or what this page is about. */
export function DetailHeader({ name, badge, facts = [], actions }: DetailHeaderProps) {
  const styles = useStyles()
  return (
    <header className={styles.root}>
      <div className={styles.identity}>
        <Avatar name={name} size="large" />
        <div className={styles.words}>
          <div className={styles.line}>
            <h1 className={styles.title}>{name}</h1>
            {badge}
          </div>
          <div className={styles.facts}>
            {facts.map((fact, place) => (
              <span key={textOf(fact)}>
                {typeof fact === 'string' ? fact : <TextLink href={fact.to}>{fact.text}</TextLink>}
                {place < facts.length - 1 && <span aria-hidden> ·</span>}
              </span>
            ))}
          </div>
        </div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
