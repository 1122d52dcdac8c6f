import type { Registry } from '../registry/registry.ts'

/** The only file that the shell itself checks: links in the page and Federation name the others. */
const entryFile = 'remoteEntry.js'

/**
 * The registry as a page carries it. What only the gateway reads stays here: first queries, and the hash of every file,
 * which were more than half of the page.
 */
export const registryOfPage = (registry: Registry): Registry => ({
  ...registry,
  plugins: registry.plugins.map(plugin => {
    const { firstQueries: _, files, ...manifest } = plugin.manifest
    return { ...plugin, manifest: { ...manifest, files: files.filter(({ path }) => path === entryFile) } }
  }),
})
