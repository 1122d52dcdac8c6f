import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EmbeddedMongo, startEmbeddedMongo } from '../services/embedded-mongo/src/index.ts'
import { auditEntries } from '../services/kit/src/audit/audit-collections.ts'
import { linkEntries } from '../services/kit/src/audit/link-entries.ts'
import { closeDatabase, connectDatabase, ownDatabase } from '../services/kit/src/database.ts'
import { prepareKitCollections } from '../services/kit/src/kit-collections.ts'
import { runMutation } from '../services/kit/src/mutation/run-mutation.ts'
import { at } from './workspace/root.ts'

const agencyId = '650000000000000000000001'
let folder: string
let database: EmbeddedMongo

/** A data folder as the product leaves it: three mutations of accounts, linked. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coverdesk-audit-'))
  database = await startEmbeddedMongo({ path: join(folder, 'mongo') })
  await connectDatabase(database.uri, 'accounts')
  await prepareKitCollections()
  for (const requestId of ['one', 'two', 'three']) {
    await runMutation({ operation: 'createAccount', requestId, agencyId, isAlwaysAudited: true }, async () => undefined)
  }
  const entry = await auditEntries(ownDatabase()).findOne({})
  if (entry) await linkEntries(ownDatabase(), entry.agencyId)
})
afterEach(async () => {
  await closeDatabase()
  await database.close()
  await rm(folder, { recursive: true })
})

const sayThatTheProductRuns = () =>
  writeFile(join(folder, 'processes.json'), JSON.stringify([{ name: 'embedded-mongo', port: database.port }]))

async function verify(): Promise<{ status: number; output: string }> {
  const environment = { ...process.env, COVERDESK_DATA: folder, MONGODB_URI: '' }
  try {
    const command = [process.execPath, ['--import', 'tsx', at('scripts/audit-verify.ts')]] as const
    const { stdout } = await promisify(execFile)(...command, { env: environment })
    return { status: 0, output: stdout }
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string }
    return { status: code, output: stderr }
  }
}

describe('npm run audit:verify', () => {
  it('finds a sound trail while the product runs', async () => {
    await sayThatTheProductRuns()
    const { status, output } = await verify()
    expect(status).toBe(0)
    expect(output).toContain('accounts: 3 audit entries, none changed, none missing.')
    expect(output).toContain('settings: 0 audit entries')
  })

  it('names service, agency and entry of an edited row, and ends with status 1', async () => {
    await sayThatTheProductRuns()
    const edited = await auditEntries(ownDatabase()).findOneAndUpdate({ requestId: 'two' }, { $set: { userId: 'x' } })
    expect(await verify()).toEqual({
      status: 1,
      output: expect.stringContaining(
        `accounts: the audit trail of agency ${agencyId} is broken: entry ${edited?._id} was changed after it was written.`,
      ),
    })
  })

  it('starts the database itself when the product does not run', async () => {
    await closeDatabase()
    await database.close()
    expect((await verify()).output).toContain('accounts: 3 audit entries')
    database = await startEmbeddedMongo({ path: join(folder, 'mongo') })
  })
})
