/**
 * Specification 3 §9: seconds if under 60, else minutes and seconds; up to now where a call has no end yet.
 *
 * @param now in milliseconds
 * @returns an empty string for a call that has not begun
 */
export function callDuration(startedAt: string | null, endedAt: string | null, now: number): string {
  if (!startedAt) return ''
  const end = endedAt ? Date.parse(endedAt) : now
  const seconds = Math.max(0, Math.floor((end - Date.parse(startedAt)) / 1_000))
  return seconds < 60 ? `${seconds}s` : `${Math.floor(seconds / 60)}m ${seconds % 60}s`
}
