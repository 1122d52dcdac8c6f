/** Cents as `$1,000,000`; cents are shown where there are any. */
export const inDollars = (cents: number): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)

/** `2027-01-31` as `01/31/2027`. */
export const usDate = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`

/** Cents as `1,000,000`, where a form has the sign already. */
export const inNumbers = (cents: number): string => inDollars(cents).replace('$', '')
