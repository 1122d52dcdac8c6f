import { describe, expect, it, vi } from 'vitest'
import { ownDatabase } from '../database.ts'
import { JobWakeUp } from './job-wake-up.ts'
import { put, useTestJobs, work } from './testing/test-jobs.ts'

const { log, replica } = useTestJobs(60_000)

describe('waking up for jobs', () => {
  it('looks for those that came before its stream was open', async () => {
    await (await replica(work(async () => {}))).close()
    await put()
    const wakeUp = new JobWakeUp(ownDatabase(), ['work'], log)
    const told = vi.fn(async () => {})
    wakeUp.subscribe(told)
    await wakeUp.connect()
    try {
      await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.objectContaining({ jobName: 'work' })), 10_000)
    } finally {
      await wakeUp.disconnect()
    }
  })
})
