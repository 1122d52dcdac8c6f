import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from 'mongodb'
import { z } from 'zod'
import type { TrustedDocuments } from './trusted-documents.ts'

const operationsSchema = z.array(z.object({ document: z.string() }))
const aboutSchema = z.object({ sdk: z.string().regex(/^\d+\.\d+\.\d+$/) })

interface ShellRecord {
  _id: 'live'
  /** The version of the SDK that it was built with: what a plugin's range must hold. */
  sdk: string
  at: Date
}

const shells = (database: Db) => database.collection<ShellRecord>('shells')

/** Takes in what the shell's build says beside its files: its operations, and the SDK that it offers to plugins. */
export async function registerShell(database: Db, documents: TrustedDocuments, shellFolder: string): Promise<void> {
  const operations = operationsSchema.parse(await readJson(join(shellFolder, 'operations.json'), []))
  await documents.register(operations.map(({ document }) => document))
  const { sdk } = aboutSchema.partial().parse(await readJson(join(shellFolder, 'shell.json'), {}))
  if (sdk) await shells(database).updateOne({ _id: 'live' }, { $set: { sdk, at: new Date() } }, { upsert: true })
}

/** The SDK of the shell that gateways serve, or null when none has ever run. */
export async function shellSdk(database: Db): Promise<string | null> {
  return (await shells(database).findOne({ _id: 'live' }))?.sdk ?? null
}

/** Without a built shell there is nothing to take in; one from before a file existed has none. */
async function readJson(file: string, otherwise: unknown): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? otherwise : JSON.parse(text)
}
