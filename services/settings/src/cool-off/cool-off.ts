const minute = 60_000
const failuresBeforeCoolOff = 20
const firstCoolOff = 15 * minute
const maxCoolOff = 24 * 60 * minute

/** Wrong codes in a row: 15 minutes after 20, half an hour after 40, and so on to a day. Null: no wait. */
export function coolOffAfter(failures: number, now: Date): Date | null {
  if (failures % failuresBeforeCoolOff !== 0) return null
  const coolOff = firstCoolOff * 2 ** (failures / failuresBeforeCoolOff - 1)
  return new Date(now.getTime() + Math.min(coolOff, maxCoolOff))
}
