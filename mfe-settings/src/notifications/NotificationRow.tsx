import { Avatar, Link, makeStyles, RecordIcon, RelativeTime, shorthands, tokens } from '@coverdesk/design-system'
import type { NotificationRowFragment } from '../generated/documents'
import { markRead } from './mark-read'

const phone = '@media (max-width: 639.98px)'
const forcedColors = '@media (forced-colors: active)'

const useStyles = makeStyles({
  row: { ...shorthands.borderTop('1px', 'solid', tokens.innerLine), ':first-child': { borderTopStyle: 'none' } },
  link: {
    display: 'grid',
    gridTemplateColumns: '8px 28px minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '2px 12px',
    padding: '12px 20px 12px 8px',
    color: 'inherit',
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.sheetHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [phone]: { gridTemplateColumns: '8px 28px minmax(0, 1fr)', padding: '12px 16px 12px 4px' },
  },
  mark: {
    width: '8px',
    height: '8px',
    marginTop: '10px',
    borderRadius: '50%',
    backgroundColor: tokens.brand,
    [forcedColors]: { backgroundColor: 'Highlight' },
  },
  words: { minWidth: 0, display: 'grid', gap: '2px' },
  unread: { fontWeight: tokens.fontWeightSemibold },
  about: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  excerpt: {
    display: '-webkit-box',
    overflowX: 'hidden',
    overflowY: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    marginTop: '2px',
    color: tokens.textSecondary,
  },
  time: {
    color: tokens.textTertiary,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    whiteSpace: 'nowrap',
    [phone]: { gridColumn: 3 },
  },
  spoken: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
})

/** What the person was told; the row leads to what it is about, and is read from then on. */
export function NotificationRow({ notification }: { notification: NotificationRowFragment }) {
  const styles = useStyles()
  const { id, actor, text, about, excerpt, path, createdAt, isRead } = notification
  return (
    <li className={styles.row}>
      <Link to={path} className={styles.link} onClick={() => !isRead && markRead(id)}>
        <span aria-hidden className={isRead ? undefined : styles.mark} />
        {actor?.name ? <Avatar name={actor.name} /> : <RecordIcon kind="automatic" />}
        <span className={styles.words}>
          <span className={isRead ? undefined : styles.unread}>
            {!isRead && <span className={styles.spoken}>Unread: </span>}
            {actor?.name ? `${actor.name} ${text}` : `${text.charAt(0).toUpperCase()}${text.slice(1)}`}
          </span>
          <span className={styles.about}>{about}</span>
          {excerpt && <span className={styles.excerpt}>{excerpt}</span>}
        </span>
        <span className={styles.time}>
          <RelativeTime value={createdAt} />
        </span>
      </Link>
    </li>
  )
}
