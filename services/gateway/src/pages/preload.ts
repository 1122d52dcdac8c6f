import type { Registry } from '../registry/registry.ts'

type Plugin = Registry['plugins'][number]

/** The plugin that owns a path: of all base paths above it, the longest wins. */
export function pluginAt(registry: Registry, path: string): Plugin | undefined {
  if (path === '/app' || path === '/app/') return firstPlugin(registry)
  const owned = registry.plugins.flatMap(plugin => plugin.manifest.basePaths.map(basePath => ({ plugin, basePath })))
  return owned
    .filter(({ basePath }) => path === basePath || path.startsWith(`${basePath}/`))
    .sort((one, other) => other.basePath.length - one.basePath.length)[0]?.plugin
}

/** `/app` leads to the first entry of the sidebar. */
function firstPlugin({ plugins }: Registry) {
  const lowest = (plugin: Plugin) => Math.min(...plugin.manifest.nav.map(({ order }) => order))
  return plugins.filter(({ manifest }) => manifest.nav.length > 0).sort((one, other) => lowest(one) - lowest(other))[0]
}

/**
 * Links that fetch a plugin's first screen together with the shell. Same origin, hence without `crossorigin`. A file that
 * is not what was published is thrown away; a script element without an `integrity` takes over what one link has fetched.
 */
export function preloadLinks({ entry, manifest }: Plugin): string {
  const integrityOf = new Map(manifest.files.map(({ path, integrity }) => [path, integrity]))
  return manifest.preload
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
