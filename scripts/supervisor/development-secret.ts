import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EnvironmentError } from '../../services/kit/src/environment.ts'
import { credentialKeyFile } from './data-folder.ts'

/** A secret of this data folder: made once, readable by its owner only. Production brings its own. */
export const developmentSecret = (dataFolder: string): string =>
  madeOnce(join(dataFolder, 'development.secret'), () => randomBytes(32).toString('hex'))

/** The key of this data folder that wraps what agencies seal, as `CREDENTIAL_KEYS`. Production brings its own. */
export const developmentCredentialKeys = (dataFolder: string): string =>
  madeOnce(credentialKeyFile(dataFolder), () => `development:${randomBytes(32).toString('base64')}`)

function madeOnce(file: string, make: () => string) {
  const known = read(file)
  if (known) return known
  const secret = make()
  try {
    mkdirSync(dirname(file), { recursive: true })
    // On a full disk a new file can stay empty, and an empty secret must never be used.
    writeFileSync(`${file}.new`, secret, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = code === 'ENOSPC' ? 'the disk is full. Free some space' : `${code}. Make it writable`
    throw new EnvironmentError(`The data folder ${dirname(file)} can't be written: ${reason} and start again.`)
  }
  return secret
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
