import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A secret of this data folder: made once, readable by its owner only. Production brings its own. */
export const developmentSecret = (dataFolder: string): string =>
  madeOnce(dataFolder, 'development.secret', () => randomBytes(32).toString('hex'))

/** The key of this data folder that wraps what agencies seal, as `CREDENTIAL_KEYS`. Production brings its own. */
export const developmentCredentialKeys = (dataFolder: string): string =>
  madeOnce(dataFolder, 'development.credential-keys', () => `development:${randomBytes(32).toString('base64')}`)

function madeOnce(dataFolder: string, name: string, make: () => string) {
  const file = join(dataFolder, name)
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true })
    writeFileSync(file, make(), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}
