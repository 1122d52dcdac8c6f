import { resolve } from 'node:path'
import { z } from 'zod'
import { EnvironmentError, port, processEnvironment, readEnvironment } from '../../services/kit/src/environment.ts'
import { refuseUnsafeProduction } from '../../services/kit/src/production-environment.ts'
import { anchorFolderOf } from './data-folder.ts'
import { developmentCredentialKeys, developmentSecret } from './development-secret.ts'
import { isRefusedByBrowsers } from './refused-ports.ts'

const shape = {
  PORT: port.default(3000),
  COVERDESK_DATA: z.string().default('.data'),
  MONGODB_URI: processEnvironment.MONGODB_URI.optional(),
  COVERDESK_SECRET: processEnvironment.COVERDESK_SECRET.optional(),
  CREDENTIAL_KEYS: z.string().optional(),
  AUDIT_ANCHOR: z.string().optional(),
  NODE_ENV: processEnvironment.NODE_ENV,
  LOG_LEVEL: processEnvironment.LOG_LEVEL,
  PUBLIC_URL: z.url({ error: 'must be an address such as https://desk.example.com.' }).optional(),
  SEED: z.enum(['demo', 'large', 'none'], { error: 'must be demo, large or none.' }).optional(),
  INBOUND_SMTP_PORT: port.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'must begin with smtp:// or smtps://.' })
    .optional(),
}

export type ProductEnvironment = ReturnType<typeof readProductEnvironment>

/**
 * What `npm start` reads (contract.md, "Environment"), with everything that has a default filled in.
 * @throws EnvironmentError with one sentence when something is wrong, or missing in production
 */
export function readProductEnvironment(source: NodeJS.ProcessEnv = process.env) {
  const given = readEnvironment(shape, source)
  const isProduction = given.NODE_ENV === 'production'
  // Behind a proxy, which PUBLIC_URL names, no browser sees it.
  if (!given.PUBLIC_URL && isRefusedByBrowsers(given.PORT)) {
    throw new EnvironmentError(`PORT must be another one: browsers refuse to open ${given.PORT}.`)
  }
  if (isProduction && !given.COVERDESK_SECRET) {
    throw new EnvironmentError('COVERDESK_SECRET is needed in production: at least 32 random characters.')
  }
  if (isProduction && !given.SMTP_URL) {
    throw new EnvironmentError(
      'SMTP_URL is needed in production: there is no development mailbox to read sign-in codes in.',
    )
  }
  if (isProduction && given.SEED && given.SEED !== 'none') {
    throw new EnvironmentError('SEED must be none in production: everyone knows the demo users.')
  }
  if (isProduction && !given.PUBLIC_URL) {
    throw new EnvironmentError('PUBLIC_URL is required in production: the https address that people open.')
  }
  refuseUnsafeProduction({ ...given, COVERDESK_SECRET: given.COVERDESK_SECRET ?? '', CREDENTIAL_KEYS: undefined })
  const dataFolder = resolve(given.COVERDESK_DATA)
  return {
    ...given,
    COVERDESK_DATA: dataFolder,
    AUDIT_ANCHOR: resolve(given.AUDIT_ANCHOR ?? anchorFolderOf(dataFolder)),
    COVERDESK_SECRET: given.COVERDESK_SECRET ?? developmentSecret(dataFolder),
    // Production brings its own; a subgraph that has none says so.
    CREDENTIAL_KEYS: given.CREDENTIAL_KEYS ?? (isProduction ? undefined : developmentCredentialKeys(dataFolder)),
    PUBLIC_URL: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    SEED: given.SEED ?? (isProduction ? ('none' as const) : ('demo' as const)),
  }
}
