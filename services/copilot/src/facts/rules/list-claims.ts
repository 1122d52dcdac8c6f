import type { Claim } from '../claim.ts'
import type { Row } from '../layout/row.ts'
import type { Table } from '../layout/tables-of.ts'
import type { Reading } from '../reading-of.ts'
import { changeClaims } from './change-claims.ts'
import { sectionEntries } from './section-entries.ts'
import { tableEntries } from './table-entries.ts'

/** Forms, additional insureds, locations, exclusions, changes and claims: each entry with its own evidence. */
export const listClaims = (reading: Reading, tables: readonly Table[], inTables: ReadonlySet<Row>): Claim[] => [
  ...tables.flatMap(table => tableEntries(reading, table)),
  ...reading.rows.flatMap(row => (inTables.has(row) ? [] : sectionEntries(reading, row))),
  ...changeClaims(reading),
]
