import { randomInt } from 'node:crypto'
import { createServer, type Server } from 'node:net'

interface Wish {
  /** No one listens on it yet, and someone is about to. */
  except?: number | undefined
  /**
   * The first one, and the one after the last. By default below those that the system gives to connections that go out (Linux:
   * from 32,768): one of these could take the port before its service does.
   */
  range?: [number, number]
}

/** As many ports of the loopback interface as asked for, none of them in use. The range has to have that many. */
export async function freePorts(count: number, { except, range = [11_000, 32_000] }: Wish = {}): Promise<number[]> {
  const held = new Map<number, Server>()
  while (held.size < count) {
    const port = randomInt(...range)
    const server = port === except || held.has(port) ? undefined : await listen(port).catch(() => undefined)
    if (server) held.set(port, server)
  }
  await Promise.all([...held.values()].map(server => new Promise(resolve => server.close(resolve))))
  return [...held.keys()]
}

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
