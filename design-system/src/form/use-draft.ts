import { useRef, useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useAnyField } from './use-field'
import { useObstacle } from './use-obstacle'
import type { ServerForm } from './use-server-form'

/** How a value is written, and what a text says. */
export interface Draft<Value> {
  /** What is in the field when no one is writing in it; the empty text for nothing. */
  write(value: Value): string
  /** What the text says; of a text that says nothing, whatever stands for nothing. */
  read(text: string): Value
  /** Says what is wrong with a text that cannot be read, or undefined for one that can. */
  problem(text: string): string | undefined
}

/**
 * A field whose text is read while it is written, and written again, in the usual form, when the focus leaves it. A text
 * that cannot be read stays as it is, with a message, and the form is not sent before it is mended.
 */
export function useDraft<Values extends FieldValues, Value>(
  form: ServerForm<Values>,
  name: FieldPath<Values>,
  { write, read, problem }: Draft<Value>,
) {
  const { value, change, onBlur, ...field } = useAnyField(form, name)
  const [draft, setDraft] = useState<string>()
  const given = useRef<unknown>(undefined)
  // Someone else changed the value, such as "take theirs" after a conflict: it counts, not what was written before.
  const isStale = draft !== undefined && !Object.is(value, given.current)
  const written = isStale ? undefined : draft
  const wrong = written === undefined ? undefined : problem(written)
  useObstacle(form, name, wrong)

  const type = (text: string) => {
    setDraft(text)
    given.current = read(text)
    change(given.current)
  }
  const leave = () => {
    onBlur()
    if (wrong) form.setError(name, { type: 'unreadable', message: wrong })
    else setDraft(undefined)
  }
  /** The value comes from elsewhere than the text, such as a calendar. */
  const choose = (next: Value) => {
    setDraft(undefined)
    change(next)
  }
  return { ...field, value: value as Value, text: written ?? write(value as Value), type, leave, choose }
}
