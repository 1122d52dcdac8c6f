import type {
  AskKnowledgeQuery,
  FoundPassageFragment,
  KnowledgeDocumentsQuery,
  KnowledgeDocumentsQueryVariables,
  KnowledgePagesQuery,
  KnowledgePagesQueryVariables,
  KnowledgeProfileFragment,
  KnowledgeRowFragment,
  MarkedPassageFragment,
} from '../generated/documents'

const maya = { __typename: 'AgencyUser', id: 'u1', name: 'Maya Reyes' } as const
const priya = { __typename: 'AgencyUser', id: 'u2', name: 'Priya Raman' } as const

const indexed: KnowledgeRowFragment['indexingStatus'] = {
  __typename: 'IndexingStatus',
  status: 'COMPLETED',
  error: null,
  progress: 1,
  pageCount: 12,
  unreadPages: [],
}

/** Documents of two people, in each state. */
export const knowledgeRow = (index: number, more: Partial<KnowledgeRowFragment> = {}): KnowledgeRowFragment => ({
  __typename: 'KnowledgeBaseDocument',
  id: String(index + 1),
  version: 1,
  kind: 'FILE',
  title: `Underwriting guide ${index + 1}`,
  createdAt: '2026-11-20T18:00:00Z',
  createdBy: index % 2 === 0 ? maya : priya,
  indexingStatus: indexed,
  ...more,
})

export const knowledgeRows = (count: number): KnowledgeRowFragment[] =>
  Array.from({ length: count }, (_, index) => knowledgeRow(index))

export const rowsInEachState: KnowledgeRowFragment[] = [
  knowledgeRow(0, { indexingStatus: { ...indexed, status: 'UNKNOWN', progress: 0 } }),
  knowledgeRow(1, { indexingStatus: { ...indexed, status: 'INDEXING', progress: 0.4567 } }),
  knowledgeRow(2),
  knowledgeRow(3, { indexingStatus: { ...indexed, status: 'FAILED', error: 'The file is damaged.', progress: 0 } }),
]

const file = {
  __typename: 'KnowledgeBaseFile',
  name: 'Underwriting guide.pdf',
  mimeType: 'application/pdf',
  size: 2_400_000,
  url: '/files/f1/Underwriting%20guide.pdf',
} as const

/** A file that is indexed. */
export const guide: KnowledgeProfileFragment = {
  ...knowledgeRow(0, { title: 'Underwriting guide' }),
  updatedAt: '2026-11-20T18:00:00Z',
  indexingStatus: {
    ...indexed,
    failure: null,
    pageCount: 12,
    unreadPages: [],
    factsError: null,
    startedAt: '2026-11-20T18:00:02Z',
    completedAt: '2026-11-20T18:00:09Z',
  },
  file,
  metadata: {
    __typename: 'KnowledgeBaseMetadata',
    title: 'Underwriting guide for contractors',
    summary: 'Roofers above three stories are referred to the carrier.',
    purpose: 'The purpose of this guide is to say which risks are bound by the agency.',
  },
  text: null,
  formerFiles: [],
}

export const indexing: KnowledgeProfileFragment = {
  ...guide,
  indexingStatus: { ...guide.indexingStatus, status: 'INDEXING', progress: 0.4567, completedAt: null },
  metadata: null,
}

export const failed: KnowledgeProfileFragment = {
  ...guide,
  indexingStatus: {
    ...guide.indexingStatus,
    status: 'FAILED',
    failure: 'DAMAGED',
    error: 'This file is damaged. Upload it again.',
    progress: 0,
    pageCount: null,
  },
  metadata: null,
}

export const locked: KnowledgeProfileFragment = {
  ...failed,
  indexingStatus: {
    ...failed.indexingStatus,
    failure: 'PASSWORD_NEEDED',
    error: 'This document needs a password. Upload the file again and enter its password.',
  },
}

