import { useLocation } from 'react-router'
import { useArea } from '../area/area-context'

/** A path that no route of the area matches. */
export function Elsewhere() {
  const { plugin, screens } = useArea()
  const { pathname } = useLocation()
  // A link to another area: this router is about to be left, and must not flash a "not found".
  const isOwn = plugin.manifest.basePaths.some(base => pathname === base || pathname.startsWith(`${base}/`))
  return isOwn ? <screens.NotFound /> : null
}
