import { makeStyles } from '@fluentui/react-components'
import { type KeyboardEvent, useId, useState } from 'react'
import { MentionList } from '../form/MentionList'
import { useAutoHeight } from '../form/use-auto-height'
import { useMentionSuggestions } from '../form/use-mention-suggestions'
import { pluralize } from '../formats/text'
import { pressesEnter } from '../keyboard/presses-enter'
import { tokens } from '../theme/tokens'
import { type RecordMentions, useFoundRecords } from './use-found-records'

interface ComposerTextProps {
  label: string
  className: string
  placeholder: string
  text: string
  onTextChange(text: string): void
  mentions: RecordMentions | undefined
  isLocked: boolean
  isSending: boolean
  /** The element that says what is wrong. */
  problemId: string | undefined
  onEnter(): void
}

const useStyles = makeStyles({
  list: { width: '360px', maxWidth: 'calc(100vw - 32px)' },
  record: { display: 'grid' },
  detail: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
})

/** The text of a message: Enter sends it, unless it chooses what `@` suggests. */
export function ComposerText(props: ComposerTextProps) {
  const { label, className, placeholder, text, onTextChange, mentions, isLocked, isSending, problemId, onEnter } = props
  const styles = useStyles()
  const listId = useId()
  const textarea = useAutoHeight(text)
  const [typed, setTyped] = useState<string>()
  const records = useFoundRecords(mentions, typed)
  const suggestions = useMentionSuggestions(records, textarea, onTextChange, mentions?.onMention)
  if (suggestions.typed !== typed) setTyped(suggestions.typed)
  const { found, active } = suggestions
  const isOpen = found.length > 0

  const press = (event: KeyboardEvent) => {
    suggestions.press(event)
    if (event.defaultPrevented || !pressesEnter(event) || event.shiftKey) return
    event.preventDefault()
    onEnter()
  }
  return (
    <>
      <textarea
        ref={textarea}
        aria-label={label}
        aria-describedby={problemId}
        {...(mentions && { 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox' })}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        className={className}
        placeholder={placeholder}
        value={text}
        rows={1}
        disabled={isLocked}
        readOnly={isSending}
        onChange={event => {
          onTextChange(event.target.value)
          suggestions.look(event.target)
        }}
        onSelect={event => suggestions.look(event.currentTarget)}
        onKeyDown={press}
        onBlur={suggestions.close}
      />
      {isOpen && (
        <MentionList
          id={listId}
          label={`${pluralize(found.length, 'record', 'records')} suggested`}
          className={styles.list}
          textarea={textarea}
          suggestions={suggestions}
        >
          {({ name, detail }) => (
            <span className={styles.record}>
              <span>{name}</span>
              <span className={styles.detail}>{detail}</span>
            </span>
          )}
        </MentionList>
      )}
    </>
  )
}
