import { CoverdeskError } from '../errors.ts'
import type { ImportPart } from './import-models.ts'

/** Imports of one agency, in one area, whose jobs run at once. Each agency then leaves most of the job runner to the others. */
const slots = [1, 2]

/**
 * A slot for an import whose job is about to be enqueued. A unique index keeps two imports from taking the same one.
 * @throws BAD_REQUEST when all are taken
 */
export async function freeSlot({ Import }: ImportPart): Promise<number> {
  const taken = new Set(await Import.distinct('slot', { slot: { $in: slots } }))
  const free = slots.find(slot => !taken.has(slot))
  if (free === undefined) {
    throw new CoverdeskError('BAD_REQUEST', 'Two imports are already running. Wait until one finishes.')
  }
  return free
}
