import { CoverdeskError } from '@coverdesk/kit'
import { type Owner, OwnerGone, ownerOf } from '../graph/owner.ts'
import { ToolFailed } from './tool.ts'

/** What other areas refuse in sentences that people read. */
const isForPeople = (error: unknown): error is Error => error instanceof CoverdeskError || error instanceof OwnerGone

const isAway = (error: Error): boolean => error instanceof CoverdeskError && passing.has(error.code)
const passing: ReadonlySet<string> = new Set(['SUBGRAPH_UNAVAILABLE', 'INTERNAL'])

/**
 * Asks other areas in the name of the workspace's owner.
 *
 * @throws ToolFailed when they may not, or another area doesn’t answer
 */
export async function asOwner<Result>(ownerId: string, work: (owner: Owner) => Promise<Result>): Promise<Result> {
  try {
    return await work(await ownerOf(ownerId))
  } catch (error) {
    throw isForPeople(error) ? new ToolFailed(error.message, { isPassing: isAway(error) }) : error
  }
}
