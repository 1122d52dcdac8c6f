import type { CallContext } from '../call-context.ts'
import type { CsvValue } from './csv.ts'

/** What the list's address says, as texts: `{ filter: 'bay', type: 'BUSINESS', sort: 'NAME_DESC' }`. */
export type ListAddress = Readonly<Record<string, string>>

/** The rows of a list, in its order. */
export interface ListRows<Row> {
  /** How many there are when the reading begins. */
  total: number
  /** Some at once, so that what belongs to them is read at once, too. */
  portions: AsyncIterable<readonly Row[]>
}

/** How people read a value of a row. */
export interface ReadersPlace {
  /** IANA name of the reader's zone. */
  timeZone: string
}

/**
 * A list that the server writes as a CSV file: every row that the list's filter matches, however many there are, while no
 * more than a portion of them is in memory.
 *
 * @example
 * const accountsExport = defineListExport<AccountRecord>({
 *   columns: { name: { Name: ({ details }) => details.name, Email: ({ details }) => details.email } },
 *   idOf: ({ _id }) => String(_id),
 *   read: (address, columns, context) => readAccounts(address, columns, context),
 * })
 */
export interface ListExport<Row> {
  /** What each column of the list writes, by the column's id and its headings: the same as in the list's own columns. */
  columns: Readonly<Record<string, Readonly<Record<string, (row: Row, place: ReadersPlace) => CsvValue>>>>
  idOf(row: Row): string
  /**
   * Begins to read, and has it audited. Parses the address.
   * @param columns ids of those that are written
   */
  read(address: ListAddress, columns: readonly string[], context: CallContext): Promise<ListRows<Row>>
}

/** A list export, whatever its rows are. */
export type AnyListExport = ListExport<unknown>

/** Types an export's columns by its rows. */
export const defineListExport = <Row>(definition: ListExport<Row>): AnyListExport => definition as AnyListExport
