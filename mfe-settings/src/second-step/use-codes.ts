import type { Failure, MutationResult, ValidationError } from '@coverdesk/plugin-sdk'
import { useState } from 'react'

interface Codes {
  submit(values: { code: string }): void
  busy: boolean
  failure: Failure | undefined
  validationErrors: readonly ValidationError[] | undefined
  /** Once the server has taken the code. They are shown, and then no one has them. */
  codes: readonly string[] | undefined
}

/**
 * Sends a code, and keeps the recovery codes that come back for as long as the dialog is open. They go into no action's
 * result and no cache, which outlive it.
 */
export function useCodes(send: (code: string) => Promise<MutationResult<readonly string[]>>): Codes {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [codes, setCodes] = useState<readonly string[]>()
  async function submit({ code }: { code: string }) {
    if (busy) return
    setBusy(true)
    const result = await send(code)
    setBusy(false)
    if (result.ok) setCodes(result.data)
    setFailure(result.ok ? undefined : result.failure)
  }
  const validationErrors = failure?.validationErrors
  const isAboutField = validationErrors !== undefined && validationErrors.length > 0
  return {
    submit: values => void submit(values),
    busy,
    failure: isAboutField ? undefined : failure,
    validationErrors,
    codes,
  }
}
