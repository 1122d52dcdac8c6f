import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { type Declared, inspect } from './inspect.ts'

parentPort?.on('message', async ({ path, declared }: { path: string; declared: Declared }) => {
  parentPort?.postMessage(await inspect(readFileSync(path), declared))
})
