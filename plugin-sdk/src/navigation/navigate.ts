import { pushHistoryEntry } from './history-entry'
import { mayLeave } from './unsaved-changes'

/**
 * Goes to any page of the product, in this area or another one; asks first when a form has unsaved changes.
 * Inside a component of a plugin, `useNavigate` and `<Link>` do the same.
 *
 * @param path a full path such as `/app/accounts/42`
 */
export async function navigate(path: string): Promise<void> {
  if (await mayLeave()) pushHistoryEntry(path)
}
