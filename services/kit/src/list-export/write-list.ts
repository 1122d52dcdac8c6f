import { z } from 'zod'
import type { CallContext } from '../call-context.ts'
import { unauthenticated } from '../errors.ts'
import { parseInput } from '../parse-input.ts'
import { byteOrderMark, csvLine } from './csv.ts'
import type { AnyListExport, ListRows } from './list-export.ts'

/** A CSV file on its way. */
export interface WrittenList {
  /** How many rows there are when it begins. */
  total: number
  /** The file, portion by portion. Read it in the scope of who asked. */
  text: AsyncIterable<string>
}

/**
 * Writes a list as CSV.
 *
 * @param input what the gateway was asked: the list's address; `columns`, ids joined by dots; `timeZone`; `ids`, if the file
 * begins with a column of the records' ids, by which others add theirs
 * @throws UNAUTHENTICATED for no one; VALIDATION_FAILED for what the list does not know
 */
export async function writeList(definition: AnyListExport, input: unknown, context: CallContext): Promise<WrittenList> {
  if (!context.agencyId || !context.userId) throw unauthenticated()
  const { columns, timeZone, ids, ...address } = parseInput(inputOf(definition), input)
  const fields = columns.flatMap(id => Object.entries(definition.columns[id] ?? {}))
  const { total, portions } = await definition.read(address, columns, context)
  const head = fields.map(([heading]) => heading)
  const place = { timeZone }
  const valuesOf = (row: unknown) => fields.map(([, value]) => value(row, place))
  const line = ids
    ? (row: unknown) => csvLine([definition.idOf(row), ...valuesOf(row)])
    : (row: unknown) => csvLine(valuesOf(row))
  return { total, text: linesOf(`${byteOrderMark}${csvLine(ids ? ['Id', ...head] : head)}`, portions, line) }
}

async function* linesOf(head: string, portions: ListRows<unknown>['portions'], line: (row: unknown) => string) {
  yield head
  for await (const portion of portions) yield portion.map(line).join('')
}

const maxColumns = 100
const maxText = 1_000

const inputOf = ({ columns }: AnyListExport) =>
  z
    .object({
      columns: z
        .string()
        .transform(text => text.split('.').slice(0, maxColumns))
        .refine(ids => ids.every(id => Object.hasOwn(columns, id)), { error: 'This list has no such column.' }),
      timeZone: z.string().refine(isTimeZone, { error: 'There is no such time zone.' }).default('UTC'),
      ids: z.literal('true').optional(),
    })
    .catchall(z.string().max(maxText))

function isTimeZone(name: string) {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}
