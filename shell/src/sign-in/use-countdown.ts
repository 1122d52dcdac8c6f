import { useEffect, useState } from 'react'

/** Seconds that are left, counted down from `seconds`; `restart` begins again. */
export function useCountdown(seconds: number): { secondsLeft: number; restart(seconds: number): void } {
  const [secondsLeft, setSecondsLeft] = useState(seconds)
  const running = secondsLeft > 0
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setSecondsLeft(left => left - 1), 1000)
    return () => clearInterval(timer)
  }, [running])
  return { secondsLeft, restart: setSecondsLeft }
}
