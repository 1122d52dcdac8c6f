import { demoAgencies } from '@coverdesk/kit'
import {
  startTestProduct,
  startTestSubgraph,
  type TestProduct,
  type TestSubgraph,
  uploadFile,
} from '@coverdesk/kit/testing'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { closeReading } from '../reading/read-file.ts'
import { copilotSubgraph } from '../subgraph.ts'

export const us = { agencyId: demoAgencies.harborPoint.id, userId: '660000000000000000000001' }
export const them = { agencyId: demoAgencies.canary.id, userId: '660000000000000000000100' }

/** What tests read of a document. */
export interface DocumentAnswer {
  id: string
  version: number
  kind: string
  title: string
  createdBy: { id: string }
  indexingStatus: {
    status: string
    error: string | null
    failure: string | null
    progress: number
    pageCount: number | null
    unreadPages: number[]
    factsError: string | null
  }
  file: { name: string; url: string } | null
  text: { content: string } | null
  metadata: { title: string | null; summary: string | null; purpose: string | null } | null
  formerFiles: { file: { name: string } }[]
}

const whole = /* GraphQL */ `
  fragment Whole on KnowledgeBaseDocument {
    id version kind title createdBy { id }
    indexingStatus { status error failure progress pageCount unreadPages factsError }
    file { name url }
    text { content }
    metadata { title summary purpose }
    formerFiles { file { name } }
  }
`
const withWhole = (operation: string) => `${operation} ${whole}`
export const documents = {
  read: withWhole('query ($id: ID!) { knowledgeBaseDocument(id: $id) { ...Whole } }'),
  list: 'query ($search: String, $filter: KnowledgeBaseDocumentFilter, $sort: KnowledgeBaseDocumentSort) { knowledgeBaseDocuments(search: $search, filter: $filter, sort: $sort) { total items { id title } } }',
  upload: withWhole(
    'mutation ($input: UploadKnowledgeBaseFileDocumentInput!) { uploadKnowledgeBaseFileDocument(input: $input) { ...Whole } }',
  ),
  create: withWhole(
    'mutation ($input: KnowledgeBaseTextDocumentInput!) { createKnowledgeBaseTextDocument(input: $input) { ...Whole } }',
  ),
  update: withWhole(
    'mutation ($id: ID!, $version: Int!, $input: KnowledgeBaseTextDocumentInput!) { updateKnowledgeBaseDocument(id: $id, version: $version, input: $input) { ...Whole } }',
  ),
  replace: withWhole(
    'mutation ($id: ID!, $version: Int!, $input: ReplaceKnowledgeBaseDocumentInput!) { replaceKnowledgeBaseDocument(id: $id, version: $version, input: $input) { ...Whole } }',
  ),
  retry: withWhole(
    'mutation ($id: ID!, $version: Int!) { retryKnowledgeBaseDocument(id: $id, version: $version) { ...Whole } }',
  ),
  remove: 'mutation ($id: ID!, $version: Int!) { deleteKnowledgeBaseDocument(id: $id, version: $version) }',
  search: `query ($text: String!) { searchKnowledgeBase(text: $text) {
    text page headingPath matches { start end } boxes { x y width height } document { id title } } }`,
  ask: `query ($question: String!) { askKnowledgeBase(question: $question) {
    isFound documentCount pageCount quotes { text page document { title } } } }`,
}

/** Runs the subgraph with its jobs for the tests of one file, with made-up people around it. */
export function useCopilotSubgraph() {
  let product: TestProduct
  let subgraph: TestSubgraph
  beforeAll(async () => {
    const agencyUsers = [{ id: us.userId, name: 'Nora Quill', state: 'ACTIVE' }]
    product = await startTestProduct(() => ({ data: { agencyUsers } }))
    subgraph = await startTestSubgraph(copilotSubgraph, product.environment)
  })
  afterAll(async () => {
    await subgraph.close()
    await closeReading()
    await product.close()
  })

  const data = <Data>(document: string, variables: object = {}, caller: object = us) =>
    subgraph.data<Data>(caller, document, variables)
  const one = async (document: string, variables: object) => {
    const answer = await data<Record<string, DocumentAnswer>>(document, variables)
    return Object.values(answer)[0] as DocumentAnswer
  }
  const read = (id: string) => one(documents.read, { id })

  return {
    data,
    one,
    read,
    failure: (document: string, variables: object = {}, caller: object = us) =>
      subgraph.failure(caller, document, variables),
    send: (content: string | Buffer, file?: { name: string; mimeType: string }) => uploadFile(us, content, file),
    /** The documents that files become. */
    upload: async (...fileIds: string[]) => {
      const answer = await data<{ uploadKnowledgeBaseFileDocument: DocumentAnswer[] }>(documents.upload, {
        input: { fileIds },
      })
      return answer.uploadKnowledgeBaseFileDocument
    },
    /** The document once it is indexed, or failed. */
    indexed: async (id: string): Promise<DocumentAnswer> => {
      const done = async () => {
        const document = await read(id)
        expect(['COMPLETED', 'FAILED']).toContain(document.indexingStatus.status)
        return document
      }
      return vi.waitFor(done, { timeout: 30_000, interval: 100 })
    },
  }
}
