// A process of its own, which a FileInspector starts: it answers one question after the other, and ends with its parent.
import { readFileSync } from 'node:fs'
import { type Declared, inspect } from './inspect.ts'

process.on('message', async ({ path, declared }: { path: string; declared: Declared }) => {
  process.send?.(await inspect(readFileSync(path), declared))
  // The next file does not come on top of this one.
  globalThis.gc?.()
})
process.on('disconnect', () => process.exit())
