import mongoose, { type mongo } from 'mongoose'
import { demandMutation } from '../current-mutation/current-mutation.ts'
import { runMutation } from '../mutation/run-mutation.ts'
import { inRequest, systemCaller } from '../request-id.ts'
import { inRecordedScope } from '../scope.ts'
import { inSpan } from '../telemetry/tracing.ts'
import { type JobDefinition, JobLost, type RunningJob, StoodStill } from './job.ts'
import { type JobData, type JobRecord, jobsIn, stepsIn } from './job-collections.ts'

export interface Attempt {
  database: mongo.Db
  definition: JobDefinition
  id: mongoose.Types.ObjectId
  holder: string
  data: JobData
  /** How long it may give no sign of life, in milliseconds. */
  leaseTime: number
  /** How often it, or one before it, ended its process or kept it from answering. */
  deaths: number
  closing: AbortSignal
}

/** Signs of life of an attempt, from when it is locked until it is over. */
export interface Heartbeats {
  /** Aborted when another replica has taken the job over, or when the process did not answer for as long as a lease. */
  signal: AbortSignal
  stop(): void
}

/** Keeps an attempt's lock. While the database is away its work continues: it is given up when another replica has it. */
export function startHeartbeats(attempt: Attempt): Heartbeats {
  const lost = new AbortController()
  let last = performance.now()
  const timer = setInterval(() => {
    const silence = performance.now() - last
    last = performance.now()
    const isOver = silence > attempt.leaseTime
    const sign = isOver ? standStill(attempt, silence) : heartbeat(attempt)
    sign.catch(error => {
      if (error instanceof JobLost || error instanceof StoodStill) lost.abort(error)
    })
  }, attempt.leaseTime / 4)
  return { signal: lost.signal, stop: () => clearInterval(timer) }
}

/** @throws StoodStill, or JobLost when another replica has counted it */
async function standStill(attempt: Attempt, silence: number) {
  const { database, id, holder, definition } = attempt
  const still = { _id: id, holder, state: 'RUNNING' as const }
  const { matchedCount } = await jobsIn(database).updateOne(still, {
    $set: { lockedAt: new Date() },
    $inc: { deaths: 1 },
  })
  // It only waited for its turn, or another replica has it.
  if (matchedCount === 0) return heartbeat(attempt)
  attempt.deaths += 1
  throw new StoodStill(`While ${definition.name} ran, its process did not answer for ${Math.round(silence / 1_000)} s.`)
}

/** Runs one attempt of a job whose lock this process has. @throws JobLost, StoodStill, or what the job throws */
export function runAttempt(attempt: Attempt, number: number, heartbeats: Heartbeats): Promise<void> {
  const signal = AbortSignal.any([heartbeats.signal, attempt.closing])
  const job = runningJob(attempt, number, signal)
  return inScopeOf(attempt, () => attempt.definition.run(job))
}

function inScopeOf({ data, definition }: Attempt, work: () => Promise<void>): Promise<void> {
  const caller = systemCaller(definition.name, data.requestId)
  const run = () => inRequest(caller, () => inSpan(`job ${definition.name}`, {}, work))
  return data.agencyId ? inRecordedScope(data.agencyId, run) : run()
}

/** After the last attempt: the job says so itself. @throws JobLost, or what the job throws */
export async function handleDeadJob(attempt: Attempt): Promise<void> {
  const { onDead } = attempt.definition
  if (!onDead) return
  const never = new AbortController().signal
  await inScopeOf(attempt, () => remembered(attempt, 'dead', never, () => onDead(attempt.data.payload)))
}

/** Counts an attempt before it begins: one that kills its process counts, too. */
export async function beginAttempt(
  database: mongo.Db,
  id: mongoose.Types.ObjectId,
  holder: string,
): Promise<JobRecord> {
  const begun = await jobsIn(database).findOneAndUpdate(
    { _id: id, holder },
    { $inc: { attempts: 1 }, $set: { state: 'RUNNING' } },
    { returnDocument: 'after' },
  )
  if (!begun) throw new JobLost(`Another replica has the job ${id} now.`)
  return begun
}

async function heartbeat({ database, id, holder }: Attempt) {
  const { matchedCount } = await jobsIn(database).updateOne({ _id: id, holder }, { $set: { lockedAt: new Date() } })
  if (matchedCount === 0) throw new JobLost(`Another replica has the job ${id} now.`)
}

function runningJob(attempt: Attempt, number: number, signal: AbortSignal): RunningJob {
  return {
    payload: attempt.data.payload,
    attempt: number,
    signal,
    heartbeat: () => heartbeat(attempt),
    step: (name, work) => remembered(attempt, name, signal, work),
    write: work => fenced(attempt, signal, work),
    async call(name, work) {
      const done = await stepsIn(attempt.database).findOne({ jobId: attempt.id, name })
      if (done) return done.result as never
      signal.throwIfAborted()
      const result = await work()
      return remembered(attempt, name, signal, async () => result)
    },
  }
}

/** Two replicas that both believe to have the job meet at the step's name: one of them commits, the other reads. */
function remembered<Result>(attempt: Attempt, name: string, signal: AbortSignal, work: () => Promise<Result>) {
  return inTransaction(attempt, signal, async session => {
    const steps = stepsIn(attempt.database)
    const done = await steps.findOne({ jobId: attempt.id, name }, { session })
    if (done) return done.result as Result
    await assertLockHeld(attempt, session)
    const _id = new mongoose.Types.ObjectId()
    await steps.insertOne({ _id, jobId: attempt.id, name, result: null, at: new Date() }, { session })
    const result = await work()
    await steps.updateOne({ _id }, { $set: { result: result ?? null } }, { session })
    return result
  })
}

/** In one transaction, as long as the job is this attempt's. */
const fenced = <Result>(attempt: Attempt, signal: AbortSignal, work: () => Promise<Result>) =>
  inTransaction(attempt, signal, async session => {
    await assertLockHeld(attempt, session)
    return work()
  })

function inTransaction<Result>(
  { data, definition }: Attempt,
  signal: AbortSignal,
  work: (session: mongo.ClientSession) => Promise<Result>,
) {
  const { requestId, agencyId, userId } = data
  const caller = { requestId, agencyId: agencyId ?? undefined, userId: userId ?? undefined }
  signal.throwIfAborted()
  return runMutation({ operation: `job:${definition.name}`, ...caller, isAlwaysAudited: false }, () =>
    work(demandMutation('A step').session),
  )
}

async function assertLockHeld({ database, id, holder }: Attempt, session: mongo.ClientSession) {
  const own = await jobsIn(database).findOne({ _id: id, holder }, { session, projection: { _id: 1 } })
  if (!own) throw new JobLost(`Another replica has the job ${id} now.`)
}
