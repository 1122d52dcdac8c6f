import { setTimeout as sleep } from 'node:timers/promises'
import { Schema, Types } from 'mongoose'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ownDatabase } from '../database.ts'
import { createLogger } from '../logger.ts'
import { defineTenantModel } from '../models.ts'
import { runMutation } from '../mutation/run-mutation.ts'
import { currentAgencyId, inTenantScope } from '../scope.ts'
import { kitFile, startChild } from '../testing/child.ts'
import { useTestDatabases } from '../testing/test-database.ts'
import { enqueue, registerJobNames } from './enqueue.ts'
import type { JobDefinition, RunningJob } from './job.ts'
import { jobsIn } from './job-collections.ts'
import { type RunningJobs, startJobs } from './start-jobs.ts'

const databases = useTestDatabases('jobs')
/** Short, so that a dead worker's job is soon another's. */
const lease = 1_500
const log = createLogger('jobs', 'silent')
const agencyId = String(new Types.ObjectId())

const Effect = defineTenantModel('testEffects', new Schema<{ of: string }>({ of: String }))
const effect = (of: string) => Effect.create({ of })
const effects = (of: string) => inTenantScope(agencyId, () => Effect.countDocuments({ of }))

const running: RunningJobs[] = []
const replica = async (...definitions: JobDefinition[]) => {
  const jobs = await startJobs(definitions, ownDatabase(), log, lease)
  running.push(jobs)
  return jobs
}
beforeAll(() => registerJobNames(['work', 'other']))
afterEach(async () => {
  await Promise.all(running.splice(0).map(jobs => jobs.close()))
  await jobsIn(ownDatabase()).deleteMany({})
})

const mutate = <Result>(work: () => Promise<Result>) =>
  inTenantScope(agencyId, () =>
    runMutation({ operation: 'test', requestId: 'request-1', agencyId, userId: 'ann', isAlwaysAudited: true }, work),
  )
const put = (payload: object = {}, options: { key?: string; at?: Date } = {}) =>
  mutate(() => enqueue('work', payload, options))
const stored = async (id: string) => jobsIn(ownDatabase()).findOne({ _id: new Types.ObjectId(id) })
const stateIs = (id: string, state: string) =>
  vi.waitFor(async () => expect((await stored(id))?.state).toBe(state), { timeout: 15_000, interval: 50 })
const work = (run: (job: RunningJob) => Promise<void>, attempts = 5): JobDefinition => ({ name: 'work', attempts, run })

describe('a job', () => {
  it('runs with its payload, for its agency', async () => {
    const seen: unknown[] = []
    await replica(
      work(async ({ payload, attempt }) => void seen.push({ payload, attempt, agencyId: currentAgencyId() })),
    )
    await stateIs(await put({ policy: 'p1' }), 'DONE')
    expect(seen).toEqual([{ payload: { policy: 'p1' }, attempt: 1, agencyId }])
  })

  it('is there exactly when its mutation is', async () => {
    const failing = mutate(async () => {
      await enqueue('work', {})
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await jobsIn(ownDatabase()).countDocuments({})).toBe(0)
    await expect(inTenantScope(agencyId, () => enqueue('work', {}))).rejects.toThrow('belongs inside of a mutation')
    await expect(mutate(() => enqueue('nobody', {}))).rejects.toThrow('has no job nobody')
  })

  it('is enqueued once per key, also by 20 at once and after it is done', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => put({}, { key: 'renewal-1' })))
    expect(new Set(ids).size).toBe(1)
    await replica(work(async ({ step }) => void (await step('effect', () => effect('keyed')))))
    await stateIs(String(ids[0]), 'DONE')
    expect(await put({}, { key: 'renewal-1' })).toBe(ids[0])
    expect(await effects('keyed')).toBe(1)
  })

  it('waits until it is due', async () => {
    const started = Date.now()
    let ranAt = 0
    await replica(
      work(async () => {
        ranAt = Date.now()
      }),
    )
    await stateIs(await put({}, { at: new Date(started + 1_200) }), 'DONE')
    expect(ranAt - started).toBeGreaterThanOrEqual(1_200)
  })

  it('writes in steps only, so that nothing goes unrecorded', async () => {
    await replica(work(async () => void (await effect('bare')), 1))
    await stateIs(await put(), 'DEAD')
    expect(await effects('bare')).toBe(0)
  })
})

