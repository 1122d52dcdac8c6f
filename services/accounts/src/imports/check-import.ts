import type { JobDefinition, RunningJob } from '@coverdesk/kit'
import { type AccountImportRecord, type ImportCounts, ImportPortion, type ImportRow } from './account-import.model.ts'
import { EarlierRows, existingDuplicates } from './duplicates.ts'
import { countOn, endWork, failWork, type ImportWork, inTurn, openImport, outcomesOf, portionSize } from './portions.ts'
import { rowsOf, UnreadableFile } from './read-csv.ts'
import { type ReadAccount, readRow } from './read-row.ts'

/** A row, and the account that it would become. */
interface CheckedRow {
  row: ImportRow
  account: ReadAccount | undefined
}

/** Reads the file once more and says of each row what is wrong with it, or what it repeats. */
export const checkImport: JobDefinition = {
  name: 'account-import-check',
  onDead: failWork('CHECKING', 'The rows could not be checked.'),
  async run(job) {
    const work = job.payload as ImportWork
    const opened = await openImport(work, 'CHECKING')
    if (!opened) return
    try {
      if (await checkAll(job, work, opened))
        await job.step('checked', () => endWork(work, 'CHECKING', { state: 'CHECKED' }))
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      const { message: failure } = error
      await job.step('unreadable', () => endWork(work, 'CHECKING', { state: 'FAILED', failure }))
    }
  },
}

/** @returns false when somebody ended it meanwhile */
async function checkAll({ step, signal }: RunningJob, work: ImportWork, opened: AccountImportRecord) {
  const earlier = new EarlierRows()
  let number = 0
  let rows: CheckedRow[] = []
  const flush = async () => {
    const checked = rows
    rows = []
    if (checked.length === 0) return true
    number += 1
    return inTurn(signal, () => step(`check ${number}`, () => storePortion(work, number, checked)))
  }
  for await (const { number: rowNumber, values } of rowsOf(opened)) {
    const { account, errors } = readRow(values, opened)
    const duplicate = account && earlier.take(rowNumber, account)
    const outcome = account ? (duplicate ? 'DUPLICATE' : 'READY') : 'INVALID'
    rows.push({ account, row: { number: rowNumber, values, outcome, errors, ...(duplicate && { duplicate }) } })
    if (rows.length === portionSize && !(await flush())) return false
  }
  return flush()
}

async function storePortion(work: ImportWork, number: number, checked: readonly CheckedRow[]) {
  if (!(await openImport(work, 'CHECKING'))) return false
  const existing = await existingDuplicates(checked.flatMap(({ account }) => account ?? []))
  const rows = checked.map(({ row, account }): ImportRow => {
    const duplicate = row.duplicate ?? (account && existing.get(account))
    return duplicate ? { ...row, outcome: 'DUPLICATE', duplicate } : row
  })
  const { importId } = work
  const lastRow = rows.at(-1)?.number ?? 0
  await ImportPortion.insertOne({ importId: importId as never, number, lastRow, rows, outcomes: outcomesOf(rows) })
  await countOn(work, number, countsOf(rows))
  return true
}

function countsOf(rows: readonly ImportRow[]): Partial<ImportCounts> {
  const count = (is: (row: ImportRow) => boolean) => rows.filter(is).length
  return {
    rows: rows.length,
    ready: count(({ outcome }) => outcome === 'READY'),
    invalid: count(({ outcome }) => outcome === 'INVALID'),
    emailDuplicates: count(({ duplicate }) => duplicate?.by === 'EMAIL'),
    nameDuplicates: count(({ duplicate }) => duplicate?.by === 'NAME_AND_ZIP'),
  }
}
