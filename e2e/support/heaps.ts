import { readFileSync } from 'node:fs'
import { WebSocket } from 'ws'
import { processes, type TestProduct } from './product.ts'

/** Makes every process of a product that is started with it tell its heap. */
export const inspected = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

/** What each process of an inspected product still holds after a collection of garbage, in bytes. */
export async function heapsOf({ dataFolder, logFile }: TestProduct): Promise<Map<string, number>> {
  const log = readFileSync(logFile, 'utf8')
  const heaps = new Map<string, number>()
  for (const { name } of processes(dataFolder)) {
    // The newest: a process that was started again listens elsewhere.
    const address = [...log.matchAll(new RegExp(`^${name} .*Debugger listening on (ws:\\S+)`, 'gm'))].at(-1)?.[1]
    if (!address) throw new Error(`${name} does not tell its heap.`)
    heaps.set(name, await heapAt(address))
  }
  return heaps
}

async function heapAt(address: string): Promise<number> {
  const socket = new WebSocket(address)
  await new Promise((done, failed) => socket.once('open', done).once('error', failed))
  try {
    await ask(socket, 'HeapProfiler.collectGarbage')
    const { usedSize } = await ask<{ usedSize: number }>(socket, 'Runtime.getHeapUsage')
    return usedSize
  } finally {
    socket.close()
  }
}

/** One at a time on a socket. */
function ask<Result>(socket: WebSocket, method: string): Promise<Result> {
  return new Promise((done, failed) => {
    socket.once('message', text => {
      const { result, error } = JSON.parse(String(text)) as { result: Result; error?: { message: string } }
      if (error) failed(new Error(error.message))
      else done(result)
    })
    socket.once('error', failed)
    socket.send(JSON.stringify({ id: 1, method }))
  })
}
