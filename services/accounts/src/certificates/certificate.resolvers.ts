import { findExisting, findPage, forUser, type PageArguments, type SubgraphModule, searchFilter } from '@coverdesk/kit'
import type { AccountRecord } from '../accounts/account.model.ts'
import { findAccount } from '../merge/find-account.ts'
import typeDefs from './certificate.graphql'
import { Certificate, type CertificateRecord } from './certificate.model.ts'
import { createCertificate, findingsOf } from './create-certificate.ts'
import { Holder } from './holder.model.ts'

interface HoldersArguments extends PageArguments {
  search?: string | null
}

/** @throws NOT_FOUND, also while its account is deleted */
async function findCertificate(id: string): Promise<CertificateRecord> {
  const certificate = await findExisting(Certificate, 'certificate', id)
  await findAccount(String(certificate.accountId))
  return certificate
}

const pathOf = ({ fileId, fileName }: CertificateRecord) => `/files/${fileId}/${encodeURIComponent(fileName)}`

export const certificates: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      certificate: forUser((_, { id }: { id: string }) => findCertificate(id)),
      certificateFindings: forUser((_, { input }: { input: unknown }) => findingsOf(input)),
      certificateHolders: forUser((_, { search, ...page }: HoldersArguments) =>
        findPage(Holder, searchFilter('words', search), { field: 'sortName', direction: 1 }, page),
      ),
    },
    Mutation: {
      createCertificate: forUser((_, { input }: { input: unknown }, context) => createCertificate(context, input)),
    },
    Account: {
      certificatesOfLiabilityInsurance: ({ _id }: AccountRecord, page: PageArguments) =>
        findPage(Certificate, { accountId: _id }, { field: 'createdAt', direction: -1 }, page),
    },
    CertificateOfLiabilityInsurance: {
      id: ({ _id }: CertificateRecord) => String(_id),
      accountId: ({ accountId }: CertificateRecord) => String(accountId),
      createdBy: ({ createdById }: CertificateRecord) => ({ id: createdById }),
      rendering: ({ rendering }: CertificateRecord) => rendering ?? 'LAYOUT',
      viewUrl: pathOf,
      downloadUrl: (certificate: CertificateRecord) => `${pathOf(certificate)}?download`,
    },
  },
}
