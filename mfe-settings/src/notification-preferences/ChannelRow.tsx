import { ChoiceChips, makeStyles, shorthands, tokens } from '@coverdesk/design-system'
import type { NotificationChannel, NotificationKind } from '../generated/documents'
import { channels, kindWords } from './notification-labels'
import { useChannel } from './use-channel'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '12px 0',
    ...shorthands.borderTop('1px', 'solid', tokens.innerLine),
    ':first-child': { borderTopStyle: 'none', paddingTop: 0 },
    ':last-child': { paddingBottom: 0 },
  },
  words: { minWidth: 0, flexGrow: 1, flexBasis: '240px' },
  label: { fontWeight: tokens.fontWeightSemibold },
  description: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
})

/** One kind of event, and how the person hears of it. */
export function ChannelRow({ kind, saved }: { kind: NotificationKind; saved: NotificationChannel }) {
  const styles = useStyles()
  const { channel, choose } = useChannel(kind, saved)
  const { label, description } = kindWords[kind]
  return (
    <li className={styles.root}>
      <div className={styles.words}>
        <div className={styles.label}>{label}</div>
        <div className={styles.description}>{description}</div>
      </div>
      <ChoiceChips label={label} value={channel} options={channels} onChange={choose} />
    </li>
  )
}
