import { mergeClasses } from '@fluentui/react-components'
import { useId } from 'react'
import { Button } from '../controls/Button'
import { Spinner } from '../controls/Spinner'
import { Tag } from '../controls/Tag'
import type { FileLimits } from '../dropzone/limits'
import type { Uploads } from '../dropzone/use-uploads'
import { AttachButton } from './AttachButton'
import { AttachmentChip } from './AttachmentChip'
import { ComposerText } from './ComposerText'
import { useComposerStyles } from './composer-styles'
import { useFileDrop } from './use-file-drop'
import type { RecordMentions } from './use-found-records'

/** A message with files, before it is sent. */
export interface MessageComposerProps {
  /** Its name for screen readers. */
  label: string
  placeholder: string
  text: string
  onTextChange(text: string): void
  /** What `useUploads` gives. */
  uploads: Uploads
  limits: FileLimits
  /** What goes along besides files: "5 documents of Bayview Marine". By default nothing. */
  attached?: readonly { id: string; text: string }[]
  onDetach?(id: string): void
  /** What `@` suggests. By default nothing. */
  mentions?: RecordMentions | undefined
  /** The message is on its way: it can be read, but not changed. */
  isSending?: boolean
  /** What is going on, while nothing can be written because of it: "Cara is working". */
  busyLabel?: string | undefined
  /** Nothing can be written. By default something can. */
  isDisabled?: boolean
  /** One line at first, instead of 120 px. */
  isCompact?: boolean
  /** Why the message was not sent. */
  problem?: string | undefined
  onSend(): void
}

/**
 * A text with files, which are chosen, dropped or pasted. Enter sends, Shift with Enter begins a line. What attaches and sends
 * shows once there is a text or a file (specification 3 §2); a text of blanks is not sent (§5).
 *
 * @example <MessageComposer label="Message" placeholder="Ask…" {...{ text, onTextChange, uploads, limits, onSend }} />
 */
export function MessageComposer(props: MessageComposerProps) {
  const { label, placeholder, text, onTextChange, uploads, limits, attached = [], mentions, onSend } = props
  const { isSending = false, busyLabel, isDisabled = false, isCompact = false, problem } = props
  const styles = useComposerStyles()
  const problemId = useId()
  const isLocked = isDisabled || busyLabel !== undefined
  const { isOver, dropProps } = useFileDrop(uploads.add, isLocked || isSending)
  const hasFiles = uploads.list.length + attached.length > 0
  const hasContent = text !== '' || hasFiles
  const canSend = text.trim() !== '' && !isLocked && !isSending
  return (
    <div className={styles.root}>
      <div {...dropProps} className={mergeClasses(styles.box, isCompact && styles.compact, isOver && styles.over)}>
        <ComposerText
          {...{ label, placeholder, text, onTextChange, mentions, isLocked, isSending }}
          className={mergeClasses(
            styles.textarea,
            isCompact && styles.line,
            isCompact && hasContent && styles.roomBeside,
            !isCompact && !hasFiles && styles.roomForControls,
          )}
          problemId={problem === undefined ? undefined : problemId}
          onEnter={() => canSend && onSend()}
        />
        {hasFiles && (
          <ul aria-label="Attached" className={mergeClasses(styles.files, isCompact && styles.filesAbove)}>
            {attached.map(({ id, text: name }) => (
              <li key={id} className={styles.attached}>
                <Tag text={name} onRemove={() => props.onDetach?.(id)} />
              </li>
            ))}
            {uploads.list.map(upload => (
              <AttachmentChip
                key={upload.key}
                upload={upload}
                onRemove={() => uploads.remove(upload.key)}
                onRetry={() => uploads.retry(upload.key)}
                onUnlock={password => uploads.unlock(upload.key, password)}
              />
            ))}
          </ul>
        )}
        <div className={mergeClasses(styles.controls, isCompact && styles.centered)}>
          {busyLabel !== undefined && <Spinner label={busyLabel} />}
          {busyLabel === undefined && hasContent && (
            <>
              <AttachButton limits={limits} isDisabled={isDisabled || isSending} onChoose={uploads.add} />
              <Button appearance="primary" disabled={!canSend && !isSending} busy={isSending} onClick={onSend}>
                Send
              </Button>
            </>
          )}
        </div>
      </div>
      {problem !== undefined && (
        <div id={problemId} role="alert" className={styles.problem}>
          {problem}
        </div>
      )}
    </div>
  )
}
