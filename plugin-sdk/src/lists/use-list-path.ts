import { useSearchParams } from 'react-router'

/**
 * A path that keeps the filter of the list under it, so that the list looks the same behind a dialog and after it.
 *
 * @example <ButtonLink to={useListPath('/app/accounts/new')}>Create Account</ButtonLink>
 */
export function useListPath(path: string): string {
  const filter = String(useSearchParams()[0])
  return filter === '' ? path : `${path}?${filter}`
}
