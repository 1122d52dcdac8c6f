import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** A variable that is missing or wrong. Its message is one sentence for the person who starts the process. */
export class EnvironmentError extends Error {}

/**
 * Reads the variables that a process needs, once, at its start.
 *
 * @param shape zod types by variable name; an empty string counts as not set. `<NAME>_FILE` names a file that holds the value,
 *   as container platforms mount secrets.
 * @throws EnvironmentError naming every wrong variable, e.g. `PORT must be a whole number from 1 to 65535.`
 * @example const { PORT } = readEnvironment({ PORT: port })
 */
export function readEnvironment<Shape extends z.ZodRawShape>(
  shape: Shape,
  source: NodeJS.ProcessEnv = process.env,
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.keys(shape).map(name => [name, readVariable(name, source) || undefined]))
  const parsed = z.object(shape).safeParse(given)
  if (parsed.success) return parsed.data
  const sentences = parsed.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`)
  throw new EnvironmentError(sentences.join(' '))
}

function readVariable(name: string, source: NodeJS.ProcessEnv): string | undefined {
  const file = source[`${name}_FILE`]
  if (!file) return source[name]
  if (source[name]) throw new EnvironmentError(`${name} and ${name}_FILE must not both be set.`)
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new EnvironmentError(`${name}_FILE must name a file that can be read.`)
  }
}

/** A TCP port, 1 to 65535. */
export const port = z.coerce
  .number({ error: 'must be a whole number from 1 to 65535.' })
  .int({ error: 'must be a whole number from 1 to 65535.' })
  .min(1, { error: 'must be a whole number from 1 to 65535.' })
  .max(65_535, { error: 'must be a whole number from 1 to 65535.' })

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** What every process of the product reads: where it listens, how much it logs, what it signs with. */
export const processEnvironment = {
  PORT: port,
  HOST: z.string().default('127.0.0.1'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}.` }).default('info'),
  COVERDESK_SECRET: z
    .string({ error: 'is needed: a secret of at least 32 characters that all services share.' })
    .min(32, { error: 'must have at least 32 characters.' }),
  MONGODB_URI: z
    .string({ error: 'is needed: the address of the database, such as mongodb://127.0.0.1:27017.' })
    .regex(/^mongodb(\+srv)?:\/\//, { error: 'must begin with mongodb:// or mongodb+srv://.' }),
}
