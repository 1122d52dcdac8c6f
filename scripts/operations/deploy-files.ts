import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { readAreas } from '../workspace/areas.ts'
import { at } from '../workspace/root.ts'

/** A service of Compose, as far as the tests look at it. */
export interface ComposeService {
  build?: { dockerfile: string; args?: Record<string, string> }
  image?: string
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  tmpfs?: string[]
  mem_limit?: string
  pids_limit?: number
  healthcheck?: { disable?: boolean }
  restart?: string
  privileged?: boolean
  ports?: string[]
  volumes?: string[]
  secrets?: string[]
  command?: string[]
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }>
}
type Extending = ComposeService & { extends?: { file: string; service: string } }
interface ComposeFile {
  services: Record<string, Extending>
  secrets?: Record<string, { file: string }>
}

const read = (file: string): ComposeFile => parse(readFileSync(file, 'utf8'), { merge: true })

/** `over` on top of `base`, as Compose merges: maps by key, lists one after the other. */
function merged(base: unknown, over: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(over)) return [...new Set([...base, ...over])]
  if (!isMap(base) || !isMap(over)) return over
  const keys = new Set([...Object.keys(base), ...Object.keys(over)])
  return Object.fromEntries(
    [...keys].map(key => [key, key in base && key in over ? merged(base[key], over[key]) : (over[key] ?? base[key])]),
  )
}
const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What `deploy/compose/compose.sh` brings up: the product's file, then those of its areas. */
export function composeFiles(): {
  services: Record<string, ComposeService>
  secrets: Record<string, { file: string }>
} {
  const { services, secrets = {} } = read(at('deploy/compose/compose.yaml'))
  const all: Record<string, ComposeService> = { ...services }
  for (const folder of readAreas().subgraphs.map(subgraph => at(subgraph, 'deploy'))) {
    for (const [name, { extends: base, ...service }] of Object.entries(read(join(folder, 'compose.yaml')).services)) {
      const inherited = base ? read(join(folder, base.file)).services[base.service] : all[name]
      all[name] = merged(inherited ?? {}, service) as ComposeService
    }
  }
  return { services: all, secrets }
}

/** Folders with the Kubernetes manifests of the gateway and of each area. */
export const kubernetesFolders = (): string[] => [
  at('deploy/kubernetes'),
  ...readAreas().subgraphs.map(subgraph => at(subgraph, 'deploy/kubernetes')),
]

/** Every document of these folders. */
export const manifestsOf = <Manifest>(folders: readonly string[]): Manifest[] =>
  folders.flatMap(folder =>
    readdirSync(folder).flatMap(file =>
      parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map(document => document.toJS() as Manifest),
    ),
  )
