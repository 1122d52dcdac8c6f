import { useRouteError } from 'react-router'
import { useArea } from './area-context'

/** What a route of the area threw, in the shell's own words. */
export function CaughtError() {
  const { plugin, screens, retry } = useArea()
  return <screens.RouteError error={useRouteError()} title={plugin.manifest.title} retry={retry} />
}
