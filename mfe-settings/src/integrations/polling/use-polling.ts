import { useEffect } from 'react'

/** Specification 3 §4: while a sync runs its logs are asked for again, in milliseconds. */
const pollMs = 1_000

/** Asks again every second for as long as something is under way. */
export function usePolling(isUnderWay: boolean, retry: (() => void) | undefined) {
  useEffect(() => {
    if (!isUnderWay || !retry) return
    const timer = setInterval(retry, pollMs)
    return () => clearInterval(timer)
  }, [isUnderWay, retry])
}
