import { findPage, forUser, type PageArguments, type SubgraphModule, searchFilter } from '@coverdesk/kit'
import typeDefs from './carrier.graphql'
import { type CarrierRecord, InsuranceCarrier } from './carrier.model.ts'
import { createCarrier } from './create-carrier.ts'

interface CarriersArguments extends PageArguments {
  search?: string | null
  filter?: { isCarrier?: boolean | null; isBroker?: boolean | null } | null
}

function listCarriers({ search, filter, ...page }: CarriersArguments) {
  const flags = Object.entries(filter ?? {}).filter(([, wanted]) => typeof wanted === 'boolean')
  const wanted = { ...Object.fromEntries(flags), ...searchFilter('words', search) }
  return findPage(InsuranceCarrier, wanted, { field: 'sortName', direction: 1 }, page)
}

export const carriers: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: { carriers: forUser((_, args: CarriersArguments) => listCarriers(args)) },
    Mutation: {
      createInsuranceCarrier: forUser((_, { input }: { input: unknown }) => createCarrier(input)),
    },
    InsuranceCarrier: { id: ({ _id }: CarrierRecord) => String(_id) },
  },
}
