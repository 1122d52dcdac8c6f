import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { historyIndex } from './history-entry'

/**
 * Closes a dialog that is a route: back when there is history, else to its parent (specification 1 §2).
 * It is a navigation like any other, so unsaved changes are asked about (`useUnsavedChanges`).
 *
 * @param parent full path of the page under the dialog
 * @example <FormDialog onClose={useCloseDialog('/app/accounts')} … />
 */
export function useCloseDialog(parent: string): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    if (historyIndex() > 0) void navigate(-1)
    else void navigate(parent, { replace: true })
  }, [navigate, parent])
}
