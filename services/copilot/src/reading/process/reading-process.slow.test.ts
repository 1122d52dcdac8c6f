import { afterAll, expect, it, vi } from 'vitest'
import { readers } from '../testing/readers.ts'
import { boundedReaders } from './reading-process.ts'
import { storeContent } from './stored-content.ts'

const timeLimits = { cpuMs: 45_000, waitMs: 45_000 }
const rested = boundedReaders(300)
afterAll(() => rested.close())

it('a process that reads is gone once it had no question for a while', async () => {
  const { path, remove } = await storeContent(Buffer.from('Roofers are referred.'))
  const question = { path, name: 'a.txt', mimeType: 'text/plain', from: 1, to: 1 }
  const before = readers()
  expect(await rested.ask(question, timeLimits)).toMatchObject({ answer: { total: 1 } })
  const own = readers().filter(pid => !before.includes(pid))
  expect(own).toHaveLength(1)
  await vi.waitFor(() => expect(readers()).not.toContain(own[0]), { timeout: 10_000, interval: 50 })
  expect(await rested.ask(question, timeLimits), 'the next question starts another one').toMatchObject({
    answer: { total: 1 },
  })
  await remove()
}, 60_000)
