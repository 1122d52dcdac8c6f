// The reference: the same schema and resolvers in one stock Apollo Server.
import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { resolvers, wholeSdl } from './example.ts'

const { accounts, agencyUser } = resolvers.Query
const schema = makeExecutableSchema({ typeDefs: wholeSdl, resolvers: { Query: { accounts, agencyUser } } })
await startStandaloneServer(new ApolloServer({ schema }), {
  listen: { port: Number(process.env['PORT']), host: '127.0.0.1' },
  context: async ({ req }) => ({ user: req.headers.cookie }),
})
process.send?.({ type: 'ready' })
