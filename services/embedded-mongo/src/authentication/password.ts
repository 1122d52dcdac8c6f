import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { replicaSet } from '../replica-set.ts'

/** The one user of an embedded database. */
export const databaseUser = 'coverdesk'

/**
 * The password of the database in a folder, made when it has none: whoever may read the folder may connect.
 * @param path the folder of the database
 */
export function databasePassword(path: string): string {
  const file = join(path, 'password')
  try {
    return readPassword(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true })
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
  return readPassword(file)
}

function readPassword(file: string): string {
  const password = readFileSync(file, 'utf8').trim()
  if (/^[0-9a-f]{64}$/.test(password)) return password
  throw new Error(`${file} does not hold a password. Remove it, and a new one is made.`)
}

/** For `MongoClient` or mongoose, without a database name. @param host with brackets if it is an IPv6 address */
export function mongoUri(host: string, port: number, password?: string): string {
  const credentials = password === undefined ? '' : `${databaseUser}:${password}@`
  const options = password === undefined ? '' : '&authSource=admin&authMechanism=SCRAM-SHA-256'
  return `mongodb://${credentials}${host}:${port}/?replicaSet=${replicaSet}${options}`
}

/**
 * How to connect to the database process of a data folder on this machine.
 * @param dataFolder its `COVERDESK_DATA`
 * @example embeddedMongoUri('.data', 27017)
 */
export const embeddedMongoUri = (dataFolder: string, port: number): string =>
  mongoUri('127.0.0.1', port, databasePassword(join(dataFolder, 'mongo')))
