import { CopyButton, formatDateTime, makeStyles, tokens } from '@coverdesk/design-system'
import { memo, useMemo } from 'react'
import type { ExplorerMessageFragment } from '../generated/documents'
import { CaraLine } from '../workspace-detail/conversation/CaraLine'
import { NotFoundNotes } from '../workspace-detail/conversation/NotFoundNotes'
import { CitedText } from '../workspace-detail/evidence/CitedText'
import { withoutMarks } from '../workspace-detail/evidence/without-marks'
import { AskedQuestion } from './AskedQuestion'
import { quotesOfAnswer } from './explorer-quotes'

const useStyles = makeStyles({
  secondary: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  footer: { display: 'flex', alignItems: 'center', gap: '8px', marginLeft: '-8px' },
})

/** A question of someone at the agency, or Cara's answer with the quotes that it rests on. */
export const ExplorerMessage = memo(function ExplorerMessage({ message }: { message: ExplorerMessageFragment }) {
  const styles = useStyles()
  const quotes = useMemo(() => quotesOfAnswer(message), [message])
  const { role, content, user, timestamp, isWithdrawn, notFound, notice } = message
  if (role === 'USER') return <AskedQuestion content={content} user={user} timestamp={timestamp} />
  return (
    <CaraLine label="Answer from Cara">
      {isWithdrawn ? (
        <div className={styles.secondary}>
          This answer quoted a document that was removed from the policy, so it is no longer shown. Ask again.
        </div>
      ) : (
        <CitedText text={content} quotes={quotes} headingLevel={2} />
      )}
      <NotFoundNotes notFound={notFound} />
      {notice && <div className={styles.secondary}>{notice}</div>}
      <div className={styles.footer}>
        {!isWithdrawn && <CopyButton text={withoutMarks(content)} confirmationMs={2_000} />}
        <span className={styles.secondary}>{formatDateTime(timestamp)}</span>
      </div>
    </CaraLine>
  )
})
