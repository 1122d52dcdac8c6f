const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthNames =
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)$/

/** Spreadsheets write the midnight, too. */
const time = /[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)? ?([AP]M)?(Z|[+-]\d{2}:?\d{2})?$/i

const yearFirst = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})$/
/** Month, day, year: as people write it in the US. */
const monthFirst = /^(\d{1,2})([-/])(\d{1,2})\2(\d{2}|\d{4})$/
/** `Jan 31, 2026` */
const named = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/
/** `31-Jan-26`, `31 Jan 2026` */
const dayNamed = /^(\d{1,2})[- ]([a-z]+)\.?[- ](\d{2}|\d{4})$/

/**
 * A day as lists of other systems write it, in the US: `1/31/2026`, `01/31/26`, `2026-01-31`, `Jan 31, 2026`, `31-Jan-26`.
 * @returns it as `2026-01-31`; what is no day, or could be two (`3.4.2026`, a bare number), as it was given, for the rule to refuse
 */
export function readDay(text: string): string {
  const given = text.trim().replace(time, '').toLowerCase()
  return partsOf(given) ?? text
}

function partsOf(given: string): string | undefined {
  const iso = yearFirst.exec(given)
  if (iso) return dayOf(iso[1], Number(iso[3]), iso[4])
  const american = monthFirst.exec(given)
  if (american) return dayOf(american[4], Number(american[1]), american[3])
  const words = named.exec(given)
  if (words) return dayOf(words[3], monthOf(words[1]), words[2])
  const dayInFront = dayNamed.exec(given)
  return dayInFront ? dayOf(dayInFront[3], monthOf(dayInFront[2]), dayInFront[1]) : undefined
}

const monthOf = (name = '') => (monthNames.test(name) ? months.indexOf(name.slice(0, 3)) + 1 : 0)

/** Two digits are a year from 1970 on. */
function yearOf(digits = '') {
  const year = Number(digits)
  if (digits.length === 4) return year
  return year < 70 ? 2000 + year : 1900 + year
}

/** Undefined: the calendar has no such day. */
function dayOf(yearDigits: string | undefined, month: number, date = ''): string | undefined {
  const day = new Date(0)
  day.setUTCFullYear(yearOf(yearDigits), month - 1, Number(date))
  const isReal = day.getUTCMonth() === month - 1 && day.getUTCDate() === Number(date)
  return isReal ? day.toISOString().slice(0, 10) : undefined
}
