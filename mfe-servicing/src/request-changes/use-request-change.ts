import { useCloseDialog, useSubmission } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { overviewPath } from '../paths'
import type { RequestChange } from './change-request'
import { latestVersion } from './latest-version'

/**
 * A dialog of a request that changes no field which another person may be editing: after a conflict it asks to look again,
 * and saves on top of what the other one made.
 *
 * @param request as it was when the dialog opened
 */
export function useRequestChange<Input>(request: { id: string; version: number }) {
  // A newer version that arrives while the dialog is open must not hide that someone changed the request.
  const [opened] = useState(request.version)
  const close = useCloseDialog(overviewPath(request.id))
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<RequestChange<Input>>(close)
  const { version, notice } = latestVersion(opened, conflict)
  return {
    close,
    busy,
    validationErrors,
    failure: failure ?? notice,
    submit: (input: Input) => submit({ version, input }),
  }
}
