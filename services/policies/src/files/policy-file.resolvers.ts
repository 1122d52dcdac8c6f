import { type CallContext, forUser, loadTogether, type SubgraphModule } from '@coverdesk/kit'
import type { PolicyFileRecord } from '../models/policy-file.model.ts'
import type { PolicyRecord } from '../policies/policy-record.ts'
import { addPolicyDocument, deletePolicyFile, uploadPolicyFile } from './change-files.ts'
import { filesOfPolicies } from './files-of-policies.ts'
import typeDefs from './policy-file.graphql'

export const policyFiles: SubgraphModule = {
  typeDefs,
  resolvers: {
    Mutation: {
      uploadPolicyFile: forUser((_, { input }: { input: unknown }, context) => uploadPolicyFile(context, input)),
      addPolicyDocument: forUser((_, { input }: { input: unknown }, context) => addPolicyDocument(context, input)),
      deleteFile: forUser((_, { id }: { id: string }, context) => deletePolicyFile(context, id)),
    },
    BusinessPolicy: {
      files: ({ _id }: PolicyRecord, _: unknown, context: CallContext) =>
        loadTogether(context, filesOfPolicies, String(_id)),
    },
    PolicyFile: {
      id: ({ _id }: PolicyFileRecord) => String(_id),
      url: ({ fileId, name }: PolicyFileRecord) => `/files/${fileId}/${encodeURIComponent(name)}`,
    },
  },
}
