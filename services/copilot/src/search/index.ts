// Reading into the index

export { changeScopes } from './indexing/change-scopes.ts'
export { completeFile } from './indexing/complete-file.ts'
export { forgetFiles } from './indexing/forget-files.ts'
export { indexFile, type SearchableFile } from './indexing/index-file.ts'

// Pages and passages

export { boxesOf } from './pages/boxes-of.ts'
export { type PageText, pageTexts } from './pages/page-texts.ts'
export { storedPage, storedPageBytes, storedPageNumbers, storedPages } from './pages/stored-pages.ts'
export { beginningsOf } from './passages/beginnings-of.ts'
export type { Heading, Passage } from './passages/passage.ts'
export { storedPassage } from './passages/stored-passage.ts'

// Searching

export type { Match } from './query/highlights.ts'
export type { RankedPassage, Reranker } from './query/reranker.ts'
export { type FoundPassage, type PassageSearch, type SearchScope, searchPassages } from './search-passages.ts'
