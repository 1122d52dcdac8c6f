// A process of its own, which a FileInspector starts: it answers one question after the other, and ends with its parent.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { watchOver } from '../../processes/watchdog.ts'
import type { Answered, Inspection, Question } from './file-inspector.ts'
import { inspect } from './inspect.ts'

const megabyte = 1024 * 1024
/** Of the whole process. */
const maxMemory = 384 * megabyte
/** Names of a document stay in memory as long as the process does: behind one with many, the next file gets a new process. */
const maxHeapAtRest = 48 * megabyte

let isWatched = false

/** Only a PDF is read by a library that hears nothing meanwhile; the thread that watches takes memory, too. */
function watchPdf() {
  if (!isWatched) watchOver(maxMemory)
  isWatched = true
}

async function verdictOn({ path, declared }: Question): Promise<Answered> {
  if (declared.mimeType === 'application/pdf') watchPdf()
  const verdict = await inspect(readFileSync(path), declared)
  if (!verdict.isGood || !verdict.rebuilt) return verdict as Answered
  const { bytes, isSanitized } = verdict.rebuilt
  const rebuiltPath = `${path}.rebuilt`
  writeFileSync(rebuiltPath, bytes, { mode: 0o600 })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { ...verdict, rebuilt: { path: rebuiltPath, size: bytes.length, sha256, isSanitized } }
}

process.on('message', async (question: Question) => {
  const verdict = await verdictOn(question).catch(() => null)
  // The next file does not come on top of this one.
  globalThis.gc?.()
  const isSpent = process.memoryUsage().heapUsed > maxHeapAtRest
  process.send?.({ verdict, isSpent } satisfies Inspection)
})
process.on('disconnect', () => process.exit())
