import type { Claim } from '../claim.ts'
import { lineOfPanel } from '../layout/panels.ts'
import type { Reading } from '../reading-of.ts'

/** The end of a company's name, and its code: "Old Quarry Surety and Fire Company, NAIC 98670". */
const named =
  /^([A-Z][^:;]{3,60}?\b(?:company|corporation|corp|inc|incorporated|insurance|co|mutual|assurance|indemnity|group|exchange|lloyds|ltd|llc)\.?)[\s,(–—-]+NAIC\s*(?:#|no\.?|code|number)?\s*:?\s*(\d{5})\)?$/i

/** Insurers that stand without a label in the section of a line, as their code shows. */
export function insurersByCode(reading: Reading, known: readonly Claim[]): Claim[] {
  return reading.rows.flatMap(row => {
    const { line: ofRows, panels, topic } = reading.contextOf(row)
    if (topic === 'WORDING' || row.kind === 'HEADER' || row.kind === 'FOOTER') return []
    return row.cells.flatMap((cell): Claim[] => {
      const line = lineOfPanel(panels, cell) ?? ofRows
      const [, name, code] = named.exec(cell.text) ?? []
      const isKnown = known.some(claim => claim.field === 'insurerName' && claim.line === line)
      if (!line || !name || !code || isKnown) return []
      const { number: page, text } = row.page
      const shared = { line, unit: 'TEXT' as const, page, at: cell.start, confidence: 0.9 }
      const quote = text.slice(cell.start, cell.end)
      return [
        { ...shared, field: 'insurerName', value: name, quote },
        { ...shared, field: 'insurerNaic', value: code, quote },
      ]
    })
  })
}
