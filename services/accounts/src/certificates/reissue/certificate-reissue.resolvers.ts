import { type CallContext, forUser, loadTogether, type PageArguments, type SubgraphModule } from '@coverdesk/kit'
import { downloadUrl } from '../record/certificate-urls.ts'
import { cancelReissue } from './cancel-reissue.ts'
import typeDefs from './certificate-reissue.graphql'
import { findReissue, itemsOfReissues, reissuesOf } from './find-reissue.ts'
import type { ReissueItemRecord, ReissueRecord } from './reissue.model.ts'
import { maxCertificates } from './reissue.rules.ts'
import { startReissue } from './start-reissue.ts'
import { readSuperseded } from './superseded.ts'

const supersededCertificates = forUser(async (_, { accountId }: { accountId: string }) =>
  (await readSuperseded(accountId)).superseded.slice(0, maxCertificates),
)

export const certificateReissues: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      supersededCertificates,
      overtakenCertificates: supersededCertificates,
      certificateReissue: forUser((_, { id }: { id: string }) => findReissue(id)),
      certificateReissues: forUser((_, { accountId, ...page }: PageArguments & { accountId: string }) =>
        reissuesOf(accountId, page),
      ),
    },
    Mutation: {
      startCertificateReissue: forUser((_, { input }: { input: unknown }, context) => startReissue(context, input)),
      cancelCertificateReissue: forUser((_, { id, version }: { id: string; version: number }) =>
        cancelReissue(id, version),
      ),
    },
    CertificateReissue: {
      id: ({ _id }: ReissueRecord) => String(_id),
      accountId: ({ accountId }: ReissueRecord) => String(accountId),
      createdBy: ({ createdById }: ReissueRecord) => ({ id: createdById }),
      items: ({ _id }: ReissueRecord, _: unknown, context: CallContext) =>
        loadTogether(context, itemsOfReissues, String(_id)),
    },
    CertificateReissueItem: {
      replacedId: ({ replacedId }: ReissueItemRecord) => String(replacedId),
      certificateId: ({ certificateId }: ReissueItemRecord) => certificateId && String(certificateId),
      downloadUrl: ({ fileId, fileName }: ReissueItemRecord) => fileId && fileName && downloadUrl({ fileId, fileName }),
    },
  },
}
