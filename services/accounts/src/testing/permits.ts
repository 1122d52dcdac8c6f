import { defineTenantModel, forUser, type SubgraphModule } from '@coverdesk/kit'
import { Schema } from 'mongoose'

/** What a later area keeps about accounts. */
const Permit = defineTenantModel('testPermits', new Schema<{ accountId: string }>({ accountId: String }), {
  typename: 'BuildingPermit',
  refersTo: { Account: 'accountId' },
})
export const permits: SubgraphModule = {
  typeDefs: 'extend type Mutation { createPermit(accountId: ID!): Boolean deletePermits: Boolean }',
  resolvers: {
    Mutation: {
      createPermit: forUser(async (_, { accountId }: { accountId: string }) => {
        await Permit.insertOne({ accountId })
        return true
      }),
      deletePermits: forUser(async () => {
        await Permit.deleteMany({})
        return true
      }),
    },
  },
}
