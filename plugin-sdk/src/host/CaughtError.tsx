import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { useArea } from '../area/area-context'
import { noteError } from '../plugins/plugin-reports'
import { isVanished } from '../plugins/version-ready'

/** What a route of the area threw, in the shell's own words. */
export function CaughtError() {
  const { plugin, screens, recover, retry } = useArea()
  const error = useRouteError()
  const [recovers] = useState(() => isVanished(error) && recover())
  useEffect(() => {
    noteError(plugin, location.pathname, error)
  }, [plugin, error])
  return recovers ? null : <screens.RouteError error={error} title={plugin.manifest.title} retry={retry} />
}
