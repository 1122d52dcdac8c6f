import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * What the gateway reads of a `plugin.json`; the rest passes through as it is. `@coverdesk/plugin-sdk/manifest` has
 * the whole schema, by which the build writes it and the shell reads it.
 */
const manifestSchema = z.looseObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: z.string().regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/),
  basePaths: z.array(z.string().startsWith('/app/')),
  nav: z.array(
    z.looseObject({
      path: z.string(),
      order: z.number(),
      count: z.looseObject({ documentId: z.string() }).optional(),
    }),
  ),
  preload: z.array(z.string()),
  slots: z.array(z.looseObject({ slot: z.string(), id: z.string() })).default([]),
  firstQueries: z
    .array(
      z.object({
        path: z.string(),
        documentId: z.string(),
        variables: z.record(z.string(), z.unknown()),
        part: z.object({ files: z.array(z.string()), takes: z.array(z.string()) }).optional(),
      }),
    )
    .optional(),
  files: z
    .array(z.looseObject({ path: z.string(), integrity: z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/) }))
    .default([]),
  operations: z.array(z.object({ name: z.string(), document: z.string() })).optional(),
})

export type Manifest = z.infer<typeof manifestSchema>

/** @throws when the folder holds no plugin */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'plugin.json'), 'utf8')
  return manifestSchema.parse(JSON.parse(text))
}
