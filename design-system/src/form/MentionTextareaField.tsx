import { makeStyles } from '@fluentui/react-components'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Avatar } from '../controls/Avatar'
import { pluralize } from '../formats/text'
import type { MentionablePerson } from '../mentions/mention-parts'
import { FieldFrame } from './FieldFrame'
import { MentionList } from './MentionList'
import type { TextareaFieldProps } from './TextareaField'
import { useTextareaClass } from './textarea-styles'
import { useAutoHeight } from './use-auto-height'
import { useField } from './use-field'
import { useMentionSuggestions } from './use-mention-suggestions'

export interface MentionTextareaFieldProps<Values extends FieldValues> extends TextareaFieldProps<Values> {
  /** The people that `@` suggests: active colleagues except the author. Undefined while they load: no suggestions. */
  people: readonly MentionablePerson[] | undefined
}

const useStyles = makeStyles({
  list: { width: '280px', maxWidth: 'calc(100vw - 32px)' },
  person: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
})

/**
 * Several lines of text in which `@` and letters suggest colleagues: arrows move, Enter, Tab and the mouse put `@Full Name` in,
 * Escape closes. `mentionsIn` lists the people that the text mentions when it is sent.
 *
 * @example <MentionTextareaField form={form} name="text" label="Note" people={colleagues} />
 */
export function MentionTextareaField<Values extends FieldValues>(props: MentionTextareaFieldProps<Values>) {
  const { form, name, label, optional, hint, placeholder, maxLength, people } = props
  const styles = useStyles()
  const { ref, value, change, onBlur, error } = useField(form, name)
  const textarea = useAutoHeight(value)
  const suggestions = useMentionSuggestions(people, textarea, change)
  const { found, active } = suggestions
  const open = found.length > 0
  const listId = useId()
  const className = useTextareaClass(error)
  return (
    <FieldFrame {...{ name, label, optional, hint, error }}>
      {control => (
        <>
          <textarea
            {...control}
            ref={element => {
              ref(element)
              textarea.current = element
            }}
            name={name}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open ? `${listId}-${active}` : undefined}
            className={className}
            placeholder={placeholder}
            maxLength={maxLength}
            value={value}
            onChange={event => {
              change(event.target.value)
              suggestions.look(event.target)
            }}
            onSelect={event => suggestions.look(event.currentTarget)}
            onKeyDown={suggestions.press}
            onBlur={() => {
              suggestions.close()
              onBlur()
            }}
          />
          {open && (
            <MentionList
              id={listId}
              label={`${pluralize(found.length, 'colleague', 'colleagues')} suggested`}
              className={styles.list}
              textarea={textarea}
              suggestions={suggestions}
            >
              {person => (
                <span className={styles.person}>
                  <Avatar name={person.name} />
                  <span>{person.name}</span>
                </span>
              )}
            </MentionList>
          )}
        </>
      )}
    </FieldFrame>
  )
}
