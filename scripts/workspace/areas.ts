import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import { at } from './root.ts'

const registrySchema = z.object({
  areas: z.array(z.object({ remote: z.string().optional(), subgraph: z.string().optional() }).strict()),
})

/**
 * What makes up this product, as `registry.json` names it: folders of remotes and of subgraphs.
 * @throws when a folder that it names holds no package
 */
export function readAreas(registryFile = at('registry.json')): { remotes: string[]; subgraphs: string[] } {
  const { areas } = registrySchema.parse(JSON.parse(readFileSync(registryFile, 'utf8')))
  const isGiven = (folder: string | undefined): folder is string => folder !== undefined
  const remotes = areas.map(area => area.remote).filter(isGiven)
  const subgraphs = areas.map(area => area.subgraph).filter(isGiven)
  const missing = [...remotes, ...subgraphs].find(folder => !existsSync(at(folder, 'package.json')))
  if (missing) throw new Error(`registry.json names ${missing}, but there is no ${missing}/package.json.`)
  return { remotes, subgraphs }
}

/** The name of a service is the name of its folder: `services/accounts` → `accounts`. */
export const serviceName = (folder: string) => basename(folder)
