import { MongoBackend } from '@agendajs/mongo-backend'
import { Agenda, type Job } from 'agenda'
import { afterEach, expect, test } from 'vitest'
import { useMongo } from './testing/test-mongo.ts'

const mongo = useMongo()
const started: Agenda[] = []
afterEach(async () => {
  await Promise.all(started.splice(0).map(agenda => agenda.stop()))
})

async function startAgenda(): Promise<Agenda> {
  const agenda = new Agenda({
    backend: new MongoBackend({ mongo: mongo.database, collection: 'jobs' }),
    processEvery: 50,
  })
  started.push(agenda)
  agenda.on('error', () => {})
  return agenda
}

const ended = (agenda: Agenda, event: string) => new Promise<Job>(resolve => agenda.once(event, resolve))

test('a job runs once, with its data, and is marked as done', async () => {
  const agenda = await startAgenda()
  const seen: unknown[] = []
  agenda.define('greet', async (job: Job) => void seen.push(job.attrs.data))
  await agenda.start()
  const success = ended(agenda, 'success:greet')
  await agenda.now('greet', { name: 'Ada' })
  await success
  expect(seen).toEqual([{ name: 'Ada' }])
  const stored = () => mongo.database.collection('jobs').findOne({ name: 'greet' })
  await expect.poll(stored, { timeout: 20_000 }).toMatchObject({ lastFinishedAt: expect.any(Date), lockedAt: null })
})

test('two workers share the jobs, each of which runs once', async () => {
  const workers = [await startAgenda(), await startAgenda()]
  const seen: unknown[] = []
  for (const agenda of workers) {
    agenda.define('count', async (job: Job) => void seen.push(job.attrs.data))
    await agenda.start()
  }
  const wanted = Array.from({ length: 10 }, (_, n) => n)
  await Promise.all(wanted.map(n => workers[0]?.now('count', { n })))
  await expect.poll(() => seen.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(10)
  expect(seen.map(data => (data as { n: number }).n).sort()).toEqual(wanted)
})

test('a job that fails tells why', async () => {
  const agenda = await startAgenda()
  agenda.define('fail', async () => {
    throw new Error('no paper')
  })
  await agenda.start()
  const failure = ended(agenda, 'fail:fail')
  await agenda.now('fail')
  await failure
  await expect
    .poll(async () => (await mongo.database.collection('jobs').findOne({ name: 'fail' }))?.['failReason'], {
      timeout: 20_000,
    })
    .toBe('no paper')
})
