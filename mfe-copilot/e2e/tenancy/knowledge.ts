import type { Caller } from '../../../e2e/support/caller.ts'
import type { Row, Tenancy } from '../../../e2e/tenancy/tenancy.ts'
import { filesOf, readVersion, type Versioned } from '../knowledge-files.ts'

interface KnowledgeWorld {
  knowledgeBase: string
  knowledgeDocument: string
  knowledgeDocumentVersion: number
  /** Files that were sent, and that no mutation has taken. */
  knowledgeFile: string
  knowledgeReplacement: string
  /** A document of a file. */
  knowledgeFileDocument: string
  knowledgeFileDocumentVersion: number
  /** A passage of that file. */
  knowledgePassage: string
}

const known = 'id title createdBy { id name } text { content } metadata { title summary purpose } file { name url }'

/** One row for each operation: how it is called, and which arguments name records. */
const rows: Record<string, Row<KnowledgeWorld>> = {
  'Query.knowledgeBases': {
    document: `query { knowledgeBases { id title documents(first: 100) { items { ${known} } } } }`,
    variables: () => ({}),
    ids: {},
  },
  'Query.knowledgeBase': {
    document: `query ($id: ID!) { knowledgeBase(id: $id) { id title documents(first: 100) { items { ${known} } } } }`,
    variables: ({ knowledgeBase }) => ({ id: knowledgeBase }),
    ids: { id: 'knowledgeBase' },
  },
  'Query.knowledgeBaseDocuments': {
    document: `query { knowledgeBaseDocuments(first: 100) { total items { ${known} } } }`,
    variables: () => ({}),
    ids: {},
  },
  'Query.knowledgeBaseDocument': {
    document: `query ($id: ID!) { knowledgeBaseDocument(id: $id) { ${known} formerFiles { file { name } } } }`,
    variables: ({ knowledgeDocument }) => ({ id: knowledgeDocument }),
    ids: { id: 'knowledgeDocument' },
  },
  'Query.searchKnowledgeBase': {
    document: `query ($documentId: ID) {
      searchKnowledgeBase(text: "quartz lanterns certificate", first: 50, documentId: $documentId) {
        text headingPath document { ${known} } } }`,
    variables: ({ knowledgeDocument }) => ({ documentId: knowledgeDocument }),
    ids: { documentId: 'knowledgeDocument' },
  },
  'Query.knowledgeBasePassage': {
    document: `query ($id: ID!) { knowledgeBasePassage(id: $id) { text headingPath document { ${known} } } }`,
    variables: ({ knowledgePassage }) => ({ id: knowledgePassage }),
    ids: { id: 'knowledgePassage' },
    // One that isn't there any more is no error: its document has changed.
    narrows: ['id'],
  },
  'Query.knowledgeBasePages': {
    document: 'query ($documentId: ID!) { knowledgeBasePages(documentId: $documentId, first: 50) { number text } }',
    variables: ({ knowledgeDocument }) => ({ documentId: knowledgeDocument }),
    ids: { documentId: 'knowledgeDocument' },
  },
  'Query.askKnowledgeBase': {
    document: `query { askKnowledgeBase(question: "Who knows of quartz lanterns?") {
      isFound documentCount quotes { text document { ${known} } } } }`,
    variables: () => ({}),
    ids: {},
  },
  'Mutation.uploadKnowledgeBaseFileDocument': {
    document: `mutation ($input: UploadKnowledgeBaseFileDocumentInput!) {
      uploadKnowledgeBaseFileDocument(input: $input) { id }
    }`,
    variables: ({ knowledgeFile }) => ({ input: { fileIds: [knowledgeFile] } }),
    ids: { 'input.fileIds': 'knowledgeFile' },
  },
  'Mutation.createKnowledgeBaseTextDocument': {
    document: `mutation ($input: KnowledgeBaseTextDocumentInput!) {
      createKnowledgeBaseTextDocument(input: $input) { id }
    }`,
    variables: () => ({ input: { title: 'Of the matrix', content: 'Of the matrix.' } }),
    ids: {},
  },
  'Mutation.updateKnowledgeBaseDocument': {
    document: `mutation ($id: ID!, $version: Int!, $input: KnowledgeBaseTextDocumentInput!) {
      updateKnowledgeBaseDocument(id: $id, version: $version, input: $input) { ${known} version }
    }`,
    variables: ({ knowledgeDocument, knowledgeDocumentVersion }) => ({
      id: knowledgeDocument,
      version: knowledgeDocumentVersion,
      input: { title: 'Of the matrix', content: 'Of the matrix.' },
    }),
    ids: { id: 'knowledgeDocument' },
  },
  'Mutation.replaceKnowledgeBaseDocument': {
    document: `mutation ($id: ID!, $version: Int!, $input: ReplaceKnowledgeBaseDocumentInput!) {
      replaceKnowledgeBaseDocument(id: $id, version: $version, input: $input) { ${known} version }
    }`,
    variables: ({ knowledgeFileDocument, knowledgeFileDocumentVersion, knowledgeReplacement }) => ({
      id: knowledgeFileDocument,
      version: knowledgeFileDocumentVersion,
      input: { fileId: knowledgeReplacement },
    }),
    ids: { id: 'knowledgeFileDocument', 'input.fileId': 'knowledgeReplacement' },
  },
  'Mutation.retryKnowledgeBaseDocument': {
    document: `mutation ($id: ID!, $version: Int!) {
      retryKnowledgeBaseDocument(id: $id, version: $version) { ${known} version }
    }`,
    variables: ({ knowledgeDocument, knowledgeDocumentVersion }) => ({
      id: knowledgeDocument,
      version: knowledgeDocumentVersion,
    }),
    ids: { id: 'knowledgeDocument' },
  },
  'Mutation.deleteKnowledgeBaseDocument': {
    document: 'mutation ($id: ID!, $version: Int!) { deleteKnowledgeBaseDocument(id: $id, version: $version) }',
    variables: ({ knowledgeDocument, knowledgeDocumentVersion }) => ({
      id: knowledgeDocument,
      version: knowledgeDocumentVersion,
    }),
    ids: { id: 'knowledgeDocument' },
  },
}

