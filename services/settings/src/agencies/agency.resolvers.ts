import { auditRetention, type CallContext, forUser, loadById, type SubgraphModule } from '@coverdesk/kit'
import { Agency, type AgencyRecord } from '../models/agency.model.ts'
import { digestSecret } from '../second-step/digest-secret.ts'
import typeDefs from './agency.graphql'
import { presentProfile } from './present-profile.ts'
import { updateAgency } from './update-agency.ts'

interface UpdateArguments {
  version: number
  input: unknown
  code?: string | null
}

export const agencies: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      agency: (_: unknown, __: unknown, context: CallContext) =>
        context.agencyId ? loadById(context, Agency, context.agencyId) : null,
    },
    Mutation: {
      updateAgency: forUser((_, { version, input, code }: UpdateArguments, context) =>
        updateAgency(context, { version, input, code: code ?? '' }, digestSecret()),
      ),
    },
    Agency: {
      id: (agency: AgencyRecord) => String(agency._id),
      profile: (agency: AgencyRecord) => presentProfile(agency),
      version: ({ version }: AgencyRecord) => version ?? 1,
      requiresSecondStep: ({ requiresSecondStep }: AgencyRecord) => requiresSecondStep ?? false,
      auditRetentionDays: async ({ _id }: AgencyRecord) => (await auditRetention(_id)).days,
    },
  },
}
