import { useEffect, useState } from 'react'
import type { CallRowFragment } from '../generated/documents'
import { callDuration } from './call-duration'

type Timed = Pick<CallRowFragment, 'startedAt' | 'endedAt'>

/** How long a call took; it counts on while the call continues. */
export function CallDuration({ call: { startedAt, endedAt } }: { call: Timed }) {
  const [now, setNow] = useState(Date.now)
  const isGoingOn = Boolean(startedAt && !endedAt)
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isGoingOn])
  return <>{callDuration(startedAt, endedAt, now) || '–'}</>
}
