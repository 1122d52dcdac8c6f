import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { firstFreePort, freePorts } from './free-ports.ts'

describe('free ports', () => {
  it('are different ones, below those of connections that go out', async () => {
    const ports = await freePorts(100)
    expect(new Set(ports).size).toBe(100)
    expect(Math.max(...ports)).toBeLessThan(32_768)
  })

  it('are neither in use nor promised to someone else', async () => {
    const [first = 0] = await freePorts(1, { range: [11_000, 31_000] })
    const start = await firstFreePort(first)
    const server = createServer().listen(start, '127.0.0.1')
    await new Promise(listening => server.once('listening', listening))
    // All others of the range, unless someone else has one of them; then this would never end, and fails.
    const ports = await freePorts(2, { except: start + 1, range: [start, start + 4] })
    expect(ports.sort()).toEqual([start + 2, start + 3])
    server.close()
  })
})
