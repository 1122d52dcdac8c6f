import { z } from 'zod'

const shape = z.object({
  PORT: z.coerce
    .number({ error: 'must be a whole number from 1 to 65535.' })
    .int({ error: 'must be a whole number from 1 to 65535.' })
    .min(1, { error: 'must be a whole number from 1 to 65535.' })
    .max(65_535, { error: 'must be a whole number from 1 to 65535.' }),
  HOST: z.string().default('127.0.0.1'),
  COVERDESK_DATA: z.string({ error: 'is needed: the data folder.' }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** A variable that is missing or wrong, in one sentence for the person who starts the process. */
export class EnvironmentError extends Error {}

/** @throws EnvironmentError */
export function readEnvironment(source: NodeJS.ProcessEnv): z.output<typeof shape> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const { success, data, error } = shape.safeParse(given)
  if (success) return data
  throw new EnvironmentError(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(' '))
}
