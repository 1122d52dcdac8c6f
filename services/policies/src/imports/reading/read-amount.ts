const dollars = /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/

/**
 * Money as spreadsheets write it: `$1,234.50`, `1234.5`, `USD 1,234`, accountants' `-` for nothing.
 * @returns cents; below zero for `(123)` and `-123`, which the rule refuses; what is no amount as it was given, for the rule
 *   to refuse, too; undefined for an empty cell
 */
export function readAmount(text: string): number | string | undefined {
  const given = text.trim()
  if (!given) return undefined
  const bare = given.replace(/\s|\$|usd/gi, '')
  if (/^[-–—]$/.test(bare)) return 0
  const [, inParentheses] = /^\((.*)\)$/.exec(bare) ?? []
  const unsigned = inParentheses ?? bare.replace(/^-|-$/, '')
  const cents = centsOf(unsigned)
  if (cents === undefined) return text
  return unsigned !== bare && cents > 0 ? -cents : cents
}

/** More than two digits behind the point must say nothing. */
function centsOf(unsigned: string): number | undefined {
  const [, whole = '', fraction = ''] = dollars.exec(unsigned) ?? []
  if (!whole && !fraction) return undefined
  if (/[1-9]/.test(fraction.slice(2))) return undefined
  return Number(whole.replaceAll(',', '')) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
}

/**
 * A rate as lists write it: `15%`, `15`, `0.15`. Without the sign a number below 1 is a share, any other percent: no one is
 * paid less than one percent.
 * @returns a share such as 0.15; what is no rate as it was given, for the rule to refuse; undefined for an empty cell
 */
export function readRate(text: string): number | string | undefined {
  const given = text.replace(/\s/g, '')
  if (!given) return undefined
  const [, digits, sign] = /^(\d+\.?\d*|\.\d+)(%?)$/.exec(given) ?? []
  if (digits === undefined) return text
  const number = Number(digits)
  return sign || number >= 1 ? number / 100 : number
}
