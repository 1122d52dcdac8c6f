const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const name = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?'

const day = (year: string, month: number, date: string) =>
  `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`
const monthOf = (text: string) => months.indexOf(text.slice(0, 3).toLowerCase()) + 1

/** Every day that a text may state, `YYYY-MM-DD`; of numbers alone, both orders. */
export function datesIn(text: string): Set<string> {
  const found = new Set<string>()
  for (const [, year = '', month = '', date = ''] of text.matchAll(/(\d{4})-(\d{2})-(\d{2})/g))
    found.add(day(year, Number(month), date))
  for (const [, first = '', second = '', year = ''] of text.matchAll(/(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/g)) {
    found.add(day(year, Number(first), second))
    found.add(day(year, Number(second), first))
  }
  for (const [, month = '', date = '', year = ''] of text.matchAll(
    new RegExp(`${name}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})`, 'gi'),
  ))
    found.add(day(year, monthOf(month), date))
  for (const [, date = '', month = '', year = ''] of text.matchAll(
    new RegExp(`(\\d{1,2})(?:st|nd|rd|th)?\\s+${name},?\\s+(\\d{4})`, 'gi'),
  ))
    found.add(day(year, monthOf(month), date))
  return found
}
