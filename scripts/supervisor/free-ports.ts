import { createServer, type Server } from 'node:net'

/** As many ports of the loopback interface as asked for, none of them in use. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)))
  const ports = servers.map(server => (server.address() as { port: number }).port)
  await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))))
  return ports
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

/** The first port from this one on that nobody listens on: the same as last time, unless it is taken. */
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
