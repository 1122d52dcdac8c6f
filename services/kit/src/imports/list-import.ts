import type { Types } from 'mongoose'
import type { FieldColumn, ImportRow, RowError } from './import-record.ts'

/** What people have said of a list: how its rows are to be read. */
export interface ListForm<Field extends string> {
  mapping: readonly FieldColumn<Field>[]
  /** What all rows have in common where no column says it; null: a column does. */
  ofAllRows: string | null
  /** Who began it; null of those that were started before it was kept. */
  createdById: string | null
}

/**
 * A row as the area's form would have sent it, or what is wrong with it. `kept` is stored with the row either way; `notes` say
 * what is stored otherwise than the file has it.
 */
export type ReadRow<Field extends string, Wanted, Kept> =
  | { wanted: Wanted; errors: []; notes?: RowError<Field>[]; kept?: Kept }
  | { wanted?: undefined; errors: RowError<Field>[]; notes?: undefined; kept?: Kept }

/** Reads the rows of one portion, in their order: what they name elsewhere is looked up for all of them at once. */
export type RowReader<Field extends string, Wanted, Kept> = (
  portion: readonly (readonly string[])[],
) => Promise<ReadRow<Field, Wanted, Kept>[]>

/** How two records can turn out to be the same one. */
export interface DuplicateKind<Wanted> {
  /** Under which people say what becomes of them (`SKIP` unless they do), and under which they are counted. */
  name: string
  /** What two of them have in common; undefined: this row has nothing to compare. */
  keyOf(wanted: Wanted): string | undefined
  /** Those that the agency has already, by their keys: one question for a portion. Under undefined no one looks. */
  existing(wanted: readonly Wanted[]): Promise<ReadonlyMap<string | undefined, Types.ObjectId>>
}

/** An area's row: what it keeps itself is beside what every import keeps. */
export type RowOf<Kept> = ImportRow & Partial<Kept>

/** What an area says of its lists: what a row can hold, how it is read, and how it becomes a record. */
export interface ListImport<Field extends string, Wanted, Kept extends object> {
  /** The GraphQL type, such as `AccountImport`: operations and events have their names from it. */
  typename: string
  /** Its SDL: `accountImports`, `accountImport`, and `createAccountImport`, `delimit…`, `map…`, `start…`, `cancel…`, `undo…`. */
  typeDefs: string
  collections: { imports: string; portions: string; mappings: string }
  /** Its jobs are `<jobs>-check`, `<jobs>-run` and `<jobs>-undo`. For good: those that wait are found by their names. */
  jobs: string
  /** What it brings in, in a sentence: `accounts`. */
  records: string
  /** Under which a row, and a duplicate, have the id of the record, such as `accountId`. */
  recordId: keyof Kept & string
  /** What a column can hold, each with the headings that other systems give it, folded, the most usual first. */
  fields: Readonly<Record<Field, readonly string[]>>
  /** What a list can't do without: one of these fields has a column. The message is at the first. */
  required: readonly { oneOf: readonly [Field, ...Field[]]; message: string }[]
  /** A field that people can say of all rows in place of a column: its name in the SDL, and what it may be. */
  ofAllRows: { name: string; field: Field; values: readonly [string, ...string[]]; message: string }
  /** By kind; of several the first one holds. */
  duplicates: Readonly<Record<string, DuplicateKind<Wanted>>>
  /** Begins to read a list. What the reader remembers lives as long as one attempt of a job. */
  reader(form: ListForm<Field>): RowReader<Field, Wanted, Kept>
  /** Creates the records of one portion, inside of its transaction. @returns what each row keeps of its record */
  create(wanted: readonly Wanted[], form: ListForm<Field>): Promise<Kept[]>
  /** Removes what no one has touched since, inside of a transaction. @returns why the others stay */
  remove(created: readonly RowOf<Kept>[]): Promise<ReadonlyMap<ImportRow, string>>
  /** The fields of a row in the SDL that are the area's own: a good row as it will be stored, a bad one as it is in the file. */
  present(row: RowOf<Kept>, form: ListForm<Field>): object
  /** What else is counted once all rows are checked. By default nothing. */
  totals?: { names: readonly string[]; of(rows: AsyncIterable<RowOf<Kept>>): Promise<Record<string, number>> }
}

/** An import, whatever it brings in. */
export type AnyListImport = Omit<ListImport<string, unknown, object>, 'recordId'> & { recordId: string }
