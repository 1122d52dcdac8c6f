import type { FieldName } from '@coverdesk/coverage'
import type { Claim } from '../claim.ts'
import type { FactSource } from '../fact-source.ts'
import type { Row } from '../layout/row.ts'
import type { Table } from '../layout/tables-of.ts'
import { type Reading, readingOf } from '../reading-of.ts'
import { certificateInsurers } from './certificate-insurers.ts'
import { columnsOf } from './column-names.ts'
import { insurerAtTop } from './insurer-at-top.ts'
import { insurersByCode } from './insurers-by-code.ts'
import { labeledClaims } from './labeled-claims.ts'
import { letterHead } from './letter-head.ts'
import { lineColumnClaims, tablesByLine } from './line-column-claims.ts'
import { listClaims } from './list-claims.ts'
import { namesInProse } from './names-in-prose.ts'
import { optionClaims, tablesByOption } from './option-claims.ts'
import { requirementClaims } from './requirement-claims.ts'
import { rowClaims } from './row-claims.ts'
import { sentenceClaims } from './sentence-claims.ts'
import { settleClaims } from './settle-claims.ts'
import { isListTable, namedTables, tableClaims } from './table-claims.ts'

/** Finds facts by rules over the layout of a document. The same document always gives the same claims. */
export const ruleSource = {
  method: 'RULE',
  claims: document => claimsByRules(readingOf(document)),
} satisfies FactSource

export function claimsByRules(reading: Reading): Claim[] {
  const tables = namedTables(reading)
  const byLine = tablesByLine(reading)
  const byOption = tablesByOption(reading)
  const inTables = new Set(
    [...tables, ...byLine, ...byOption].flatMap(({ header, rows, headerRows = [] }) => [
      header,
      ...headerRows,
      ...rows,
    ]),
  )
  const fromTables = [
    ...tableClaims(reading, tables),
    ...lineColumnClaims(reading, byLine),
    ...optionClaims(reading, byOption),
  ]
  const labeled = labeledClaims(reading, withoutSilent(reading, inTables, tables, fromTables))
  const claims = [
    ...kindClaim(reading),
    ...labeled,
    ...fromTables,
    ...rowClaims(reading, [...fromTables, ...labeled]),
    ...certificateInsurers(reading, tables),
    ...withoutRepeated(sentenceClaims(reading), labeled),
    ...requirementClaims(reading),
    ...listClaims(reading, tables, inTables),
  ]
  claims.push(...insurersByCode(reading, claims))
  const known = new Set<FieldName>(claims.map(({ field }) => field))
  const top = known.has('insurerName') ? [] : insurerAtTop(reading)
  const inProse = namesInProse(reading, new Set([...known, ...top.map(({ field }) => field)]))
  const all = [...claims, ...top, ...inProse]
  return settleClaims(reading, [...all, ...letterHead(reading, all)])
}

/** Rows that their table's columns tell nothing of are read by their labels, as those below the end of a table are. */
function withoutSilent(
  { rows }: Reading,
  inTables: ReadonlySet<Row>,
  tables: readonly Table[],
  claims: readonly Claim[],
): Set<Row> {
  const lists = tables.filter(({ header }) => isListTable(columnsOf(header).flat()))
  const headings = new Set(tables.flatMap(({ header, headerRows = [header] }) => headerRows.map(textOf)))
  const again = rows.filter(row => row.kind === 'TABLE_ROW' && headings.has(textOf(row)))
  const kept = new Set([...again, ...lists.flatMap(table => table.rows)])
  const isTold = ({ page, start, end }: Row) =>
    claims.some(claim => claim.page === page.number && claim.at !== undefined && claim.at >= start && claim.at <= end)
  return new Set([...again, ...inTables].filter(row => kept.has(row) || isTold(row)))
}

const textOf = ({ cells }: Row) => cells.map(({ text }) => text.toLowerCase()).join('|')

/** A line with a label and its value isn't read again as a sentence: "Surplus lines tax (4.85%): $416" states one amount. */
function withoutRepeated(claims: readonly Claim[], labeled: readonly Claim[]): Claim[] {
  return claims.filter(
    claim =>
      !labeled.some(
        other =>
          other.page === claim.page &&
          other.at === claim.at &&
          (other.field === claim.field ? other.value !== claim.value : other.value === claim.value),
      ),
  )
}

function kindClaim({ foundKind }: Reading): Claim[] {
  if (!foundKind?.row) return []
  const { kind, row, confidence } = foundKind
  const { number: page, text } = row.page
  return [
    {
      field: 'documentKind',
      line: null,
      value: kind,
      unit: 'WORD',
      page,
      quote: text.slice(row.start, row.end),
      at: row.start,
      confidence,
    },
  ]
}
