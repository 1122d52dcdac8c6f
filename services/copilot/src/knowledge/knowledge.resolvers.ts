import {
  type CallContext,
  currentAgencyId,
  findExisting,
  findPage,
  forUser,
  loadByIds,
  loadTogether,
  notFound,
  type PageArguments,
  type SubgraphModule,
} from '@coverdesk/kit'
import { readingsOf } from '../documents/readings.ts'
import { createTextDocument, uploadDocuments } from './add-documents.ts'
import { type DocumentVersion, deleteDocument, replaceFile, retryDocument, updateDocument } from './change-document.ts'
import { indexingStatus } from './indexing-status.ts'
import typeDefs from './knowledge.graphql'
import {
  type FormerFile,
  KnowledgeDocument,
  type KnowledgeDocumentRecord,
  type StoredFile,
} from './knowledge-document.model.ts'
import { documentFilter, documentOrder, type WantedDocuments } from './wanted-documents.ts'

type Change = DocumentVersion & { input: unknown }

/** The agency has one knowledge base, whose id is the agency's. */
const knowledgeBase = () => ({ id: currentAgencyId(), title: 'Knowledge Base' })

const listDocuments = ({ first, after, ...wanted }: PageArguments & WantedDocuments) =>
  findPage(KnowledgeDocument, documentFilter(wanted), documentOrder(wanted), { first, after })

const readingOf = (context: CallContext, { sourceId }: KnowledgeDocumentRecord) =>
  loadTogether(context, readingsOf, sourceId)

export const knowledge: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      knowledgeBases: forUser(() => [knowledgeBase()]),
      knowledgeBase: forUser((_, { id }: { id: string }) => {
        if (id !== currentAgencyId()) throw notFound('knowledge base')
        return knowledgeBase()
      }),
      knowledgeBaseDocuments: forUser((_, wanted: PageArguments & WantedDocuments) => listDocuments(wanted)),
      knowledgeBaseDocument: forUser((_, { id }: { id: string }) =>
        findExisting<KnowledgeDocumentRecord>(KnowledgeDocument, 'document', id),
      ),
      knowledgeBaseDocumentsByIds: forUser((_, { ids }: { ids: string[] }) =>
        loadByIds<KnowledgeDocumentRecord>(KnowledgeDocument, ids),
      ),
    },
    Mutation: {
      uploadKnowledgeBaseFileDocument: forUser((_, { input }: { input: unknown }, context) =>
        uploadDocuments(context, input),
      ),
      createKnowledgeBaseTextDocument: forUser((_, { input }: { input: unknown }, context) =>
        createTextDocument(context, input),
      ),
      updateKnowledgeBaseDocument: forUser((_, { input, ...at }: Change) => updateDocument(at, input)),
      replaceKnowledgeBaseDocument: forUser((_, { input, ...at }: Change, context) => replaceFile(context, at, input)),
      retryKnowledgeBaseDocument: forUser((_, at: DocumentVersion) => retryDocument(at)),
      deleteKnowledgeBaseDocument: forUser((_, at: DocumentVersion) => deleteDocument(at)),
    },
    KnowledgeBase: { documents: (_: unknown, page: PageArguments) => listDocuments(page) },
    KnowledgeBaseDocument: {
      id: ({ _id }: KnowledgeDocumentRecord) => String(_id),
      createdBy: ({ createdBy }: KnowledgeDocumentRecord) => ({ id: createdBy }),
      text: ({ content }: KnowledgeDocumentRecord) => (content === null ? null : { content }),
      formerFiles: ({ formerFiles }: KnowledgeDocumentRecord) => formerFiles.map(file => ({ ...file, file })),
      indexingStatus: async (document: KnowledgeDocumentRecord, _: unknown, context: CallContext) =>
        indexingStatus(await readingOf(context, document)),
      metadata: async (document: KnowledgeDocumentRecord, _: unknown, context: CallContext) => {
        const reading = await readingOf(context, document)
        return reading?.state === 'COMPLETED' ? reading : null
      },
    },
    KnowledgeBaseFile: {
      url: ({ fileId, name }: StoredFile) => `/files/${fileId}/${encodeURIComponent(name)}`,
    },
    KnowledgeBaseFormerFile: { replacedBy: ({ replacedBy }: FormerFile) => ({ id: replacedBy }) },
  },
}
