// Prints the one schema of all services, without running any: `tsx services/gateway/src/print-schema.ts`.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { subgraphSdl } from '@coverdesk/kit'
import { composeSdl } from './graphql/compose.ts'

const root = join(import.meta.dirname, '../../..')
const services = join(root, 'services')

/** The gateway’s own part, and those of the areas that registry.json names. */
const { areas } = JSON.parse(readFileSync(join(root, 'registry.json'), 'utf8')) as { areas: { subgraph?: string }[] }
const names = ['gateway', ...areas.flatMap(({ subgraph }) => (subgraph ? [basename(subgraph)] : []))].sort()

const sdlFilesOf = (service: string) =>
  readdirSync(join(services, service, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.graphql'))
    .sort()
    .map(file => readFileSync(join(services, service, 'src', file), 'utf8'))

const parts = names
  .map(name => ({ name, files: sdlFilesOf(name) }))
  .filter(({ files }) => files.length > 0)
  .map(({ name, files }) => ({ name, sdl: name === 'gateway' ? files.join('\n') : subgraphSdl(files) }))

process.stdout.write(composeSdl(parts))
