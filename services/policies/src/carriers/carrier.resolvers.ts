import {
  type CallContext,
  findPage,
  fold,
  forUser,
  loadTogether,
  type PageArguments,
  type SubgraphModule,
  searchFilter,
} from '@coverdesk/kit'
import { createCarrier } from '../carrier-record/create-carrier.ts'
import { findCarrier } from '../carrier-record/find-carriers.ts'
import { type CarrierRecord, InsuranceCarrier } from '../models/carrier.model.ts'
import typeDefs from './carrier.graphql'
import { type CarrierVersion, deleteCarrier, restoreCarrier, updateCarrier } from './change-carrier.ts'
import { type MergeArguments, mergeCarriers } from './merge-carriers.ts'
import { countPolicies } from './policies-of-carrier.ts'
import { similarCarriers } from './similar-carriers.ts'

type Roles = { isCarrier?: boolean | null; isBroker?: boolean | null } | null

interface CarriersArguments extends PageArguments {
  search?: string | null
  filter?: Roles
}

const rolesFilter = (roles: Roles = null) =>
  Object.fromEntries(Object.entries(roles ?? {}).filter(([, wanted]) => typeof wanted === 'boolean'))

/** Any part of a name finds a carrier (specification 1 §5). An agency has some hundreds, so they need no index for it. */
function nameFilter(search: string | null | undefined) {
  const parts = fold(search ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, 8)
  if (parts.length === 0) return searchFilter('words', search)
  const contained = parts.map(part => ({ sortName: { $regex: part } }))
  return { $or: [searchFilter('words', search), { $and: contained }] }
}

function listCarriers({ search, filter, ...page }: CarriersArguments) {
  const wanted = { ...rolesFilter(filter), ...nameFilter(search) }
  return findPage(InsuranceCarrier, wanted, { field: 'sortName', direction: 1 }, page)
}

export const carriers: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      carriers: forUser((_, args: CarriersArguments) => listCarriers(args)),
      insuranceCarrier: forUser((_, { id }: { id: string }) => findCarrier(id)),
      similarCarriers: forUser((_, { name, filter }: { name: string; filter?: Roles }) =>
        similarCarriers(name, rolesFilter(filter)),
      ),
    },
    Mutation: {
      createInsuranceCarrier: forUser((_, { input }: { input: unknown }) => createCarrier(input)),
      updateInsuranceCarrier: forUser((_, { input, ...at }: CarrierVersion & { input: unknown }) =>
        updateCarrier(at, input),
      ),
      mergeInsuranceCarriers: forUser((_, merge: MergeArguments, context) => mergeCarriers(context, merge)),
      deleteInsuranceCarrier: forUser((_, at: CarrierVersion) => deleteCarrier(at)),
      restoreInsuranceCarrier: forUser((_, { id }: { id: string }) => restoreCarrier(id)),
    },
    InsuranceCarrier: {
      id: ({ _id }: CarrierRecord) => String(_id),
      policyCount: ({ _id }: CarrierRecord, _: unknown, context: CallContext) =>
        loadTogether(context, countPolicies, String(_id)),
    },
  },
}
