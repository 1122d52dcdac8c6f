import * as z from 'zod/mini'
import { emptyManifest } from './empty-manifest'
import { areaPath, navEntrySchema, type RegistryEntry, registryEntrySchema, words } from './plugin-manifest'

/** What every release of a plugin has said of itself, and will. */
const placeSchema = z.object({
  id: words,
  version: words,
  entry: words,
  manifest: z.object({ title: words, basePaths: z.array(areaPath), nav: z.array(navEntrySchema) }),
})

/** `registry.json`: the plugins of this agency. One that is not understood costs no other one its place. */
export const registrySchema = z.object({
  revision: z.union([z.string(), z.number()]),
  plugins: z.pipe(
    z.array(z.unknown()),
    z.transform(entries => entries.flatMap(readEntry)),
  ),
  /** The one operation that asks every `count` of the navigation; absent when there is none. */
  navCounts: z.exactOptional(
    z.object({
      documentId: words,
      /** For the `documentId` of each count, its field in the answer. */
      fields: z.record(z.string(), words),
    }),
  ),
})

/** `registry.json`, parsed: the plugins of the agency of whoever asked, each in the version that is theirs. */
export type Registry = z.infer<typeof registrySchema>

function readEntry(entry: unknown): RegistryEntry[] {
  const understood = z.safeParse(registryEntrySchema, entry)
  if (understood.success) return [understood.data]
  const problem = `Its manifest couldn’t be read. Reload the page.\n${z.prettifyError(understood.error)}`
  const place = z.safeParse(placeSchema, entry)
  if (place.success) return [{ ...place.data, manifest: withoutContributions(place.data), problem }]
  console.error('A plugin of the registry is left out.', problem)
  return []
}

/** It is found in the navigation, and says why it does not open; nothing else of it is used. */
const withoutContributions = ({ id, version, manifest }: z.infer<typeof placeSchema>): RegistryEntry['manifest'] => ({
  id,
  version,
  ...manifest,
  ...emptyManifest(),
})
