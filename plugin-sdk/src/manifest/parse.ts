import { config, prettifyError, safeParse, type ZodMiniType } from 'zod/mini'
import en from 'zod/v4/locales/en.js'

// The page's Content-Security-Policy forbids `new Function`, which zod would otherwise try.
config({ ...en(), jitless: true })

/**
 * Parses what came from outside.
 *
 * @param what begins the message of the error: `plugin.json`
 * @throws an Error that lists in words each place that is wrong
 * @example parseFromOutside(pluginManifestSchema, await response.json(), 'plugin.json')
 */
export function parseFromOutside<T>(schema: ZodMiniType<T>, value: unknown, what: string): T {
  const result = safeParse(schema, value)
  if (result.success) return result.data
  throw new Error(`${what} is not what it should be.\n${prettifyError(result.error)}`)
}