async function worldOf(caller: Caller): Promise<KnowledgeWorld> {
  const query = `{
    knowledgeBases { id }
    knowledgeBaseDocuments(first: 1, filter: { kind: TEXT }) { items { id version } }
  }`
  const { knowledgeBases, knowledgeBaseDocuments } = await caller.call<{
    knowledgeBases: { id: string }[]
    knowledgeBaseDocuments: { items: Versioned[] }
  }>(query)
  const [text] = knowledgeBaseDocuments.items
  if (!text) throw new Error('The demo data has no text document.')
  const { file, replacement, document, passage } = await filesOf(caller, `${text.id} ${text.version}`)
  return {
    knowledgeBase: knowledgeBases[0]?.id ?? '',
    knowledgeDocument: text.id,
    knowledgeDocumentVersion: text.version,
    knowledgeFile: file,
    knowledgeReplacement: replacement,
    knowledgeFileDocument: document,
    knowledgeFileDocumentVersion: await readVersion(caller, document),
    knowledgePassage: passage,
  }
}

export const knowledgeTenancy: Tenancy<KnowledgeWorld> = {
  rows,
  worldOf,
  nowhere: {
    knowledgeBase: '6fffffffffffffffffffff99',
    knowledgeDocument: '6fffffffffffffffffffff98',
    knowledgeDocumentVersion: 1,
    knowledgeFile: '5'.repeat(32),
    knowledgeReplacement: '4'.repeat(32),
    knowledgeFileDocument: '6fffffffffffffffffffff97',
    knowledgeFileDocumentVersion: 1,
    knowledgePassage: '6fffffffffffffffffffff96.0.9',
  },
}
