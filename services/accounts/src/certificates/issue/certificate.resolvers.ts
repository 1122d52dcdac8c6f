import {
  type CallContext,
  findExisting,
  findPage,
  forUser,
  loadTogether,
  type PageArguments,
  type SubgraphModule,
} from '@coverdesk/kit'
import type { AccountRecord } from '../../accounts/account.model.ts'
import { findAccount, findAccounts } from '../../accounts/find-account.ts'
import { Certificate, type CertificateRecord } from '../record/certificate.model.ts'
import { downloadUrl, viewUrl } from '../record/certificate-urls.ts'
import typeDefs from './certificate.graphql'
import { createCertificate, findingsOf } from './create-certificate.ts'

/** @throws NOT_FOUND, also while its account is deleted */
async function findCertificate(id: string): Promise<CertificateRecord> {
  const certificate = await findExisting(Certificate, 'certificate', id)
  await findAccount(String(certificate.accountId))
  return certificate
}

export const certificates: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      certificate: forUser((_, { id }: { id: string }) => findCertificate(id)),
      certificateFindings: forUser((_, { input }: { input: unknown }) => findingsOf(input)),
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
      account: ({ accountId }: CertificateRecord, _: unknown, context: CallContext) =>
        loadTogether(context, findAccounts, String(accountId)),
      createdBy: ({ createdById }: CertificateRecord) => ({ id: createdById }),
      rendering: ({ rendering }: CertificateRecord) => rendering ?? 'LAYOUT',
      replacesId: ({ replacesId }: CertificateRecord) => replacesId && String(replacesId),
      replacedById: ({ replacedById }: CertificateRecord) => replacedById && String(replacedById),
      viewUrl,
      downloadUrl,
    },
  },
}
