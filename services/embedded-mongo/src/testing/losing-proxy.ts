import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/** Passes everything on to a port, but drops the connection in place of the answer to the first message with that word. */
export async function startLosingProxy(
  target: number,
  word: string,
): Promise<{ port: number; readonly lost: number; close(): void }> {
  let isLooking = true
  let lost = 0
  const proxy = createServer(client => {
    const server = connect(target, '127.0.0.1')
    let isLosing = false
    client.on('data', bytes => {
      if (isLooking && bytes.includes(word)) {
        isLooking = false
        isLosing = true
      }
      server.write(bytes)
    })
    server.on('data', bytes => {
      if (!isLosing) return client.write(bytes)
      lost++
      return client.destroy()
    })
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    port: (proxy.address() as AddressInfo).port,
    get lost() {
      return lost
    },
    close: () => void proxy.close(),
  }
}
