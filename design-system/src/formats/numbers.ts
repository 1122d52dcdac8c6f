import { once } from './once'

const inNumbers = (options: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat('en-US', options))

const dollars = inNumbers({ style: 'currency', currency: 'USD' })
const wholeDollars = inNumbers({ style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' })
const percent = inNumbers({ style: 'percent', maximumFractionDigits: 2 })

/**
 * US dollars with two decimals: "$48,210.00" (specification 1 §9).
 *
 * @param cents an integer; NaN, which stands for "nothing entered", gives an empty string
 */
export const formatMoney = (cents: number): string => (Number.isFinite(cents) ? dollars().format(cents / 100) : '')

/**
 * US dollars, without cents where there are none: "$1,000,000", "$12.50" (specification 1 §9: limits; 2 §9: policies).
 *
 * @param cents an integer; NaN gives an empty string
 */
export const formatLimit = (cents: number): string => (Number.isFinite(cents) ? wholeDollars().format(cents / 100) : '')

/**
 * Up to two decimals: "12.5%" (specification 1 §9).
 *
 * @param fraction 0.125; NaN gives an empty string
 */
export const formatPercent = (fraction: number): string => (Number.isFinite(fraction) ? percent().format(fraction) : '')

const sizes = ['KB', 'MB', 'GB', 'TB'] as const

/**
 * "1.50 MB": two decimals, in steps of 1,024 (specification 3 §9); bytes are whole.
 *
 * @param bytes an integer
 */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  let amount = bytes / 1024
  let step = 0
  // 1,023.999 KB would be written as 1024.00 KB.
  while (amount >= 1023.995 && step < sizes.length - 1) {
    amount /= 1024
    step += 1
  }
  return `${amount.toFixed(2)} ${sizes[step]}`
}
