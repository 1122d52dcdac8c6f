import mongoose from 'mongoose'
import { demandMutation } from '../current-mutation/current-mutation.ts'
import { ownDatabase } from '../database.ts'
import { currentAgencyId } from '../scope.ts'
import { type JobRecord, jobsIn } from './job-collections.ts'

let known = new Set<string>()

/** A job that no one runs would wait for ever. */
export function registerJobNames(names: string[]): void {
  known = new Set(names)
}

interface EnqueueOptions {
  /** A second job of this name and key, within a week after the first one is done, is not enqueued. */
  key?: string
  /** When it is due. By default at once. */
  at?: Date
}

/**
 * Enqueues a job for the current agency, in the transaction of the mutation: there is a job exactly when there is what it is
 * about.
 *
 * @param payload what the job gets; plain data
 * @returns the job's id, or that of the one enqueued under this key before
 * @throws outside of a mutation
 * @example await enqueue('renewal-mail', { policyId: policy.id }, { key: `renewal:${policy.id}:${policy.version}` })
 */
export async function enqueue(name: string, payload: object, { key, at }: EnqueueOptions = {}): Promise<string> {
  const { session, origin } = demandMutation('A job')
  if (!known.has(name)) throw new Error(`This subgraph has no job ${name}.`)
  const agencyId = currentAgencyId()
  const jobs = jobsIn(ownDatabase())
  const earlier = key === undefined ? null : await jobs.findOne({ agencyId, name, key }, { session })
  if (earlier) return String(earlier._id)
  const job: JobRecord = {
    _id: new mongoose.Types.ObjectId(),
    name,
    type: 'normal',
    priority: 0,
    data: { payload, agencyId, requestId: origin.requestId, userId: origin.userId ?? null },
    nextRunAt: at ?? new Date(),
    lockedAt: null,
    agencyId,
    state: 'WAITING',
    attempts: 0,
    holder: null,
    ...(key === undefined ? {} : { key }),
  }
  await jobs.insertOne(job, { session })
  return String(job._id)
}
