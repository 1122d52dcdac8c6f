import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { useArea } from '../area/area-context'
import { noteError } from '../plugins/plugin-reports'
import { isVanished } from '../plugins/version-ready'

/** After so long a file of the area that could not be had is asked for again, in milliseconds. */
const retryAfter = 10_000

/** What a route of the area threw, in the shell's own words. A file that could not be had is asked for again by itself. */
export function CaughtError() {
  const { plugin, screens, recover, retry } = useArea()
  const error = useRouteError()
  const [recovers] = useState(() => isVanished(error) && recover())
  useEffect(() => {
    noteError(plugin, location.pathname, error)
  }, [plugin, error])
  useEffect(() => {
    if (recovers || !isVanished(error)) return
    const timer = setTimeout(retry, retryAfter)
    window.addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', retry)
    }
  }, [recovers, error, retry])
  return recovers ? null : <screens.RouteError error={error} title={plugin.manifest.title} retry={retry} />
}
