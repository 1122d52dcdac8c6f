import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { MongoClient, ObjectId } from 'mongodb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databasePassword, type EmbeddedMongo, startEmbeddedMongo } from '../services/embedded-mongo/src/index.ts'
import { AuditAnchors, useAuditAnchors } from '../services/kit/src/audit/anchors/audit-anchors.ts'
import { FileAnchors } from '../services/kit/src/audit/anchors/file-anchors.ts'
import { type AuditLink, auditEntries, auditLinks } from '../services/kit/src/audit/audit-collections.ts'
import { linkEntries } from '../services/kit/src/audit/link-entries.ts'
import { closeDatabase, connectDatabase, ownDatabase } from '../services/kit/src/database.ts'
import { prepareKitCollections } from '../services/kit/src/kit-collections.ts'
import { runMutation } from '../services/kit/src/mutation/run-mutation.ts'
import { useTestAuditKeys } from '../services/kit/src/testing/test-audit-keys.ts'
import { backUp } from './operations/back-up.ts'
import { at } from './workspace/root.ts'

const agencyId = '650000000000000000000001'
let folder: string
let database: EmbeddedMongo

/** The database as the product starts it. */
function startDatabase() {
  const path = join(folder, 'mongo')
  return startEmbeddedMongo({ path, password: databasePassword(path) })
}

/** A data folder as the product leaves it: three mutations of accounts, linked. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coverdesk-audit-'))
  await writeFile(join(folder, 'development.credential-keys'), `test:${Buffer.alloc(32, 7).toString('base64')}`)
  useTestAuditKeys()
  useAuditAnchors(new AuditAnchors(new FileAnchors(join(folder, 'audit-anchors'))))
  database = await startDatabase()
  await connectDatabase(database.uri, 'accounts')
  await prepareKitCollections()
  for (const requestId of ['one', 'two', 'three']) {
    await runMutation({ operation: 'createAccount', requestId, agencyId, isAlwaysAudited: true }, async () => undefined)
  }
  const entry = await auditEntries(ownDatabase()).findOne({})
  if (entry) await linkEntries(ownDatabase(), entry.agencyId)
})
afterEach(async () => {
  useAuditAnchors(new AuditAnchors())
  await closeDatabase()
  await database.close()
  await rm(folder, { recursive: true })
})

const sayThatTheProductRuns = () =>
  writeFile(join(folder, 'processes.json'), JSON.stringify([{ name: 'embedded-mongo', port: database.port }]))

const verify = (...words: string[]) => command('audit-verify.ts', words)

async function command(script: string, words: string[], variables: Record<string, string> = {}) {
  const environment = { ...process.env, COVERDESK_DATA: folder, MONGODB_URI: '', ...variables }
  try {
    const call = [process.execPath, ['--import', 'tsx', at(`scripts/${script}`), ...words]] as const
    const { stdout } = await promisify(execFile)(...call, { env: environment })
    return { status: 0, output: stdout }
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string }
    return { status: code, output: stderr }
  }
}

/** Removes the newest entry with its link. */
async function removeNewest(): Promise<AuditLink> {
  const newest = await auditLinks(ownDatabase()).findOneAndDelete({}, { sort: { number: -1 } })
  if (!newest) throw new Error('There is no link.')
  await auditEntries(ownDatabase()).deleteOne({ _id: newest.entryId })
  return newest
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
    database = await startDatabase()
  })

  it('misses the newest entry when it was removed with its link, until an operator accepts that', async () => {
    await sayThatTheProductRuns()
    const { entryId } = await removeNewest()
    expect(await verify()).toEqual({
      status: 1,
      output: expect.stringContaining(`entry ${entryId} was removed from the end of the chain.`),
    })
    expect(await command('audit-accept.ts', [])).toEqual({ status: 1, output: expect.stringContaining('Say why') })
    const accepted = await command('audit-accept.ts', ['--reason', 'restored'])
    expect(accepted).toEqual({ status: 0, output: 'Accepted 1 chains as they are.\n' })
    expect((await verify()).status).toBe(0)
  })

  it('does not take a restored backup for a trail that was cut', async () => {
    const client = await MongoClient.connect(database.uri)
    await backUp(client, join(folder, 'backup'))
    await client.close()
    await runMutation({ operation: 'later', requestId: 'four', agencyId, isAlwaysAudited: true }, async () => undefined)
    await linkEntries(ownDatabase(), new ObjectId(agencyId))
    await closeDatabase()
    await database.close()
    expect(await command('restore.ts', [join(folder, 'backup'), '--replace'])).toMatchObject({ status: 0 })
    expect((await verify()).output).toContain('accounts: 3 audit entries, none changed, none missing.')
    database = await startDatabase()
  })

  it('compares with anchors that were collected from logs', async () => {
    await sayThatTheProductRuns()
    const log = join(folder, 'collected.log')
    const { agencyId: agency, entryId, number, hash } = await removeNewest()
    const anchor = { area: 'accounts', agencyId: String(agency), number, entryId: String(entryId), hash }
    const line = {
      level: 30,
      time: '2026-11-23T10:00:00.000Z',
      ...anchor,
      at: '2026-11-23T10:00:00.000Z',
      msg: 'audit anchor',
    }
    await writeFile(log, `{"level":30,"msg":"listening"}\n${JSON.stringify(line)}\n`)
    expect((await verify('--anchors', log)).output).toContain(`entry ${entryId} was removed from the end of the chain.`)
  })

  it('needs the keys', async () => {
    await rm(join(folder, 'development.credential-keys'))
    await sayThatTheProductRuns()
    expect(await verify()).toEqual({ status: 1, output: expect.stringContaining('CREDENTIAL_KEYS is needed') })
  })
})
