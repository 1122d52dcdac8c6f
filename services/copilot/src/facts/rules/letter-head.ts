import { datesIn } from '@coverdesk/coverage/read'
import type { Claim } from '../claim.ts'
import type { Row } from '../layout/row.ts'
import type { Reading } from '../reading-of.ts'

const lookedAt = 10

/** A letter has its date alone on a line above everything that it says, and the address of the insured behind its name. */
export function letterHead(reading: Reading, claims: readonly Claim[]): Claim[] {
  return [...letterDate(reading, claims), ...addressee(reading, claims), ...addressBehindName(claims)]
}

const agency =
  /\b(?:Agency|Agents|Brokers?|Brokerage|Advisors|Insurance (?:Services|Group|Associates|Partners)|Risk (?:Services|Management|Partners))\b/
const behindDate = 4

/** A letter with an offer goes to the insured's agency, whose name is below the date. */
function addressee({ rows, kind, order }: Reading, claims: readonly Claim[]): Claim[] {
  if ((kind !== 'QUOTE' && kind !== 'BINDER') || claims.some(({ field }) => field === 'producerName')) return []
  const top = rows.slice(0, lookedAt)
  const addressed = top.flatMap(addresseeIn)[0]
  if (addressed) return [addressed]
  const at = top.findIndex(({ cells }) => {
    const [date] = datesIn(cells[0]?.text ?? '', order)
    return cells.length === 1 && date?.start === 0 && date.end === cells[0]?.text.length
  })
  const found = at < 0 ? undefined : top.slice(at + 1, at + 1 + behindDate).find(isAgencyAlone)
  const [cell] = found?.cells ?? []
  if (!found || !cell) return []
  const { number: page, text } = found.page
  const place = { page, quote: text.slice(cell.start, cell.end), at: cell.start }
  return [{ field: 'producerName', line: null, value: cell.text, unit: 'TEXT', confidence: 0.7, ...place }]
}

/** "To: Harbor Point Insurance Agency". */
function addresseeIn({ cells, page }: Row): Claim[] {
  const [first, second] = cells
  const [, beside] = /^to\s*:\s*(\S.*)$/i.exec(first?.text ?? '') ?? []
  const cell = beside ? first : /^to\s*:?$/i.test(first?.text ?? '') ? second : undefined
  const value = beside ?? second?.text ?? ''
  if (!cell || value.length > 60 || !agency.test(value)) return []
  const place = { page: page.number, quote: page.text.slice(cell.start, cell.end), at: cell.start }
  return [{ field: 'producerName', line: null, value, unit: 'TEXT', confidence: 0.8, ...place }]
}

const isAgencyAlone = ({ cells: [cell, other] }: Row) =>
  cell !== undefined &&
  !other &&
  cell.text.length < 60 &&
  agency.test(cell.text) &&
  !/[:;]|\.$(?<!Inc\.|Co\.)/.test(cell.text)

function letterDate({ rows, kind, order }: Reading, claims: readonly Claim[]): Claim[] {
  if ((kind !== 'QUOTE' && kind !== 'BINDER') || claims.some(({ field }) => field === 'issuedDate')) return []
  for (const { cells, page } of rows.slice(0, lookedAt)) {
    const [cell] = cells
    const [date] = cell && cells.length === 1 ? datesIn(cell.text, order) : []
    if (!cell || !date || date.start > 0 || date.end < cell.text.length) continue
    const place = { page: page.number, quote: page.text.slice(cell.start, cell.end), at: cell.start }
    return [{ field: 'issuedDate', line: null, value: date.day, unit: 'DATE', confidence: 0.75, ...place }]
  }
  return []
}

/** "…, 18 Mill Lane, Dayton, OH 45402". */
const address = /^,?\s+(?:of |at |located at )?(\d{1,6}\s+[A-Z][^.;]*?\b[A-Z]{2}\s+\d{5}(?:-\d{4})?)/

function addressBehindName(claims: readonly Claim[]): Claim[] {
  const name = claims.find(({ field }) => field === 'insuredName')
  if (!name || claims.some(({ field }) => field === 'insuredAddress')) return []
  const quote = name.quote.replace(/\s+/g, ' ')
  const at = quote.indexOf(String(name.value))
  const found = at < 0 ? null : address.exec(quote.slice(at + String(name.value).length))
  return found?.[1] ? [{ ...name, field: 'insuredAddress', value: found[1] }] : []
}
