import mongoose, { type mongo } from 'mongoose'
import type { JobDefinition } from './job.ts'
import { type JobRecord, jobsIn } from './job-collections.ts'

/** There is one record of a repeated job, whichever replica comes first; Agenda's own way would unlock one that runs. */
export async function scheduleRepeated(database: mongo.Db, definitions: JobDefinition[]): Promise<void> {
  for (const { name, every } of definitions) {
    if (!every) continue
    const record: Omit<JobRecord, '_id' | 'agencyId' | 'name' | 'key' | 'repeatInterval'> = {
      type: 'single',
      priority: 0,
      data: { payload: {}, agencyId: null, requestId: `job:${name}`, userId: null },
      nextRunAt: new Date(),
      lockedAt: null,
      state: 'WAITING',
      attempts: 0,
      holder: null,
    }
    await upsert(database, { agencyId: null, name, key: 'every' }, { repeatInterval: every }, record)
  }
}

async function upsert(database: mongo.Db, key: mongo.Filter<JobRecord>, change: object, first: object) {
  try {
    await jobsIn(database).updateOne(key, { $set: change, $setOnInsert: first }, { upsert: true })
  } catch (error) {
    // Two replicas began at once; the other one has made the record.
    if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11_000) throw error
  }
}
