import { useArea } from '../area/area-context'

/** For an address that a route matches, but nothing has: a tab that no area contributes. */
export function NotFound() {
  const { screens } = useArea()
  return <screens.NotFound />
}
