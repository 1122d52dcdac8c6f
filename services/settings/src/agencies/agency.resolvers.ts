import { auditRetention, type CallContext, forUser, loadById, type SubgraphModule } from '@coverdesk/kit'
import typeDefs from './agency.graphql'
import { Agency, type AgencyRecord } from './agency.model.ts'
import { updateAgency } from './update-agency.ts'

interface UpdateArguments {
  version: number
  input: unknown
}

export const agencies: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      agency: (_: unknown, __: unknown, context: CallContext) =>
        context.agencyId ? loadById(context, Agency, context.agencyId) : null,
    },
    Mutation: {
      updateAgency: forUser((_, { version, input }: UpdateArguments, context) => updateAgency(context, version, input)),
    },
    Agency: {
      id: (agency: AgencyRecord) => String(agency._id),
      version: ({ version }: AgencyRecord) => version ?? 1,
      requiresSecondStep: ({ requiresSecondStep }: AgencyRecord) => requiresSecondStep ?? false,
      auditRetentionDays: async ({ _id }: AgencyRecord) => (await auditRetention(_id)).days,
    },
  },
}
