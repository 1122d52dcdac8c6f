import { setTimeout as sleep } from 'node:timers/promises'
import { type EmbeddedMongo, type EmbeddedMongoOptions, serve } from './serve.ts'

/** Milliseconds between attempts to open a folder again whose disk has failed. */
const reopenDelayMs = 1_000

/**
 * Starts a database that speaks MongoDB's wire protocol. When the disk fails so badly that the folder has to be opened
 * again, it does that itself, on the same port: clients lose their connections, not their server.
 * @throws FolderInUse when another process has the folder open
 * @throws FolderUnusable when a later version has written it, or it can't be brought up to date
 * @example const mongo = await startEmbeddedMongo({ path: '.data/mongo' })
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const closing = new AbortController()
  let current: Promise<EmbeddedMongo> = open(options)
  const { uri, port } = await current
  return { uri, port, close }

  async function open(wanted: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
    const broken = new AbortController()
    const serving = await serve(wanted, () => broken.abort())
    const reopen = () => {
      current = reopened(serving)
    }
    if (broken.signal.aborted) reopen()
    else broken.signal.addEventListener('abort', reopen)
    return serving
  }

  /** The server that follows a broken one; one that is closed already when there is to be none. */
  async function reopened(broken: EmbeddedMongo): Promise<EmbeddedMongo> {
    await broken.close()
    while (!closing.signal.aborted) {
      try {
        return await open({ ...options, port: broken.port })
      } catch (error) {
        options.onDefect?.(error)
        await sleep(reopenDelayMs, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
    return { ...broken, close: async () => {} }
  }

  async function close() {
    closing.abort()
    const serving = await current
    await serving.close()
  }
}
