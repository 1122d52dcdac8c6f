import { parseFromOutside } from '../manifest/parse'
import { type Registry, registrySchema } from '../manifest/registry'

/** How long the registry may take, in milliseconds. */
const timeout = 4000

/** The plugins as they are now; undefined when that can't be had at the moment. */
export async function readRegistry(): Promise<Registry | undefined> {
  try {
    const response = await fetch('/registry.json', { signal: AbortSignal.timeout(timeout), cache: 'no-cache' })
    return parseFromOutside(registrySchema, await response.json(), 'registry.json')
  } catch {
    return undefined
  }
}
