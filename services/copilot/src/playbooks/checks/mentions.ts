import type { FieldName } from '@coverdesk/coverage'
import { countsIn, moneyIn } from '@coverdesk/coverage/read'
import type { Side } from '../documents/side.ts'
import type { Statement } from '../documents/statement.ts'
import { passagesMatching } from './passages.ts'

type Unit = 'USD' | 'COUNT' | 'TEXT'

/** What facts have of applications only, or under fewer names; other documents say it, too. */
const labels: readonly { field: FieldName; label: RegExp; unit: Unit }[] = [
  {
    ...{ field: 'operations', unit: 'TEXT' },
    label: /\b(?:(?:description|nature) of (?:business |your )?operations|nature of (?:the )?business)\b\s*:\s*/i,
  },
  { field: 'employeeCount', label: /\b(?:number of|total|no\. of)\s+employees\b\W*/i, unit: 'COUNT' },
  { field: 'yearsInBusiness', label: /\byears in business\b\W*/i, unit: 'COUNT' },
  { field: 'yearBuilt', label: /\byear built\b\W*/i, unit: 'COUNT' },
  { field: 'annualRevenue', label: /\b(?:annual|gross)\s+(?:revenues?|sales|receipts)\b[^\d$\w]*/i, unit: 'USD' },
  { field: 'annualPayroll', label: /\b(?:annual|total|estimated)\s+payroll\b[^\d$\w]*/i, unit: 'USD' },
]

const maxText = 300

/** A side with what its pages say beside its facts, right behind a label. */
export async function withMentions(side: Side): Promise<Side> {
  const known = new Set(side.statements.map(({ field }) => field))
  const found: Statement[] = []
  for (const { field, label, unit } of labels.filter(one => !known.has(one.field))) {
    for (const place of await passagesMatching(side.documents, label)) {
      const value = valueBehind(place.quote, label, unit)
      if (value !== null) found.push({ ...place, field, line: null, value, unit })
    }
  }
  return { ...side, statements: [...side.statements, ...found] }
}

function valueBehind(quote: string, label: RegExp, unit: Unit): number | string | null {
  const found = label.exec(quote)
  const rest = found ? quote.slice(found.index + found[0].length) : ''
  if (unit === 'TEXT') return rest.split('\n')[0]?.trim().slice(0, maxText) || null
  if (unit === 'USD') {
    const [amount] = moneyIn(rest)
    return amount && amount.start <= 1 ? amount.cents : null
  }
  const [count] = countsIn(rest)
  return count && count.start <= 1 ? count.count : null
}
