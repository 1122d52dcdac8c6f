import type { SubgraphModule } from '@coverdesk/kit'
import type { AccountRecord } from '../accounts/account.model.ts'
import typeDefs from './application.graphql'
import { type ApplicationRecord, BusinessApplication } from './application.model.ts'

const maxApplications = 100

export const applications: SubgraphModule = {
  typeDefs,
  resolvers: {
    Account: {
      businessApplications: ({ _id }: AccountRecord) =>
        BusinessApplication.find({ accountId: _id }).sort({ createdAt: -1 }).limit(maxApplications).lean(),
    },
    BusinessApplication: { id: (application: ApplicationRecord) => String(application._id) },
  },
}
