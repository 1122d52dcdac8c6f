import { type FormEvent, type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { pressesEnter } from '../keyboard/presses-enter'
import { fieldsOf, focusFirstInvalid, labelOf } from './form-element'
import { placeErrors, type ValidationError } from './place-errors'

export type { ValidationError }

export interface ServerFormOptions<Values extends FieldValues> {
  /** What the form starts with. Shape it as the mutation's input: then the server's paths name the fields. */
  defaultValues: DefaultValues<Values>
  /** The last answer's errors. A new array is a new answer. */
  validationErrors: readonly ValidationError[] | undefined
  /** Sends what is in the form. */
  onSubmit(values: Values): void
}

/** A form of react-hook-form whose fields also show what the server refused. */
export interface ServerForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** Errors that no field of the form can show. */
  unplacedErrors: readonly ValidationError[]
  /** Why the form cannot be sent yet, by path: a text that is no date, a file on its way. Fields keep it. */
  obstacles: Map<string, string>
  /** What is wrong with the last answer, in one sentence for screen readers; empty when nothing is. */
  summary: string
  /** Spread on the `<form>`. `FormDialog` does. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onSubmit(event: FormEvent): void
    onKeyDown(event: KeyboardEvent): void
  }
}

/**
 * A form that the server validates. The browser repeats no rule: it sends, and shows each message of the
 * answer under its field, with the focus on the first. It refuses only what cannot be sent, such as a text that is no
 * date. Ctrl or ⌘ with Enter sends it from any field.
 *
 * @example
 * const form = useServerForm({ defaultValues: { name: '' }, validationErrors, onSubmit: save })
 * <form {...form.formProps}><TextField form={form} name="name" label="Name" /></form>
 */
export function useServerForm<Values extends FieldValues>(options: ServerFormOptions<Values>): ServerForm<Values> {
  const { defaultValues, validationErrors, onSubmit } = options
  const form = useForm<Values>({ defaultValues })
  const element = useRef<HTMLFormElement>(null)
  const [obstacles] = useState(() => new Map<string, string>())
  const [answer, setAnswer] = useState<readonly ValidationError[]>([])
  const [unplacedErrors, setUnplacedErrors] = useState<readonly ValidationError[]>([])
  const [summary, setSummary] = useState('')
  const { clearErrors, setError } = form

  const show = useCallback(
    ({ path, message }: ValidationError) => setError(path as FieldPath<Values>, { type: 'server', message }),
    [setError],
  )

  useEffect(() => {
    clearErrors()
    for (const error of validationErrors ?? []) show(error)
    setAnswer(validationErrors ?? [])
  }, [validationErrors, clearErrors, show])

  useEffect(() => {
    // Runs once the messages are drawn, and the fields that only an error brings to light with them.
    const { moved, unplaced, places } = placeErrors(answer, fieldsOf(element.current))
    moved.forEach(show)
    setUnplacedErrors(unplaced)
    setSummary(summaryOf(places.map(path => labelOf(element.current, path))))
    if (answer.length > 0) requestAnimationFrame(() => focusFirstInvalid(element.current))
  }, [answer, show])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a portal bubbles to the forms that it is drawn in.
    event.stopPropagation()
    if (obstacles.size === 0) return onSubmit(form.getValues())
    for (const [path, message] of obstacles) setError(path as FieldPath<Values>, { type: 'unreadable', message })
    requestAnimationFrame(() => focusFirstInvalid(element.current))
  }
  const sendWithKeys = (event: KeyboardEvent) => {
    if (!pressesEnter(event) || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    element.current?.requestSubmit()
  }
  return {
    ...form,
    unplacedErrors,
    obstacles,
    summary,
    formProps: { ref: element, noValidate: true, onSubmit: submit, onKeyDown: sendWithKeys },
  }
}

function summaryOf(labels: readonly string[]) {
  if (labels.length === 0) return ''
  const fields = labels.length === 1 ? '1 field needs' : `${labels.length} fields need`
  return `${fields} attention: ${labels.join(', ')}`
}
