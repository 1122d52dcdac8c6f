import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'

/** One message of the server: the path of the field in the input, with dots, and what is wrong with it. */
export interface ValidationError {
  path: string
  message: string
}

export interface ServerFormOptions<Values extends FieldValues> {
  /** What the form starts with. Shape it as the mutation's input: then the server's paths name the fields. */
  defaultValues: DefaultValues<Values>
  /** The last answer's errors. A new array is a new answer. */
  validationErrors: readonly ValidationError[] | undefined
  /** Sends what is in the form. */
  onSubmit(values: Values): void
}

export interface ServerForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** Errors that no field of the form can show. */
  unplacedErrors: readonly ValidationError[]
  /** Spread on the `<form>`. `FormDialog` does. */
  formProps: { ref: RefObject<HTMLFormElement | null>; noValidate: true; onSubmit(event: FormEvent): void }
}

/**
 * A form that the server validates. The browser repeats no rule: it sends, and shows each message of the
 * answer under its field, with the focus on the first.
 *
 * @example
 * const form = useServerForm({ defaultValues: { name: '' }, validationErrors, onSubmit: save })
 * <form {...form.formProps}><TextField form={form} name="name" label="Name" /></form>
 */
export function useServerForm<Values extends FieldValues>(options: ServerFormOptions<Values>): ServerForm<Values> {
  const { defaultValues, validationErrors, onSubmit } = options
  const form = useForm<Values>({ defaultValues })
  const element = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState<readonly ValidationError[]>([])
  const [unplacedErrors, setUnplacedErrors] = useState<readonly ValidationError[]>([])
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
    const fields = [...(element.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].map(
      field => field.dataset['field'] ?? '',
    )
    const unplaced = []
    for (const { path, message } of answer) {
      if (fields.includes(path)) continue
      // A message about a whole group ("an address") stands under its first field.
      const firstOfGroup = fields.find(field => field.startsWith(`${path}.`))
      if (firstOfGroup) show({ path: firstOfGroup, message })
      else unplaced.push({ path, message })
    }
    setUnplacedErrors(unplaced)
    if (answer.length > 0) requestAnimationFrame(() => focusFirstInvalid(element.current))
  }, [answer, show])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a portal bubbles to the forms that it is drawn in.
    event.stopPropagation()
    onSubmit(form.getValues())
  }
  return { ...form, unplacedErrors, formProps: { ref: element, noValidate: true, onSubmit: submit } }
}

function focusFirstInvalid(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}
