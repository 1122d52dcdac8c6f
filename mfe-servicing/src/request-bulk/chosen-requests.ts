import { createContext, useContext } from 'react'
import type { ServiceRequestRowFragment } from '../generated/documents'

/** In the address of a dialog about chosen requests; no list reads it. */
const chosenParameter = 'ids'

/** As many as the server changes at once. */
export const maxChanged = 100

/** The address of a dialog about these requests. */
export const withChosen = (path: string, ids: readonly string[]): string =>
  `${path}${path.includes('?') ? '&' : '?'}${chosenParameter}=${ids.join('.')}`

/** The rows of the list below the dialog, as far as they have arrived; undefined until the first ones have. */
export const ListedRequests = createContext<readonly ServiceRequestRowFragment[] | undefined>(undefined)

/**
 * The requests that an address names, as the list knows them.
 *
 * @returns `missing`: how many of them the list has not loaded
 */
export function useChosenRequests(search: string) {
  const rows = useContext(ListedRequests)
  const ids = (new URLSearchParams(search).get(chosenParameter) ?? '').split('.').filter(id => id !== '')
  const chosen = rows?.filter(({ id }) => ids.includes(id))
  return { chosen, missing: chosen ? ids.length - chosen.length : 0 }
}
