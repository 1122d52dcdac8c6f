import { CopyButton, formatDateTime, makeStyles, tokens } from '@coverdesk/design-system'
import { memo, useMemo } from 'react'
import type { ConversationMessageFragment } from '../../generated/documents'
import { AnswerOutcome } from '../../outcome/AnswerOutcome'
import { NotFoundNotes } from '../../outcome/NotFoundNotes'
import { saysSearched } from '../../outcome/says-searched'
import { CitedText } from '../evidence/CitedText'
import { quotesOfMessage } from '../evidence/quotes'
import { withoutMarks } from '../evidence/without-marks'
import { CaraLine } from './CaraLine'

const useStyles = makeStyles({
  notice: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  footer: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    marginLeft: '-8px',
    color: tokens.textSecondary,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})

interface CaraMessageProps {
  message: ConversationMessageFragment
  /** Of the last answer: what its buttons do. */
  last?: { question: string; isBusy: boolean; say(message: string): void } | undefined
}

/** An answer of Cara, with what proves it and what she did not find. */
export const CaraMessage = memo(function CaraMessage({ message, last }: CaraMessageProps) {
  const styles = useStyles()
  const { content, notice, notFound, outcome, timestamp } = message
  const quotes = useMemo(() => quotesOfMessage(message), [message])
  return (
    <CaraLine label="Answer from Cara">
      <AnswerOutcome
        outcome={outcome}
        namesSearched={saysSearched(content, outcome)}
        isBusy={last?.isBusy ?? false}
        onSay={last?.say}
        onRetry={last?.question ? () => last.say(last.question) : undefined}
      >
        <CitedText text={content} quotes={quotes} headingLevel={2} />
      </AnswerOutcome>
      <NotFoundNotes notFound={notFound} outcome={outcome} />
      {notice && <div className={styles.notice}>{notice}</div>}
      <div className={styles.footer}>
        <CopyButton text={withoutMarks(content)} confirmationMs={2_000} />
        <span>{formatDateTime(timestamp)}</span>
      </div>
    </CaraLine>
  )
})