describe('a job that fails', () => {
  it('continues after its last finished step, and remembers what it was', async () => {
    let calls = 0
    const answers: unknown[] = []
    await replica(
      work(async ({ step, call, attempt }) => {
        const first = await step('first', async () => ({ id: String((await effect('first'))._id) }))
        const second = await call('second', async () => `call ${++calls}`)
        answers.push([first, second])
        if (attempt === 1) throw new Error('not yet')
        await step('third', () => effect('third'))
      }),
    )
    await stateIs(await put(), 'DONE')
    expect([await effects('first'), calls, await effects('third')]).toEqual([1, 1, 1])
    expect(answers[1]).toEqual(answers[0])
  })

  it('writes again what it only wrote, each time as a whole', async () => {
    await replica(
      work(async ({ write, attempt }) => {
        expect(await write(async () => String((await effect('written'))._id))).toHaveLength(24)
        await write(async () => {
          await effect('half written')
          if (attempt === 1) throw new Error('in the middle')
        })
      }),
    )
    await stateIs(await put(), 'DONE')
    expect([await effects('written'), await effects('half written')]).toEqual([2, 1])
    expect(await ownDatabase().collection('jobSteps').countDocuments({ name: 'written' })).toBe(0)
  })

  it('takes a failed step back', async () => {
    await replica(
      work(async ({ step, attempt }) => {
        await step('both', async () => {
          await effect('half')
          if (attempt === 1) throw new Error('in the middle')
        })
      }),
    )
    await stateIs(await put(), 'DONE')
    expect(await effects('half')).toBe(1)
  })

  it('is dead after its last attempt, says why, and stays so', async () => {
    let attempts = 0
    const failing = work(async () => {
      attempts += 1
      throw new Error('the carrier does not answer')
    }, 2)
    await replica(failing)
    const id = await put()
    await stateIs(id, 'DEAD')
    expect(await stored(id)).toMatchObject({ attempts: 2, failReason: 'the carrier does not answer', nextRunAt: null })
    await sleep(lease)
    expect(attempts).toBe(2)
  })

  it('says so itself at its death, and before that to no one', async () => {
    const told: unknown[] = []
    const failing = work(async ({ step, attempt }) => {
      await step('first', async () => undefined)
      told.push(attempt)
      throw new Error('once more in vain')
    }, 2)
    const onDead = async (payload: unknown) => {
      told.push(payload)
      await effect('told of a death')
    }
    await replica({ ...failing, onDead })
    await stateIs(await put({ policy: 'p1' }), 'DEAD')
    expect(told).toEqual([1, 2, { policy: 'p1' }])
    expect(await effects('told of a death')).toBe(1)
  })
})

describe('one replica', () => {
  const atOnce = async (definition: Partial<JobDefinition>) => {
    let [now, most] = [0, 0]
    const counting = work(async () => {
      now += 1
      most = Math.max(most, now)
      await sleep(300)
      now -= 1
    })
    await replica({ ...counting, ...definition })
    const ids = await Promise.all(Array.from({ length: 24 }, () => put()))
    await Promise.all(ids.map(id => stateIs(id, 'DONE')))
    return most
  }

  it('runs five jobs of a name at once, or as many as they say', async () => {
    expect(await atOnce({})).toBe(5)
    expect(await atOnce({ name: 'work', concurrency: 24 })).toBeGreaterThan(10)
  })
})

describe('several replicas', () => {
  it('run a job once', async () => {
    const counting = work(async ({ step, payload }) => {
      await step('effect', () => effect('one of many'))
      expect(payload).toBeDefined()
    })
    await Promise.all([replica(counting), replica(counting), replica(counting)])
    const ids = await Promise.all(Array.from({ length: 20 }, (_, number) => put({ number })))
    await Promise.all(ids.map(id => stateIs(id, 'DONE')))
    const done = await jobsIn(ownDatabase()).find({}).toArray()
    expect(done.map(({ attempts }) => attempts)).toEqual(Array(20).fill(1))
    expect(await effects('one of many')).toBe(20)
  })

  it('leave a long job to the one that gives signs of life', async () => {
    let runs = 0
    const long = work(async () => {
      runs += 1
      await sleep(2 * lease)
    })
    await Promise.all([replica(long), replica(long)])
    await stateIs(await put(), 'DONE')
    expect(runs).toBe(1)
  })

  it('run a repeated job once each time', async () => {
    const times: number[] = []
    const repeated: JobDefinition = { name: 'other', every: '2 seconds', run: async () => void times.push(Date.now()) }
    await Promise.all([replica(repeated), replica(repeated), replica(repeated)])
    await vi.waitFor(() => expect(times.length).toBeGreaterThanOrEqual(3), { timeout: 15_000 })
    expect(await jobsIn(ownDatabase()).countDocuments({ name: 'other' })).toBe(1)
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThan(1_000)
  })

  it('go on at once with what an ending one gives back', async () => {
    let began = 0
    const interrupted = work(({ signal, attempt }) => {
      began += 1
      if (began > 1) return Promise.resolve(expect(attempt).toBe(1))
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    })
    const first = await replica(interrupted)
    const id = await put()
    await vi.waitFor(() => expect(began).toBe(1), { timeout: 5_000 })
    const started = Date.now()
    await first.close()
    expect(Date.now() - started).toBeLessThan(3_000)
    await replica(interrupted)
    await stateIs(id, 'DONE')
  })
})

