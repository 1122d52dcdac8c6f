import type { JobDefinition, RunningJob } from '../jobs/job.ts'
import { formOf } from './columns.ts'
import { EarlierRows, existingDuplicates } from './duplicates.ts'
import type { ImportPart } from './import-models.ts'
import type { ImportRow, ListImportRecord } from './import-record.ts'
import { inImportTurn } from './import-turns.ts'
import type { AnyListImport } from './list-import.ts'
import { countOn, endWork, failWork, type ImportWork, isNoted, openImport, portionSize, summaryOf } from './portions.ts'
import { type NumberedRow, rowsOf, UnreadableFile } from './read-csv.ts'

/** A row, and the record that it would become. */
interface CheckedRow {
  row: ImportRow
  wanted: unknown
}

/** Reads the file once more and says of each row what is wrong with it, or what it repeats. */
export const checkImport = (part: ImportPart): JobDefinition => ({
  name: `${part.definition.jobs}-check`,
  onDead: failWork(part, 'CHECKING', 'The rows could not be checked.'),
  async run(job) {
    const work = job.payload as ImportWork
    const opened = await openImport(part, work, 'CHECKING')
    if (!opened) return
    try {
      if (!(await checkAll(part, job, work, opened))) return
      const totals = await totalsOf(part, work)
      await job.step('checked', () => endWork(part, work, 'CHECKING', { state: 'CHECKED', ...totals }))
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      const { message: failure } = error
      await job.step('unreadable', () => endWork(part, work, 'CHECKING', { state: 'FAILED', failure }))
    }
  },
})

/** @returns false when someone ended it meanwhile */
async function checkAll(part: ImportPart, { step, signal }: RunningJob, work: ImportWork, opened: ListImportRecord) {
  const check = rowChecker(part.definition, opened)
  let number = 0
  let portion: NumberedRow[] = []
  const flush = async () => {
    const rows = portion
    portion = []
    if (rows.length === 0) return true
    number += 1
    return inImportTurn(signal, async () => {
      const checked = await check(rows)
      return step(`check ${number}`, () => storePortion(part, work, number, checked))
    })
  }
  for await (const row of rowsOf(opened)) {
    portion.push(row)
    if (portion.length === portionSize && !(await flush())) return false
  }
  return flush()
}

/** Checks the portions of a file in their order. An attempt that continues where a former one ended goes through all of them again, since later rows may repeat them. */
function rowChecker(definition: AnyListImport, opened: ListImportRecord) {
  const earlier = new EarlierRows(definition)
  const read = definition.reader(formOf(definition, opened))
  return async (rows: readonly NumberedRow[]): Promise<CheckedRow[]> => {
    const readable = rows.filter(({ problem }) => !problem)
    const answers = await read(readable.map(({ values }) => values))
    const answerTo = new Map(readable.map((row, index) => [row, answers[index]]))
    return rows.map(row => {
      const { number, values, problem } = row
      const {
        wanted,
        errors = [],
        notes = [],
        kept,
      } = problem ? { errors: [{ message: problem }] } : (answerTo.get(row) ?? {})
      const duplicate = wanted === undefined ? undefined : earlier.take(number, wanted)
      const outcome = wanted === undefined ? 'INVALID' : duplicate ? 'DUPLICATE' : 'READY'
      return { wanted, row: { number, values, outcome, errors, notes, ...kept, ...(duplicate && { duplicate }) } }
    })
  }
}

async function storePortion(part: ImportPart, work: ImportWork, number: number, checked: readonly CheckedRow[]) {
  if (!(await openImport(part, work, 'CHECKING'))) return false
  const existing = await existingDuplicates(
    part.definition,
    checked.flatMap(({ wanted }) => wanted ?? []),
  )
  const rows = checked.map(({ row, wanted }): ImportRow => {
    const duplicate = row.duplicate ?? existing.get(wanted)
    return duplicate ? { ...row, outcome: 'DUPLICATE', duplicate } : row
  })
  const { importId } = work
  const lastRow = rows.at(-1)?.number ?? 0
  await part.Portion.insertOne({ importId: importId as never, number, lastRow, rows, ...summaryOf(rows) })
  await countOn(part, work, number, countsOf(part.definition, rows))
  return true
}

function countsOf({ duplicates }: AnyListImport, rows: readonly ImportRow[]): Record<string, number> {
  const count = (is: (row: ImportRow) => boolean) => rows.filter(is).length
  return {
    rows: rows.length,
    ready: count(({ outcome }) => outcome === 'READY'),
    invalid: count(({ outcome }) => outcome === 'INVALID'),
    noted: count(isNoted),
    ...Object.fromEntries(
      Object.entries(duplicates).map(([kind, { name }]) => [name, count(({ duplicate }) => duplicate?.by === kind)]),
    ),
  }
}

/** What the area counts over all rows. */
async function totalsOf({ definition: { totals }, Portion }: ImportPart, { importId }: ImportWork) {
  if (!totals) return {}
  async function* rows() {
    for await (const portion of Portion.find({ importId }).sort({ number: 1 }).lean().cursor({ batchSize: 4 })) {
      yield* portion.rows
    }
  }
  const counted = await totals.of(rows() as never)
  return Object.fromEntries(Object.entries(counted).map(([name, count]) => [`counts.${name}`, count]))
}
