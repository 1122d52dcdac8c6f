import { randomInt } from 'node:crypto'
import { createServer, type Server } from 'node:net'

/**
 * The first port and the one after the last. They are below the ports that the system gives to outgoing connections (Linux: from
 * 32,768), since one of those could take a port before its service does.
 */
const firstPort = 11_000
const endPort = 32_000
const blockSize = 50

/**
 * Hands out ports of the loopback interface from blocks that belong to this process: the first port of a block stays in use while
 * the process runs, which keeps every other process out. Without it, two products that start at once could plan the same port.
 */
export class PortPool {
  private readonly guards: Server[] = []
  private next = 0
  private end = 0

  constructor(private readonly range = { first: firstPort, end: endPort }) {}

  /** As many different ports as asked for, none of them in use, and not `except`. Rejects when every block is taken. */
  async take(count: number, except?: number): Promise<number[]> {
    const ports: number[] = []
    while (ports.length < count) {
      if (this.next === this.end) await this.takeBlock()
      const port = this.next++
      if (port !== except && (await isPortFree(port))) ports.push(port)
    }
    return ports
  }

  /** Gives the blocks back. */
  close(): void {
    for (const guard of this.guards.splice(0)) guard.close()
    this.next = this.end
  }

  private async takeBlock() {
    const blocks = Math.floor((this.range.end - this.range.first) / blockSize)
    const offset = randomInt(blocks)
    for (let tried = 0; tried < blocks; tried++) {
      const start = this.range.first + ((offset + tried) % blocks) * blockSize
      const guard = await listen(start).catch(() => undefined)
      if (!guard) continue
      this.guards.push(guard.unref())
      this.next = start + 1
      this.end = start + blockSize
      return
    }
    throw new Error(`No block of ports is free from ${this.range.first} to ${this.range.end}.`)
  }
}

const pool = new PortPool()

/** As many ports of the loopback interface as asked for, none of them in use, and none that another product has planned. */
export const freePorts = (count: number, except?: number): Promise<number[]> => pool.take(count, except)

/** Whether nothing listens on this port of the loopback interface. */
export async function isPortFree(port: number): Promise<boolean> {
  try {
    const server = await listen(port)
    await new Promise(resolve => server.close(resolve))
    return true
  } catch {
    return false
  }
}

/** The first port from this one on that no one listens on: the same as last time, unless it is taken. */
export async function firstFreePort(from: number): Promise<number> {
  return (await isPortFree(from)) ? from : firstFreePort(from + 1)
}

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
