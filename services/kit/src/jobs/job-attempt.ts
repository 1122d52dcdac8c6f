import mongoose, { type mongo } from 'mongoose'
import { demandMutation } from '../current-mutation/current-mutation.ts'
import { runMutation } from '../mutation/run-mutation.ts'
import { inRequest, systemCaller } from '../request-id.ts'
import { inRecordedScope } from '../scope.ts'
import { inSpan } from '../telemetry/tracing.ts'
import { type JobDefinition, JobLost, type RunningJob } from './job.ts'
import { type JobData, type JobRecord, jobsIn, stepsIn } from './job-collections.ts'

interface Attempt {
  database: mongo.Db
  definition: JobDefinition
  id: mongoose.Types.ObjectId
  holder: string
  data: JobData
  /** How often the process says that it is alive, in milliseconds. */
  heartbeatInterval: number
  /** Tells Agenda, too. */
  onHeartbeat(): unknown
  closing: AbortSignal
}

/** Runs one attempt of a job whose lock this process has. @throws JobLost, or what the job throws */
export async function runAttempt(attempt: Attempt, number: number): Promise<void> {
  const lost = new AbortController()
  const signal = AbortSignal.any([lost.signal, attempt.closing])
  const beating = setInterval(() => {
    heartbeat(attempt).catch(error => {
      if (error instanceof JobLost) lost.abort(error)
    })
  }, attempt.heartbeatInterval)
  const job = runningJob(attempt, number, signal)
  try {
    await inScopeOf(attempt, () => attempt.definition.run(job))
  } finally {
    clearInterval(beating)
  }
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

async function heartbeat({ database, id, holder, onHeartbeat }: Attempt) {
  const { matchedCount } = await jobsIn(database).updateOne({ _id: id, holder }, { $set: { lockedAt: new Date() } })
  if (matchedCount === 0) throw new JobLost(`Another replica has the job ${id} now.`)
  onHeartbeat()
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
