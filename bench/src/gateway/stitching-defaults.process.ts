// For orientation: a gateway as the manuals of Apollo Server and of schema stitching wire it.
import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import type { SubschemaConfig } from '@graphql-tools/delegate'
import { stitchSchemas } from '@graphql-tools/stitch'
import { stitchingDirectives } from '@graphql-tools/stitching-directives'
import { buildSchema, print } from 'graphql'

const { stitchingDirectivesTransformer } = stitchingDirectives()

async function subschema(url: string): Promise<SubschemaConfig> {
  const sdl = await (await fetch(`${url}/sdl`)).text()
  const executor = async ({
    document,
    variables,
    context,
  }: {
    document: never
    variables: unknown
    context: Headers
  }) => {
    const body = JSON.stringify({ query: print(document), variables })
    const headers = { 'content-type': 'application/json', authorization: context.user }
    return (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).json()
  }
  return { schema: buildSchema(sdl), executor: executor as never, batch: true }
}

interface Headers {
  user: string
}

const subschemas = await Promise.all((process.env['SUBGRAPHS'] ?? '').split(',').map(subschema))
const schema = stitchSchemas({ subschemas, subschemaConfigTransforms: [stitchingDirectivesTransformer] })
await startStandaloneServer(new ApolloServer<Headers>({ schema }), {
  listen: { port: Number(process.env['PORT']), host: '127.0.0.1' },
  context: async ({ req }) => ({ user: req.headers.cookie ?? '' }),
})
process.send?.({ type: 'ready' })
