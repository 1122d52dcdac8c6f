import { parseFromOutside, type RegistryEntry, registryEntrySchema } from '@coverdesk/plugin-sdk/manifest'
import { atom, getDefaultStore } from 'jotai'

const storageKey = 'coverdesk.overrides'

/** A plugin that comes from a development server instead of the registry. */
interface Override {
  id: string
  /** Origin of the server: `http://localhost:3101`. */
  url: string
  /** Why it is in for nothing: its server is not there, or its `plugin.json` is not right. */
  problem?: string
}

/** What is in for releases on this page; shown as long as it does. */
export const overridesAtom = atom<readonly Override[]>([])

/**
 * Developers replace plugins by their own: `?override=accounts@http://localhost:3101`, kept for this tab;
 * `?override=` ends it. It runs code from another origin, so it exists only outside of production and only for
 * servers on this machine (the page's Content-Security-Policy says the same).
 */
export function readOverrides(production: boolean): Override[] {
  if (production) return []
  const asked = new URLSearchParams(window.location.search).get('override')
  if (asked !== null) sessionStorage.setItem(storageKey, asked)
  return (sessionStorage.getItem(storageKey) ?? '').split(',').flatMap(text => {
    const [id = '', url = ''] = text.split('@')
    return id && isOnThisMachine(url) ? [{ id, url }] : []
  })
}

const isOnThisMachine = (url: string) => URL.canParse(url) && ['localhost', '127.0.0.1'].includes(new URL(url).hostname)

/** The registry with the overridden plugins in place of their releases; one that can't be read changes nothing. */
export async function withOverrides(
  plugins: readonly RegistryEntry[],
  overrides: readonly Override[],
): Promise<RegistryEntry[]> {
  const read = await Promise.all(overrides.map(readOverride))
  getDefaultStore().set(
    overridesAtom,
    read.map(({ override }) => override),
  )
  const own = read.flatMap(({ entry }) => entry ?? [])
  return [...plugins.filter(plugin => !own.some(({ id }) => id === plugin.id)), ...own]
}

async function readOverride(override: Override): Promise<{ override: Override; entry?: RegistryEntry }> {
  try {
    return { override, entry: await readEntry(override) }
  } catch (error) {
    return { override: { ...override, problem: error instanceof Error ? error.message : String(error) } }
  }
}

/**
 * What a development server says of the plugin that it serves.
 *
 * @throws when it is not there, or says something that is not understood
 */
export async function readEntry({ id, url }: Override): Promise<RegistryEntry> {
  const response = await fetch(`${url}/plugin.json`)
  const manifest = await response.json()
  return parseFromOutside(
    registryEntrySchema,
    { id, version: manifest.version, entry: `${url}/`, manifest },
    `${url}/plugin.json`,
  )
}