export const textDocument: KnowledgeProfileFragment = {
  ...guide,
  id: '2',
  kind: 'TEXT',
  title: 'Certificate procedure',
  file: null,
  text: { __typename: 'KnowledgeBaseText', content: '# Certificates\n\nIssue within one business day.' },
}

export const passage: FoundPassageFragment = {
  __typename: 'KnowledgePassage',
  id: 'p1.120',
  page: 3,
  pageLabel: null,
  text: 'Roofers above three stories are referred to the carrier.',
  headingPath: ['Contractors', 'Roofing'],
  matches: [{ __typename: 'KnowledgeMatch', start: 0, end: 7 }],
  document: { __typename: 'KnowledgeBaseDocument', id: '1', title: 'Underwriting guide', kind: 'FILE' },
}

export const answerOf = (isFound: boolean, quotes: FoundPassageFragment[], documentCount = 12): AskKnowledgeQuery => ({
  __typename: 'Query',
  askKnowledgeBase: {
    ...{ __typename: 'KnowledgeAnswer', isFound, quotes, documentCount, pageCount: documentCount * 12 },
    outcome: {
      __typename: 'CaraOutcome',
      kind: isFound ? 'FOUND' : quotes.length > 0 ? 'CLOSEST' : 'NOT_IN_DOCUMENTS',
      ...{ searched: [], failures: [], candidates: [] },
    },
  },
})

/** A mail, whose text is read; it has no pages of its own. */
export const mail: KnowledgeProfileFragment = {
  ...guide,
  title: 'Renewal terms',
  file: { ...file, name: 'Renewal terms.eml', mimeType: 'message/rfc822', url: '/files/f3/Renewal%20terms.eml' },
  indexingStatus: { ...guide.indexingStatus, pageCount: 3 },
}

export const scan: KnowledgeProfileFragment = {
  ...guide,
  title: 'ID card',
  file: { ...file, name: 'ID card.png', mimeType: 'image/png', url: '/files/f4/ID%20card.png' },
  indexingStatus: { ...guide.indexingStatus, pageCount: 1 },
}

export const wordsOfPage = (page: number) =>
  `Section ${page}. Roofers above ${page} stories are referred to the carrier.`

/** As many pages of text as the server gives at once. */
export const answerPages =
  (count: number) =>
  ({ after }: KnowledgePagesQueryVariables): KnowledgePagesQuery => ({
    __typename: 'Query',
    knowledgeBasePages: Array.from({ length: Math.min(20, count - (after ?? 0)) }, (_, at) => {
      const number = (after ?? 0) + at + 1
      return { __typename: 'KnowledgePage', number, label: null, text: wordsOfPage(number) }
    }),
  })

/** The second sentence of a page of `answerPages`. */
export const markedOn = (page: number, documentId = '1'): MarkedPassageFragment => ({
  __typename: 'KnowledgePassage',
  id: `p${page}`,
  page,
  start: wordsOfPage(page).indexOf('Roofers'),
  text: wordsOfPage(page).slice(wordsOfPage(page).indexOf('Roofers')),
  boxes: [{ __typename: 'PageBox', x: 0.1, y: 0.4, width: 0.5, height: 0.2 }],
  document: { __typename: 'KnowledgeBaseDocument', id: documentId },
})

/** Answers page by page, as the server does. */
export const answerKnowledge =
  (rows: readonly KnowledgeRowFragment[]) =>
  ({ search, status, first, after }: KnowledgeDocumentsQueryVariables): KnowledgeDocumentsQuery => {
    const found = rows.filter(
      ({ title, createdBy, indexingStatus }) =>
        `${title} ${createdBy?.name}`.toLowerCase().includes(search?.toLowerCase() ?? '') &&
        (!status || indexingStatus.status === status),
    )
    const begin = Number(after ?? 0)
    const end = begin + (first ?? 50)
    return {
      __typename: 'Query',
      knowledgeBaseDocuments: {
        __typename: 'KnowledgeBaseDocumentPage',
        items: found.slice(begin, end),
        total: found.length,
        endCursor: end < found.length ? String(end) : null,
      },
    }
  }
