import type { mongo, Types } from 'mongoose'

/** A job as Agenda reads it (the upper part), and what its guarantees need beyond that. */
export interface JobRecord {
  _id: Types.ObjectId
  name: string
  /** `single`: it runs again and again. */
  type: 'normal' | 'single'
  priority: number
  data: JobData
  /** When it is due; null while it runs and when it is over. */
  nextRunAt: Date | null
  /** Since when, or since which heartbeat, a process has it. */
  lockedAt: Date | null
  lastRunAt?: Date | null
  lastFinishedAt?: Date | null
  failedAt?: Date | null
  failCount?: number
  failReason?: string | null
  repeatInterval?: string

  agencyId: string | null
  /** The same key enqueues once. */
  key?: string
  state: 'WAITING' | 'RUNNING' | 'DONE' | 'DEAD'
  attempts: number
  /** How many of them ended with their process, or kept it from answering for longer than a lease. */
  deaths?: number
  /** The attempt that has it; whoever comes with another one has lost it. */
  holder: string | null
  /** When it was over; forgotten a week later, but a dead one stays. */
  doneAt?: Date
}

export interface JobData {
  payload: unknown
  agencyId: string | null
  requestId: string
  userId: string | null
}

/** What a job has done already. */
export interface StepRecord {
  _id: Types.ObjectId
  jobId: Types.ObjectId
  name: string
  result: unknown
  at: Date
}

const doneLifetime = 7 * 24 * 60 * 60
const stepLifetime = 30 * 24 * 60 * 60

export const jobsCollection = 'jobs'
export const jobsIn = (database: mongo.Db) => database.collection<JobRecord>(jobsCollection)
export const stepsIn = (database: mongo.Db) => database.collection<StepRecord>('jobSteps')

export async function prepareJobs(database: mongo.Db): Promise<void> {
  await jobsIn(database).createIndexes([
    { key: { name: 1, nextRunAt: 1 } },
    { key: { name: 1, lockedAt: 1 } },
    { key: { agencyId: 1, name: 1, key: 1 }, unique: true, partialFilterExpression: { key: { $exists: true } } },
    { key: { doneAt: 1 }, expireAfterSeconds: doneLifetime },
  ])
  await stepsIn(database).createIndexes([
    { key: { jobId: 1, name: 1 }, unique: true },
    { key: { at: 1 }, expireAfterSeconds: stepLifetime },
  ])
}
