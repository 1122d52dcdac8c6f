import { pushHistoryEntry, replaceHistoryEntry } from './history-entry'
import { mayLeave } from './unsaved-changes'

/**
 * Goes to any page of the product, in this area or another one; asks first when a form has unsaved changes.
 * Inside a component of a plugin, `useNavigate` and `<Link>` do the same.
 *
 * @param path a full path such as `/app/accounts/42`
 * @param options `replace`: Back skips the page that is left, such as a form that is done
 */
export async function navigate(path: string, { replace = false }: { replace?: boolean } = {}): Promise<void> {
  if (!(await mayLeave())) return
  if (replace) replaceHistoryEntry(path)
  else pushHistoryEntry(path)
}
