interface Timed {
  startedAt: string | null
  endedAt: string | null
}

/** "4 s" or "2 min 5 s"; undefined until it has ended. */
export function durationText({ startedAt, endedAt }: Timed): string | undefined {
  if (!startedAt || !endedAt) return undefined
  const seconds = Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1_000)
  if (seconds < 1) return undefined
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
