// Prints the one schema of all services, without running any: `tsx services/gateway/src/print-schema.ts`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { subgraphSdl } from '@coverdesk/kit'
import { composeSdl } from './graphql/compose.ts'

const services = join(import.meta.dirname, '../..')

const sdlFilesOf = (service: string) =>
  readdirSync(join(services, service, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.graphql'))
    .sort()
    .map(file => readFileSync(join(services, service, 'src', file), 'utf8'))

const parts = readdirSync(services)
  .map(name => ({ name, files: sdlFilesOf(name) }))
  .filter(({ files }) => files.length > 0)
  .map(({ name, files }) => ({ name, sdl: name === 'gateway' ? files.join('\n') : subgraphSdl(files) }))

process.stdout.write(composeSdl(parts))
