import type { Registry } from '../registry/registry.ts'

type Plugin = Registry['plugins'][number]

/** The plugin that owns a path: of all base paths above it, the longest wins. */
export function pluginAt(registry: Registry, path: string): Plugin | undefined {
  const owned = registry.plugins.flatMap(plugin => plugin.manifest.basePaths.map(basePath => ({ plugin, basePath })))
  return owned
    .filter(({ basePath }) => path === basePath || path.startsWith(`${basePath}/`))
    .sort((one, other) => other.basePath.length - one.basePath.length)[0]?.plugin
}

/** The shell's own page, to which `/app` leads, also with a dialog over it. */
export const isHome = (path: string): boolean =>
  ['/app', '/app/', '/app/home'].includes(path) || path.startsWith('/app/home/')

/**
 * Links that fetch a plugin's first screen together with the shell. Same origin, hence without `crossorigin`. A file that
 * is not what was published is thrown away; a script element without an `integrity` takes over what one link has fetched.
 *
 * @param part files that hold most of the page, where that is loaded when it is visited
 */
export const preloadLinks = (plugin: Plugin, part: readonly string[] = []): string =>
  linksTo(plugin, [...plugin.manifest.preload, ...part])

const homeSlots = ['home.start', 'home.panel']

/** The same for what the areas contribute to the home page: each one's entry, and the code of its part. */
export const panelLinks = ({ plugins }: Registry): string =>
  plugins
    .map(plugin => {
      const parts = plugin.manifest.slots.filter(({ slot }) => homeSlots.includes(slot))
      const isPart = (path: string) => parts.some(({ slot, id }) => path.startsWith(`slot-${slot}-${id}.`))
      const files = plugin.manifest.files.map(({ path }) => path).filter(isPart)
      return files.length > 0 ? linksTo(plugin, ['remoteEntry.js', ...files]) : ''
    })
    .join('')

/** Links that fetch files of a plugin, given by their paths in its folder. */
export function linksTo({ entry, manifest }: Plugin, files: readonly string[]): string {
  const integrityOf = new Map(manifest.files.map(({ path, integrity }) => [path, integrity]))
  return files
    .filter(file => file.endsWith('.js'))
    .map(file => {
      const integrity = integrityOf.get(file)
      const proof = integrity ? ` integrity="${integrity}"` : ''
      return `<link rel="preload" as="script" href="${escapeAttribute(entry + file)}"${proof}>`
    })
    .join('')
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
