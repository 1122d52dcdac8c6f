import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import { at } from './root.ts'

const registrySchema = z.object({
  areas: z.array(z.object({ remote: z.string().optional(), subgraph: z.string().optional() }).strict()),
})

/** What makes up this product, as `registry.json` names it: folders of remotes and of subgraphs. */
export function readAreas(): { remotes: string[]; subgraphs: string[] } {
  const { areas } = registrySchema.parse(JSON.parse(readFileSync(at('registry.json'), 'utf8')))
  const isGiven = (folder: string | undefined): folder is string => folder !== undefined
  return {
    remotes: areas.map(area => area.remote).filter(isGiven),
    subgraphs: areas.map(area => area.subgraph).filter(isGiven),
  }
}

/** The name of a service is the name of its folder: `services/accounts` → `accounts`. */
export const serviceName = (folder: string) => basename(folder)
