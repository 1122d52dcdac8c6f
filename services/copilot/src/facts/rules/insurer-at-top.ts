import type { Claim } from '../claim.ts'
import type { Reading } from '../reading-of.ts'
import { saysDocumentKind } from '../values/document-kind-words.ts'

const company =
  /\b(?:insurance|casualty|indemnity|assurance|surety|underwriters|specialty|reinsurance|mutual|fire|lloyd['’]?s)\b(?:.*\b(?:company|co\.?|corporation|corp\.?|group|inc\.?|exchange|association|ltd\.?|limited|pool|trust))?/i
const other =
  /\b(?:agency|agents?|brokers?|brokerage|services|advisors|department|division|program|certificate|evidence|policy|coverage|liability|compensation|summary|requirements|application|binder|quote|quotation|proposal|declarations|report)\b/i
const lookedAt = 5

/** Insurers write their names above everything else on their declarations, quotes and binders. */
export function insurerAtTop({ rows, kind }: Reading): Claim[] {
  if (kind !== 'DECLARATIONS' && kind !== 'QUOTE' && kind !== 'BINDER' && kind !== 'ENDORSEMENT' && kind !== 'LOSS_RUN')
    return []
  const first = rows.filter(({ kind: block, page }) => block !== 'FOOTER' && page === rows[0]?.page).slice(0, lookedAt)
  for (const { cells, page } of first) {
    const [cell] = cells
    if (!cell || cells.length > 1 || cell.text.length > 70 || /[:.]$|\d/.test(cell.text)) continue
    if (!company.test(cell.text) || other.test(cell.text) || (kind && saysDocumentKind(cell.text, kind))) continue
    return [
      {
        ...{ field: 'insurerName', line: null, value: cell.text, unit: 'TEXT', confidence: 0.8 },
        ...{ page: page.number, quote: page.text.slice(cell.start, cell.end), at: cell.start },
      },
    ]
  }
  return []
}
