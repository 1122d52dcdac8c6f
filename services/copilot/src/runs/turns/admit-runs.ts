import { enqueue } from '@coverdesk/kit'
import { Run, type RunRecord } from '../records/run.model.ts'
import { RunTurns } from '../records/run-turns.model.ts'
import { tellProgress } from '../story/tell.ts'

/** The name of the job that does a run. */
export const runJobName = 'cara-run'

/** So many runs go on at once (design, §5). */
const maxPerPerson = 3
const maxPerAgency = 10

/** So many that wait are looked at; those behind them wait longer anyway. */
const considered = 200

/**
 * No two mutations that start or end runs of an agency go on at once. A mutation with much to write calls this before it writes:
 * what is in its way then costs it little, and at its end all its work. Inside of a mutation.
 */
export async function holdRunTurns(): Promise<void> {
  await RunTurns.findOneAndUpdate({}, { $inc: { admissions: 1 } }, { upsert: true })
}

/**
 * Starts what may go on now: the oldest first, but none of a person who has three. Whenever a run begins to wait or ends.
 * Inside of a mutation.
 */
export async function admitRuns(): Promise<void> {
  await holdRunTurns()
  const running = await Run.find({ state: 'RUNNING' }, { userId: 1 }).lean()
  const perPerson = new Map<string, number>()
  const count = (userId: string) => perPerson.set(userId, (perPerson.get(userId) ?? 0) + 1)
  for (const { userId } of running) count(userId)
  let free = maxPerAgency - running.length
  if (free <= 0) return
  const waiting = await Run.find({ state: 'QUEUED' })
    .sort({ queuedAt: 1, _id: 1 })
    .limit(considered)
    .lean<RunRecord[]>()
  for (const run of waiting) {
    if (free === 0) return
    if ((perPerson.get(run.userId) ?? 0) >= maxPerPerson) continue
    count(run.userId)
    free -= 1
    await start(run)
  }
}

async function start({ _id, part, startedAt, workspaceId }: RunRecord): Promise<void> {
  const next = part + 1
  await Run.updateOne({ _id }, { $set: { state: 'RUNNING', part: next, startedAt: startedAt ?? new Date() } })
  await enqueue(runJobName, { runId: String(_id), part: next }, { key: `${_id} ${next}` })
  tellProgress(workspaceId)
}
