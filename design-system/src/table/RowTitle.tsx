import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Avatar } from '../controls/Avatar'
import { TruncatedText } from '../controls/TruncatedText'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { RowLink } from './RowLink'

export interface RowTitleProps {
  name: string
  /** The second line: an e-mail address. By default there is none. */
  detail?: string
  /** In the place of the second line: badges that are too long to stand beside the name. By default there are none. */
  below?: ReactNode
  /** A badge, in line with those of the other rows. */
  badge?: ReactNode
  /** In the place of the initials, for what has no name of its own: a `RecordIcon`. */
  icon?: ReactNode
}

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 },
  avatar: { display: 'flex', flexShrink: 0 },
  words: { minWidth: 0, flexGrow: 1 },
  name: { display: 'block', fontWeight: tokens.fontWeightSemibold, lineHeight: '18px' },
  detail: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.textTertiary },
  below: { display: 'flex', gap: '4px', overflow: 'hidden' },
  badge: { flexShrink: 0, minWidth: '92px', [media.phone]: { minWidth: 0 } },
})

/** What a row is: initials or an icon, the name as its link, a second line, and a badge. */
export function RowTitle({ name, detail, below, badge, icon }: RowTitleProps) {
  const styles = useStyles()
  return (
    <span className={styles.root}>
      <span data-row-avatar="" className={styles.avatar}>
        {icon ?? <Avatar name={name} />}
      </span>
      <span className={styles.words}>
        <RowLink className={styles.name}>
          <TruncatedText text={name} />
        </RowLink>
        {detail && <TruncatedText text={detail} className={styles.detail} />}
        {below && <span className={styles.below}>{below}</span>}
      </span>
      {badge && <span className={styles.badge}>{badge}</span>}
    </span>
  )
}
