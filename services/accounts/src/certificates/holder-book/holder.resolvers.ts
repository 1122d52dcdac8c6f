import { findExisting, findPage, forUser, type PageArguments, type SubgraphModule, searchFilter } from '@coverdesk/kit'
import { Certificate } from '../record/certificate.model.ts'
import { deleteHolder, type HolderVersion, restoreHolder, updateHolder } from './change-holder.ts'
import type { DeletedHolderRecord } from './deleted-holder.model.ts'
import typeDefs from './holder.graphql'
import { Holder, type HolderRecord } from './holder.model.ts'

interface HoldersArguments extends PageArguments {
  search?: string | null
}

/** As far as lists count. */
const maxCounted = 10_000

export const holders: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      certificateHolders: forUser((_, { search, ...page }: HoldersArguments) =>
        findPage(Holder, searchFilter('words', search), { field: 'sortName', direction: 1 }, page),
      ),
      certificateHolder: forUser((_, { id }: { id: string }) => findExisting(Holder, 'certificate holder', id)),
    },
    Mutation: {
      updateCertificateHolder: forUser((_, { input, ...at }: HolderVersion & { input: unknown }) =>
        updateHolder(at, input),
      ),
      deleteCertificateHolder: forUser((_, at: HolderVersion, context) => deleteHolder(context, at)),
      restoreCertificateHolder: forUser((_, { id }: { id: string }) => restoreHolder(id)),
    },
    KnownHolder: {
      id: ({ _id }: HolderRecord) => String(_id),
      // Of one that was stored before it had them; they come within a day.
      version: ({ version }: HolderRecord) => version ?? 1,
      certificateCount: ({ certificateCount }: HolderRecord) => Math.min(certificateCount ?? 0, maxCounted),
      certificates: ({ _id }: HolderRecord, page: PageArguments) =>
        findPage(Certificate, { holderId: _id }, { field: 'createdAt', direction: -1 }, page),
    },
    DeletedCertificateHolder: {
      id: ({ _id }: DeletedHolderRecord) => String(_id),
      restorableUntil: ({ purgedAt }: DeletedHolderRecord) => purgedAt,
    },
  },
}
