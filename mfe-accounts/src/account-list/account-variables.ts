import { accountTypeOf } from '../account-type/account-types'
import type { AccountsQueryVariables } from '../generated/documents'

/** What the list asks for, from its address: `?filter=bay&type=BUSINESS`. */
export function accountVariables(parameters: URLSearchParams): Omit<AccountsQueryVariables, 'after'> {
  const search = parameters.get('filter')
  const type = accountTypeOf(parameters.get('type'))
  return { ...(search && { search }), ...(type && { filter: { type } }) }
}

/** A path that keeps the list's filter, so that the list looks the same behind a dialog and after it. */
export function withFilter(path: string, parameters: URLSearchParams): string {
  const filter = String(parameters)
  return filter === '' ? path : `${path}?${filter}`
}
