import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { FolderDamaged } from './folder-damaged.ts'
import { counterKey } from './keys.ts'
import type { Txn } from './txn.ts'
import type { View } from './view.ts'

/**
 * `store.json`, beside the data: which database the folder holds. Without it an empty or foreign data.mdb would look
 * like a new folder, and people would find demo data in place of theirs.
 */
const shape = z.object({ store: z.string().regex(/^[0-9a-f]{32}$/) })

const idKey = counterKey('store')
const fileOf = (path: string) => join(path, 'store.json')

/** Gives a folder's data its id, once. */
export function noteStore(txn: Txn): void {
  if (!txn.get(idKey)) txn.put(idKey, randomBytes(16))
}

const storeOf = (view: View): string | undefined => view.get(idKey)?.toString('hex')

/** To be called before LMDB opens the folder and makes an empty file a new database. @throws FolderDamaged */
export function checkDataFile(path: string): void {
  if (!existsSync(fileOf(path))) return
  const data = statSync(join(path, 'data.mdb'), { throwIfNoEntry: false })
  if (!data) throw new FolderDamaged(path, 'data.mdb is missing')
  if (data.size === 0) throw new FolderDamaged(path, 'data.mdb is empty')
}

/** To be called once the folder is open. @throws FolderDamaged when the data are those of another folder */
export function checkStoreFile(path: string, view: View): void {
  if (!existsSync(fileOf(path))) return
  if (readStore(path) !== storeOf(view)) throw new FolderDamaged(path, 'data.mdb belongs to another folder')
}

function readStore(path: string): string | undefined {
  try {
    return shape.parse(JSON.parse(readFileSync(fileOf(path), 'utf8'))).store
  } catch {
    throw new FolderDamaged(path, 'store.json can’t be read')
  }
}

/** Writes the file when there is none: the folder is new, or of an earlier version. On a full disk a later start does. */
export function writeStoreFile(path: string, view: View): void {
  const store = storeOf(view)
  if (!store || existsSync(fileOf(path))) return
  const draft = `${fileOf(path)}.new`
  try {
    writeFileSync(draft, `${JSON.stringify({ store })}\n`, { mode: 0o600, flush: true })
    renameSync(draft, fileOf(path))
  } catch {
    rmSync(draft, { force: true })
  }
}
