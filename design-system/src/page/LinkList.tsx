import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Avatar } from '../controls/Avatar'
import { Link } from '../controls/Link'
import { TruncatedText } from '../controls/TruncatedText'
import { Skeleton } from '../feedback/Skeleton'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

/** One record to go to. */
export interface ListedLink {
  id: string
  name: string
  to: string
  /** A second line. By default there is none. */
  detail?: string
  /** At its end: a badge, a time. */
  badge?: ReactNode
}

export interface LinkListProps {
  /** What is listed, for screen readers. */
  label: string
  links: readonly ListedLink[]
}

const useStyles = makeStyles({
  // The rows reach out to the edges of their section, so that their words stand under its title.
  root: { minWidth: 0, margin: '0 -8px -8px', padding: 0, listStyleType: 'none' },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '52px',
    padding: '0 8px',
    boxSizing: 'border-box',
    color: 'inherit',
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.sheetHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  words: { minWidth: 0, flexGrow: 1 },
  name: { fontWeight: tokens.fontWeightSemibold, lineHeight: '18px' },
  detail: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.textTertiary },
  badge: {
    flexShrink: 0,
    color: tokens.textTertiary,
    fontSize: tokens.fontSizeBase200,
    [media.phone]: { maxWidth: '40%' },
  },
  skeleton: { display: 'flex', alignItems: 'center', gap: '12px', height: '52px', padding: '0 8px' },
  lines: { display: 'grid', gap: '6px' },
})

/**
 * A few records to go to, each in a row that is its link.
 *
 * @example <LinkList label="New accounts" links={[{ id, name: 'Bayview', to: `/app/accounts/${id}` }]} />
 */
export function LinkList({ label, links }: LinkListProps) {
  const styles = useStyles()
  return (
    <ul aria-label={label} className={styles.root}>
      {links.map(({ id, name, to, detail, badge }) => (
        <li key={id}>
          <Link to={to} className={styles.link}>
            <Avatar name={name} />
            <span className={styles.words}>
              <TruncatedText text={name} className={styles.name} />
              {detail && <TruncatedText text={detail} className={styles.detail} />}
            </span>
            {badge && <span className={styles.badge}>{badge}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Where a `LinkList` is going to be, row for row. */
export function LinkListSkeleton({ rows, label }: { rows: number; label: string }) {
  const styles = useStyles()
  return (
    <div role="status" aria-label={label} className={styles.root}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are identical
        <div key={row} className={styles.skeleton}>
          <Skeleton width="28px" height="28px" />
          <span className={styles.lines}>
            <Skeleton width="180px" height="12px" />
            <Skeleton width="120px" height="10px" />
          </span>
        </div>
      ))}
    </div>
  )
}
