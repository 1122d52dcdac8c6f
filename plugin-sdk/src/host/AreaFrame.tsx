import { useEffect } from 'react'
import { Outlet, useBlocker } from 'react-router'
import { hasUnsavedChanges, mayLeave } from '../navigation/unsaved-changes'

/** The root of every area: asks before a navigation inside it loses unsaved changes. */
export function AreaFrame() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsavedChanges() && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void mayLeave().then(leave => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker])
  return <Outlet />
}
