import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { isOfConnection, onConnectionBack } from '../graphql/connection'
import type { Failure, ValidationError } from '../graphql/failure'
import type { MutationResult } from '../graphql/run-mutation'
import { discardUnsavedChanges } from '../navigation/unsaved-changes'

/** A form on its way to the server, and what the server said of it. */
export interface Submission<Values> {
  /** Sends the values as JSON to the action of the route in which this hook is called. */
  submit(values: Values): void
  busy: boolean
  /** Why the last attempt failed, unless the fields say it. A lost connection or session is forgotten once it is back. */
  failure: Failure | undefined
  /** What the server refused, for `useServerForm`. A new array is a new answer. */
  validationErrors: readonly ValidationError[] | undefined
  /** The record as it is now, when another person changed it meanwhile. */
  conflict: unknown
}

/**
 * Sends a form to its route's action, which answers with a redirect (to what it has made) or with the result of
 * `runMutation`.
 *
 * @param onSaved what follows when the action answers that it is saved, such as closing the dialog
 *
 * @example
 * const { submit, busy, failure, validationErrors } = useSubmission<CreateAccountInput>()
 * const form = useServerForm({ defaultValues, validationErrors, onSubmit: submit })
 * useUnsavedChanges(form.formState.isDirty)
 * return <FormDialog form={form} busy={busy} failure={failure} onClose={useCloseDialog('/app/accounts')} … />
 */
export function useSubmission<Values>(onSaved?: () => void): Submission<Values> {
  const fetcher = useFetcher<MutationResult<unknown>>()
  const answer = useAsState(fetcher.data)
  const answered = useRef<MutationResult<unknown>>(undefined)
  useEffect(() => {
    if (!answer?.ok || answer === answered.current) return
    answered.current = answer
    discardUnsavedChanges()
    onSaved?.()
  }, [answer, onSaved])
  const failure = answer && !answer.ok ? answer.failure : undefined
  const shownElsewhere = failure?.code === 'CONFLICT' || (failure?.validationErrors.length ?? 0) > 0
  return {
    submit: values => void fetcher.submit(JSON.stringify(values), { method: 'post', encType: 'application/json' }),
    busy: fetcher.state !== 'idle',
    failure: useUntilRecovery(shownElsewhere ? undefined : failure),
    validationErrors: failure?.validationErrors,
    conflict: failure?.code === 'CONFLICT' ? failure.current : undefined,
  }
}

/**
 * React Router keeps the data of fetchers in a ref. A render for another reason can read it there before React knows of the change; when
 * that render changes nothing else, React drops its effects but remembers their dependencies, so they never run. A change of state can't be lost.
 */
function useAsState<Data>(data: Data): Data {
  const [state, setState] = useState(data)
  useEffect(() => setState(data))
  return state
}

/** A failure, until its cause is over: no one should read that they are offline when they no longer are. */
function useUntilRecovery(failure: Failure | undefined): Failure | undefined {
  const [recovered, setRecovered] = useState<Failure>()
  useEffect(() => (isOfConnection(failure) ? onConnectionBack(() => setRecovered(failure)) : undefined), [failure])
  return failure === recovered ? undefined : failure
}
