import { Avatar, makeStyles, shorthands, TextLink, TruncatedText, tokens } from '@coverdesk/design-system'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  // The air of the last row is that of its section.
  list: { margin: '0 0 -10px', padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: '52px',
    padding: '6px 0',
    boxSizing: 'border-box',
    ...shorthands.borderTop('1px', 'solid', tokens.innerLine),
    ':first-child': { borderTopStyle: 'none' },
  },
  words: { minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  detail: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.textTertiary },
})

/** Records that belong to what a page is about; each leads to its own page. */
export function RecordList({ label, children }: { label: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <ul aria-label={label} className={styles.list}>
      {children}
    </ul>
  )
}

interface RecordRowProps {
  name: string
  to: string
  detail: string
  /** At the end of the row: a badge, or what can be done. */
  end?: ReactNode
}

/** One of them. */
export function RecordRow({ name, to, detail, end }: RecordRowProps) {
  const styles = useStyles()
  return (
    <li className={styles.row}>
      <Avatar name={name} />
      <div className={styles.words}>
        <div className={styles.name}>
          <TextLink href={to}>{name}</TextLink>
        </div>
        <TruncatedText text={detail} className={styles.detail} />
      </div>
      {end}
    </li>
  )
}
