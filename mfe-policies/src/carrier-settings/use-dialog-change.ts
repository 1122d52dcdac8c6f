import { type Change, useChange, useCloseDialog } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import { carriersPath } from './paths'

type Mutation = Parameters<Change['run']>[0]

/** A dialog of this tab that closes once its change is saved. */
export function useDialogChange() {
  const close = useCloseDialog(carriersPath)
  const { run, busy, failure } = useChange()
  const [isSaved, setSaved] = useState(false)
  useEffect(() => {
    if (isSaved) close()
  }, [isSaved, close])
  const isConflict = failure?.code === 'CONFLICT'
  const isPlaced = isConflict || (failure?.validationErrors.length ?? 0) > 0
  return {
    close,
    busy,
    /** Nothing is lost by leaving. */
    isSaved,
    validationErrors: failure?.validationErrors,
    /** Why the last attempt failed, unless the fields say it. */
    failure: isPlaced ? undefined : failure,
    /** The company as it is now, when another person changed it meanwhile. */
    conflict: isConflict ? failure.current : undefined,
    save: async (mutation: Mutation) => setSaved(await run(mutation)),
  }
}