describe('a worker that was taken for dead', () => {
  it('finishes no step and does not write over the one that took over', async () => {
    const failures: unknown[] = []
    await replica(
      work(async ({ step, write, heartbeat }) => {
        await jobsIn(ownDatabase()).updateMany(
          {},
          { $set: { holder: 'another', lockedAt: new Date(Date.now() + 60_000) } },
        )
        await step('late', () => effect('late')).catch(error => failures.push(error))
        await write(() => effect('late')).catch(error => failures.push(error))
        await heartbeat().catch(error => failures.push(error))
      }),
    )
    const id = await put()
    await vi.waitFor(() => expect(failures).toHaveLength(3), { timeout: 5_000 })
    for (const failure of failures) expect(String(failure)).toContain('Another replica has the job')
    await sleep(200)
    expect(await stored(id)).toMatchObject({ state: 'RUNNING', holder: 'another' })
    expect(await effects('late')).toBe(0)
  })
})

describe('a worker that is killed', () => {
  /** Runs `work` in a process of its own, which does its first step and then stands still. */
  const worker = (attempts: number) =>
    startChild(`
      import { Schema } from 'mongoose'
      import { useTestAuditKeys } from ${kitFile('testing/test-audit-keys.ts')}
      import { connectDatabase, ownDatabase } from ${kitFile('database.ts')}
      import { createLogger } from ${kitFile('logger.ts')}
      import { defineTenantModel } from ${kitFile('models.ts')}
      import { startJobs } from ${kitFile('jobs/start-jobs.ts')}
      import { nameSharedDatabases } from ${kitFile('shared-databases.ts')}
      const Effect = defineTenantModel('testEffects', new Schema({ of: String }))
      nameSharedDatabases(${JSON.stringify(databases)})
      useTestAuditKeys()
      await connectDatabase(${JSON.stringify(process.env['MONGODB_URI'])}, ${JSON.stringify(databases.own)})
      const run = async ({ step }) => {
        await step('first', () => Effect.create({ of: 'killed' }))
        process.send('first done')
        await step('never', async () => {
          await Effect.create({ of: 'unfinished' })
          await new Promise(() => setInterval(() => undefined, 1000))
        })
      }
      await startJobs([{ name: 'work', attempts: ${attempts}, run }], ownDatabase(), createLogger('child', 'silent'), ${lease})`)

  it('loses its job to another, which continues after the finished step', async () => {
    const child = worker(5)
    const id = await put()
    await child.says()
    await child.kill()
    const killedAt = Date.now()
    const seen: number[] = []
    await replica(
      work(async ({ step, attempt }) => {
        seen.push(attempt)
        await step('first', () => effect('killed'))
        await step('last', () => effect('last'))
      }),
    )
    await stateIs(id, 'DONE')
    // In the product the lease is 30 s and the look for abandoned jobs each 10 s: the same ratio gives 40 s.
    expect(Date.now() - killedAt).toBeLessThan(2 * lease * (60 / 40))
    expect(seen).toEqual([2])
    expect([await effects('killed'), await effects('unfinished'), await effects('last')]).toEqual([1, 0, 1])
  })

  it('each time is given up at last', async () => {
    const child = worker(1)
    const id = await put()
    await child.says()
    await child.kill()
    let runs = 0
    const counting = work(async () => {
      runs += 1
    }, 1)
    await replica({ ...counting, onDead: async () => void (await effect('told of a killed one')) })
    await stateIs(id, 'DEAD')
    expect(runs).toBe(0)
    expect(await effects('told of a killed one')).toBe(1)
  })
})

it('tells whether the jobs are looked after', async () => {
  expect((await replica(work(async () => undefined))).isHealthy).toBe(true)
})

it('what removes permanently waits while the clock cannot be believed; all else continues', async () => {
  let now: Date | null = null
  const done: string[] = []
  const removing = { name: 'work', removesForGood: true, run: async () => void done.push('removed') }
  const other = { name: 'other', run: async () => void done.push('other') }
  running.push(await startJobs([removing, other], ownDatabase(), log, lease, { now: () => now }))
  const id = await put()
  await stateIs(await mutate(() => enqueue('other', {})), 'DONE')
  // Another one after it: by then the first was looked for as well.
  await stateIs(await mutate(() => enqueue('other', {})), 'DONE')
  expect((await stored(id))?.state).toBe('WAITING')
  now = new Date(Date.now() - 60_000)
  const later = await put()
  await jobsIn(ownDatabase()).updateOne({ _id: new Types.ObjectId(id) }, { $set: { nextRunAt: now } })
  await stateIs(id, 'DONE')
  expect((await stored(later))?.state, 'due by the clock, not by the time to remove by').toBe('WAITING')
  expect(done).toEqual(['other', 'other', 'removed'])
})
