import { describe, expect, it } from 'vitest'
import { databaseProbe } from './database-probe.ts'

describe('a health check of the database', () => {
  it('says whether it answers', async () => {
    expect(await databaseProbe(async () => ({ ok: 1 }))()).toBe(true)
    expect(await databaseProbe(() => Promise.reject(new Error('gone')))()).toBe(false)
  })
})
