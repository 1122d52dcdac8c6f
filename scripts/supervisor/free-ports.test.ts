import { createServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { freePorts, isPortFree, PortPool } from './free-ports.ts'

/** Room for two blocks, where neither the product nor another test takes ports. */
const twoBlocks = { first: 9_500, end: 9_600 }

describe('free ports', () => {
  const pools: PortPool[] = []
  const pool = (range = twoBlocks) => {
    const created = new PortPool(range)
    pools.push(created)
    return created
  }
  afterEach(() => {
    for (const created of pools.splice(0)) created.close()
  })

  it('are different ones, below those of outgoing connections', async () => {
    const ports = await freePorts(100)
    expect(new Set(ports).size).toBe(100)
    expect(Math.max(...ports)).toBeLessThan(32_768)
  })

  it('are never planned by two at once, even before anyone listens on them', async () => {
    const first = pool()
    const second = pool()
    const [one, other] = await Promise.all([first.take(20), second.take(20)])
    expect(new Set([...one, ...other]).size).toBe(40)
    await expect(pool().take(1)).rejects.toThrow('No block of ports is free from 9500 to 9600.')
    first.close()
    expect(await pool().take(1)).toHaveLength(1)
  })

  it('are neither in use nor the excepted one', async () => {
    const [first = 0] = await pool().take(1)
    for (const created of pools.splice(0)) created.close()
    const start = Math.floor(first / 50) * 50
    const server = createServer().listen(start + 2, '127.0.0.1')
    await new Promise(listening => server.once('listening', listening))
    expect(await isPortFree(start + 2)).toBe(false)
    const ports = await pool({ first: start, end: start + 50 }).take(2, start + 3)
    expect(ports).toEqual([start + 1, start + 4])
    server.close()
  })
})
