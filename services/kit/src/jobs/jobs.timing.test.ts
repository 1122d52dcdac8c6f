import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { ownDatabase } from '../database.ts'
import { kitFile, startChild } from '../testing/child.ts'
import type { JobDefinition } from './job.ts'
import { jobsIn } from './job-collections.ts'
import {
  agencyId,
  effect,
  effects,
  otherAgencyId,
  put,
  putFor,
  stateIs,
  stored,
  useTestJobs,
  work,
} from './testing/test-jobs.ts'

/** Short, so that a dead worker's job is soon another's. */
const lease = 1_500
const { databases, replica } = useTestJobs(lease)

describe('one replica', () => {
  const agencies = [agencyId, otherAgencyId]
  const atOnce = async (definition: Partial<JobDefinition>) => {
    let [now, most] = [0, 0]
    const counting = work(async () => {
      now += 1
      most = Math.max(most, now)
      await sleep(300)
      now -= 1
    })
    await replica({ ...counting, ...definition })
    const ids = await Promise.all(Array.from({ length: 24 }, (_, number) => putFor(agencies[number % 2] ?? agencyId)))
    await Promise.all(ids.map(id => stateIs(id, 'DONE')))
    return most
  }

  it('runs five jobs of a name at once, or as many as they say', async () => {
    expect(await atOnce({})).toBe(5)
    expect(await atOnce({ name: 'work', concurrency: 24 })).toBeGreaterThan(10)
  })
})

describe('several replicas', () => {
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

describe('a job that keeps its process from answering', () => {
  const block = (ms: number) => {
    const until = performance.now() + ms
    while (performance.now() < until);
  }

  it('for longer than its lease has lost that attempt, and is dead after three', async () => {
    let runs = 0
    let now = 0
    const blocking = work(async ({ signal }) => {
      runs += 1
      now += 1
      expect(now, 'never twice at the same time').toBe(1)
      block(2 * lease)
      await new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()))
      now -= 1
      signal.throwIfAborted()
    }, 9)
    await replica({ ...blocking, onDead: async () => void (await effect('told of a blocking one')) })
    const id = await put()
    await stateIs(id, 'DEAD')
    expect(runs).toBe(3)
    expect(await stored(id)).toMatchObject({ attempts: 3, deaths: 3 })
    expect(await effects('told of a blocking one')).toBe(1)
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
