import { expect, it } from 'vitest'
import { put, stateIs, useTestJobs, work } from './testing/test-jobs.ts'

/** A replica looks for waiting jobs each third of it: after the time limit of the test. */
const { replica } = useTestJobs(300_000)

it('a job that ends makes room for the next one at once', async () => {
  const done: unknown[] = []
  const ids = await Promise.all(Array.from({ length: 12 }, (_, number) => put({ number })))
  await replica({ ...work(async ({ payload }) => void done.push(payload)), concurrency: 2 })
  await Promise.all(ids.map(id => stateIs(id, 'DONE')))
  expect(done).toHaveLength(12)
})

it('one that fails does, too', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => put()))
  await replica({ ...work(() => Promise.reject(new Error('never')), 1), concurrency: 2 })
  await Promise.all(ids.map(id => stateIs(id, 'DEAD')))
})
