import { findPage, forUser, type PageArguments, type SubgraphModule } from '@coverdesk/kit'
import { Certificate } from '../record/certificate.model.ts'
import typeDefs from './live-certificates.graphql'
import { liveCertificatesOf, policiesWithLiveCertificates } from './live-certificates.ts'

/** A policy as this area knows it: by its id. Whether there is one is for policies to say. */
interface Policy {
  id: string
}

export const liveCertificates: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      certifiedPoliciesByIds: forUser((_, { ids }: { ids: string[] }) => ids.map((id): Policy => ({ id }))),
      policiesWithLiveCertificates: forUser((_, { policyIds }: { policyIds: string[] }) =>
        policiesWithLiveCertificates(policyIds),
      ),
    },
    BusinessPolicy: {
      liveCertificates: ({ id }: Policy, page: PageArguments) =>
        findPage(Certificate, liveCertificatesOf(id), { field: 'createdAt', direction: -1 }, page),
    },
  },
}
