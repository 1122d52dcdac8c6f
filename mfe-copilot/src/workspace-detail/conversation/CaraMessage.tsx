import { CopyButton, formatDateTime, makeStyles, tokens } from '@coverdesk/design-system'
import { memo, useMemo } from 'react'
import type { ConversationMessageFragment } from '../../generated/documents'
import { CitedText } from '../evidence/CitedText'
import { quotesOfMessage } from '../evidence/quotes'
import { withoutMarks } from '../evidence/without-marks'
import { CaraLine } from './CaraLine'
import { NotFoundNotes } from './NotFoundNotes'

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

/** An answer of Cara, with what proves it and what she did not find. */
export const CaraMessage = memo(function CaraMessage({ message }: { message: ConversationMessageFragment }) {
  const styles = useStyles()
  const { content, notice, notFound, timestamp } = message
  const quotes = useMemo(() => quotesOfMessage(message), [message])
  return (
    <CaraLine label="Answer from Cara">
      <CitedText text={content} quotes={quotes} headingLevel={2} />
      <NotFoundNotes notFound={notFound} />
      {notice && <div className={styles.notice}>{notice}</div>}
      <div className={styles.footer}>
        <CopyButton text={withoutMarks(content)} confirmationMs={2_000} />
        <span>{formatDateTime(timestamp)}</span>
      </div>
    </CaraLine>
  )
})
