import { CopyButton, formatDateTime, makeStyles, tokens } from '@coverdesk/design-system'
import { memo, useMemo } from 'react'
import type { ExplorerMessageFragment } from '../generated/documents'
import { AnswerOutcome } from '../outcome/AnswerOutcome'
import { NotFoundNotes } from '../outcome/NotFoundNotes'
import { saysSearched } from '../outcome/says-searched'
import { CaraLine } from '../workspace-detail/conversation/CaraLine'
import { CitedText } from '../workspace-detail/evidence/CitedText'
import { withoutMarks } from '../workspace-detail/evidence/without-marks'
import { AskedQuestion } from './AskedQuestion'
import { quotesOfAnswer } from './explorer-quotes'

const useStyles = makeStyles({
  secondary: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  footer: { display: 'flex', alignItems: 'center', gap: '8px', marginLeft: '-8px' },
})

interface ExplorerMessageProps {
  message: ExplorerMessageFragment
  /** Of the last answer: what its buttons do. */
  last?: { question: string; isBusy: boolean; say(message: string): void } | undefined
}

/** A question of someone at the agency, or Cara's answer with the quotes that it rests on. */
export const ExplorerMessage = memo(function ExplorerMessage({ message, last }: ExplorerMessageProps) {
  const styles = useStyles()
  const quotes = useMemo(() => quotesOfAnswer(message), [message])
  const { role, content, user, timestamp, isWithdrawn, notFound, notice, outcome } = message
  if (role === 'USER') return <AskedQuestion content={content} user={user} timestamp={timestamp} />
  return (
    <CaraLine label="Answer from Cara">
      {isWithdrawn ? (
        <div className={styles.secondary}>
          This answer quoted a document that was removed from the policy, so it is no longer shown. Ask again.
        </div>
      ) : (
        <AnswerOutcome
          outcome={outcome}
          namesSearched={saysSearched(content, outcome)}
          isBusy={last?.isBusy ?? false}
          onSay={last?.say}
          onRetry={last?.question ? () => last.say(last.question) : undefined}
        >
          <CitedText text={content} quotes={quotes} headingLevel={2} />
        </AnswerOutcome>
      )}
      <NotFoundNotes notFound={notFound} outcome={outcome} />
      {notice && <div className={styles.secondary}>{notice}</div>}
      <div className={styles.footer}>
        {!isWithdrawn && <CopyButton text={withoutMarks(content)} confirmationMs={2_000} />}
        <span className={styles.secondary}>{formatDateTime(timestamp)}</span>
      </div>
    </CaraLine>
  )
})
