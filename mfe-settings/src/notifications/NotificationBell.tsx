import { Link, makeStyles, Tooltip, tokens } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { NotificationInboxDocument } from '../generated/documents'
import { notificationsPath } from '../paths'
import { BellIcon } from './BellIcon'
import { badgeText, bellName } from './unread-words'

const touch = '@media (pointer: coarse)'
const forcedColors = '@media (forced-colors: active)'

const useStyles = makeStyles({
  bell: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '32px',
    height: '32px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.textSecondary,
    ':hover': { backgroundColor: tokens.frameHover, color: tokens.text },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [touch]: { width: '40px', height: '40px' },
  },
  // It stands over the bell, so that its digits move nothing.
  badge: {
    position: 'absolute',
    top: '1px',
    left: '16px',
    boxSizing: 'border-box',
    minWidth: '16px',
    padding: '0 4px',
    borderRadius: '8px',
    backgroundColor: tokens.brand,
    color: tokens.onBrand,
    fontSize: '10px',
    lineHeight: '16px',
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    [touch]: { top: '4px', left: '20px' },
    [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
  },
})

/** Leads to the person's notifications, and says how many are unread. Without an answer it is a bell without a count. */
export default function NotificationBell() {
  const styles = useStyles()
  const query = useQuery(NotificationInboxDocument, {})
  const unreadCount = query.status === 'loaded' ? query.data.notificationInbox?.unreadCount : undefined
  return (
    <Tooltip text={bellName(unreadCount)} relationship="label">
      <Link to={notificationsPath} className={styles.bell}>
        <BellIcon />
        {unreadCount ? (
          <span aria-hidden className={styles.badge}>
            {badgeText(unreadCount)}
          </span>
        ) : null}
      </Link>
    </Tooltip>
  )
}
