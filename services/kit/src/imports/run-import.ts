import type { JobDefinition, RunningJob } from '../jobs/job.ts'
import { formOf } from './columns.ts'
import { existingDuplicates } from './duplicates.ts'
import type { ImportPart } from './import-models.ts'
import type { ImportRow, ListImportRecord } from './import-record.ts'
import { inImportTurn } from './import-turns.ts'
import type { AnyListImport } from './list-import.ts'
import { countOn, endWork, failWork, type ImportWork, openImport, saveRows } from './portions.ts'

/** Creates the records, one portion a transaction: whoever dies in the middle leaves whole portions, and no row is taken twice. */
export const runImport = (part: ImportPart): JobDefinition => ({
  name: `${part.definition.jobs}-run`,
  onDead: failWork(
    part,
    'IMPORTING',
    'Some rows weren’t imported. Undo the import, or upload the list again; existing records are found as duplicates.',
  ),
  async run(job) {
    const work = job.payload as ImportWork
    const opened = await openImport(part, work, 'IMPORTING')
    if (!opened) return
    const read = rowReader(part, opened)
    const portions = await part.Portion.find({ importId: work.importId }, { number: 1 }).sort({ number: 1 }).lean()
    for (const { number } of portions) {
      const isOpen = await inImportTurn(job.signal, () => createPortion(part, job, { work, number, read }))
      if (!isOpen) return
    }
    await job.step('done', () => endWork(part, work, 'IMPORTING', { state: 'DONE' }))
  },
})

type PortionReader = ReturnType<typeof rowReader>

/** Reads the rows that were good. Those that a former attempt has brought in are not looked up again. */
function rowReader({ definition }: ImportPart, opened: ListImportRecord) {
  const read = definition.reader(formOf(definition, opened))
  return async (rows: readonly ImportRow[]) => {
    const good = rows.filter(({ outcome }) => outcome === 'READY' || outcome === 'DUPLICATE')
    const answers = good.length > 0 ? await read(good.map(({ values }) => values)) : []
    return new Map(good.map(({ number }, index) => [number, answers[index]]))
  }
}

/** @returns false when someone ended it meanwhile */
async function createPortion(
  part: ImportPart,
  { step }: RunningJob,
  { work, number, read }: { work: ImportWork; number: number; read: PortionReader },
) {
  const portion = await part.Portion.findOne({ importId: work.importId, number }).lean()
  if (!portion) return false
  const answers = await read(portion.rows)
  return step(`create ${number}`, async () => {
    const opened = await openImport(part, work, 'IMPORTING')
    if (!opened) return false
    const rows = await createRecords(part.definition, opened, portion.rows, answers)
    await saveRows(part, portion._id, rows)
    const count = (outcome: ImportRow['outcome'], among: readonly ImportRow[]) =>
      among.filter(row => row.outcome === outcome).length
    await countOn(part, work, number, {
      done: rows.length,
      created: count('CREATED', rows),
      skipped: count('SKIPPED', rows),
      invalid: count('INVALID', rows) - count('INVALID', portion.rows),
    })
    return true
  })
}

/** Others may have changed what a row names, or have created the same records since the check: all is compared once more. */
async function createRecords(
  definition: AnyListImport,
  opened: ListImportRecord,
  rows: readonly ImportRow[],
  answers: Awaited<ReturnType<PortionReader>>,
): Promise<ImportRow[]> {
  const wanted = [...answers.values()].flatMap(answer => answer?.wanted ?? [])
  const existing = await existingDuplicates(definition, wanted)
  const decided = rows.map((row): { row: ImportRow; wanted?: unknown } => {
    const answer = answers.get(row.number)
    if (!answer) return { row }
    const checked = { ...row, notes: answer.notes ?? [], ...answer.kept }
    if (answer.wanted === undefined) return { row: { ...checked, outcome: 'INVALID', errors: answer.errors } }
    const duplicate = row.duplicate ?? existing.get(answer.wanted)
    if (duplicate && opened.duplicates?.[duplicate.by] !== 'IMPORT') {
      return { row: { ...checked, outcome: 'SKIPPED', duplicate } }
    }
    return { row: { ...checked, outcome: 'CREATED' }, wanted: answer.wanted }
  })
  const drafts = decided.flatMap(({ wanted: draft }) => draft ?? [])
  const created = drafts.length > 0 ? await definition.create(drafts, formOf(definition, opened)) : []
  const kept = created.values()
  return decided.map(({ row, wanted: draft }) => (draft === undefined ? row : { ...row, ...kept.next().value }))
}
