import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedMongo } from '@coverdesk/embedded-mongo'

/**
 * One database for the whole test run; every test file uses databases of its own in it.
 * With `MONGODB_URI` set, the same tests run against that one instead.
 */
export default async function startDatabase(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['MONGODB_URI']) return undefined
  const path = await mkdtemp(join(tmpdir(), 'coverdesk-tests-'))
  const database = await startEmbeddedMongo({ path, port: 0 })
  process.env['MONGODB_URI'] = database.uri
  return async () => {
    await database.close()
    await rm(path, { recursive: true, force: true })
  }
}
