// One part of the schema as a subgraph that answers from memory: what is measured is who asks it.
import { createServer } from 'node:http'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { graphql } from 'graphql'
import { subgraphSdl } from '../../../services/kit/src/subgraph.ts'
import { accountsSdl, resolvers, usersSdl } from './example.ts'

const sdl = subgraphSdl([process.env['PART'] === 'settings' ? usersSdl : accountsSdl])
const schema = makeExecutableSchema({ typeDefs: sdl, resolvers, resolverValidationOptions: ignoreOthers() })
const answers = new Map<string, Promise<string>>()

createServer(async (request, response) => {
  if (request.url === '/sdl') return response.end(sdl)
  const body = (await request.setEncoding('utf8').toArray()).join('')
  const answer = answers.get(body) ?? execute(body)
  answers.set(body, answer)
  const text = await answer
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }).end(text)
}).listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.({ type: 'ready' }))

async function execute(body: string) {
  const { query, variables } = JSON.parse(body)
  return JSON.stringify(await graphql({ schema, source: query, variableValues: variables }))
}

/** Each part has some of the resolvers. */
function ignoreOthers() {
  return { requireResolversToMatchSchema: 'ignore' as const }
}
