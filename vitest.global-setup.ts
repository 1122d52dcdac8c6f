import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { kill, startProcess } from './services/embedded-mongo/src/testing/database-process.ts'

/**
 * One database for the whole test run; every test file uses databases of its own in it. A process of its own, as in the
 * product: in that of the runner it would wait for the runner's own work, and be read again for each project.
 * With `MONGODB_URI` set, the same tests run against that one instead.
 */
export default async function startDatabase(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['MONGODB_URI']) return undefined
  const path = await mkdtemp(join(tmpdir(), 'coverdesk-tests-'))
  const database = await startProcess(path)
  process.env['MONGODB_URI'] = database.uri
  return async () => {
    await kill(database.child)
    await rm(path, { recursive: true, force: true })
  }
}
