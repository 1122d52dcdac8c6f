import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const file = 'manifest.json'

/** What a backup holds, for its restore to be checked against. */
const manifestSchema = z.object({
  format: z.literal('coverdesk-backup-1'),
  createdAt: z.iso.datetime(),
  collections: z.array(
    z.object({
      database: z.string(),
      name: z.string(),
      count: z.number().int(),
      sha256: z.string().length(64),
    }),
  ),
})

export type Manifest = z.output<typeof manifestSchema>

export const manifestFile = (folder: string) => join(folder, file)

/** @throws with one sentence when the folder holds no finished backup */
export function readManifest(folder: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(manifestFile(folder), 'utf8')))
  } catch {
    throw new Error(`${folder} holds no finished backup: its ${file} is missing or not one.`)
  }
}
