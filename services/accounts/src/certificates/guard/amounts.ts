/** An amount of money in a text, and where it stands. */
export interface Amount {
  /** Cents. */
  cents: number
  start: number
  end: number
}

const pattern = /(\$ ?)?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)? ?(mm|million|mil|m|thousand|k)?\b/g
const units: Record<string, number> = { mm: 1e6, million: 1e6, mil: 1e6, m: 1e6, thousand: 1e3, k: 1e3 }

/** Below this no one asks for a limit: it is a date, a number of a house or a count. */
const least = 10_000

/**
 * `$2,000,000`, `$2M`, `2 million`, `500k`, `1,000,000`. A bare number such as `94107` is none.
 * @param text in lower case
 */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(pattern)].flatMap(match => {
    const [all, dollar, whole = '', fraction = '', unit] = match
    const isMoney = dollar || unit || whole.includes(',')
    const dollars = Number(whole.replaceAll(',', '') + fraction) * (unit ? (units[unit] ?? 1) : 1)
    if (!isMoney || dollars < least || !Number.isFinite(dollars)) return []
    return [{ cents: Math.round(dollars * 100), start: match.index, end: match.index + all.length }]
  })
}
