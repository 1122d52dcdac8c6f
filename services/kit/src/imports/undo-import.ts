import type { JobDefinition } from '../jobs/job.ts'
import type { ImportPart } from './import-models.ts'
import type { ImportRow } from './import-record.ts'
import { inImportTurn } from './import-turns.ts'
import { countOn, endWork, failWork, type ImportWork, openImport, saveRows } from './portions.ts'

/** Removes what an import created and no one has touched since; the rest is kept, and its rows say so. */
export const undoImport = (part: ImportPart): JobDefinition => ({
  name: `${part.definition.jobs}-undo`,
  onDead: failWork(part, 'UNDOING', `Some ${part.definition.records} could not be removed. Undo the import once more.`),
  async run({ payload, step, signal }) {
    const work = payload as ImportWork
    const portions = await part.Portion.find({ importId: work.importId, outcomes: 'CREATED' }, { number: 1 })
      .sort({ number: 1 })
      .lean()
    for (const { number } of portions) {
      await inImportTurn(signal, () => step(`undo ${number}`, () => undoPortion(part, work, number)))
    }
    await step('undone', () => endWork(part, work, 'UNDOING', { state: 'UNDONE' }))
  },
})

async function undoPortion(part: ImportPart, work: ImportWork, number: number) {
  const opened = await openImport(part, work, 'UNDOING')
  const portion = await part.Portion.findOne({ importId: work.importId, number }).lean()
  if (!opened || !portion) return
  const created = portion.rows.filter(({ outcome }) => outcome === 'CREATED')
  const reasons = await part.definition.remove(created)
  const rows = portion.rows.map((row): ImportRow => {
    if (row.outcome !== 'CREATED') return row
    const keptBecause = reasons.get(row)
    return keptBecause === undefined ? { ...row, outcome: 'REMOVED' } : { ...row, outcome: 'KEPT', keptBecause }
  })
  await saveRows(part, portion._id, rows)
  const removed = created.length - reasons.size
  await countOn(part, work, number, { done: portion.rows.length, removed, kept: reasons.size })
}
