/** The powers of ten that people write as letters (ADR 0042). */
const suffixes: Record<string, number> = { k: 3, thousand: 3, m: 6, mm: 6, million: 6 }

/** Groups of three behind a first one, all with the same separator, or digits without any; then what is behind the point. */
const amountPattern = new RegExp(
  `^([1-9]\\d{0,2}(?:,\\d{3})+|[1-9]\\d{0,2}(?:\\s\\d{3})+|\\d+)?(?:\\.(\\d*))?\\s*(${Object.keys(suffixes).join('|')})?$`,
)
const percentPattern = /^(\d+\.?\d*|\.\d+)\s*%?$/

/**
 * The one reader of money that people write, for forms and lists (ADR 0059): `$1,234.50`, `1 234.5`, `USD 1,234`, `1.5m`,
 * `250k`; `-` as accountants write nothing, which is zero.
 *
 * @returns cents, zero or more; NaN for what is not one clear amount: below zero, half a cent, `71,69`, `1.234,50`, `25%`
 * @example readAmount('$1,250.5') // 125050
 */
export function readAmount(text: string): number {
  const { unsigned, isNegative } = withoutSign(withoutCurrency(text.trim().toLowerCase()))
  if (/^[-–—]$/.test(unsigned)) return 0
  const [, whole = '', fraction = '', suffix = ''] = amountPattern.exec(unsigned) ?? []
  if (whole + fraction === '') return Number.NaN
  const cents = shifted(whole.replace(/[,\s]/g, ''), fraction, 2 + (suffixes[suffix] ?? 0))
  return isNegative && cents !== 0 ? Number.NaN : cents
}

/**
 * The one reader of percentages that people write, for forms and lists (ADR 0059): `12.5`, `12.5%`. Up to two decimals, as they
 * are shown (specification 1 §9).
 *
 * @returns a fraction, 0.125; NaN for what is not one clear percentage: below zero, `12,5`, `12.345`, `$12`
 */
export function readPercent(text: string): number {
  const [, number = ''] = percentPattern.exec(text.trim()) ?? []
  const [whole = '', fraction = ''] = number.split('.')
  return whole + fraction === '' ? Number.NaN : shifted(whole, fraction, 2) / 10_000
}

/** Once before the number and once behind it, and one dollar sign in all. */
function withoutCurrency(text: string): string {
  if (text.indexOf('$') !== text.lastIndexOf('$')) return text
  const [, sign = '', rest = ''] =
    /^([-–—−(]?)\s*(?:usd(?=[\s\d.$(–—−-]))?\s*(?:us(?=\$))?\$?\s*(.*)$/s.exec(text) ?? []
  return (sign + rest).replace(/\s*\$?\s*(?:usd)?\s*([-–—−)]?)$/, '$1')
}

/** `-1`, `1-`, `(1)`. */
function withoutSign(text: string): { unsigned: string; isNegative: boolean } {
  const [, inParentheses] = /^\(\s*(.*?)\s*\)$/s.exec(text) ?? []
  const unsigned = inParentheses ?? text.replace(/^[-–—−]\s*(?=.)|(?<=.)\s*[-–—−]$/, '')
  return { unsigned, isNegative: unsigned !== text }
}

/**
 * The number with its point so many digits to the right, as text: 1.005 times 100 is less than 100.5.
 * @returns NaN where digits other than zero would stay behind the point, and for what a number can't hold exactly
 */
function shifted(whole: string, fraction: string, digits: number): number {
  if (/[1-9]/.test(fraction.slice(digits))) return Number.NaN
  const result = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  return Number.isSafeInteger(result) ? result : Number.NaN
}
