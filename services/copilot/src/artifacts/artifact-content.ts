import type { DocumentBlock } from '../tools/drafts/document-block.ts'

interface Evidence {
  /** Of a form there is none. */
  mark?: number
}

/** What artifacts keep, by their type, as the tools, the verifier and people leave it. */
export interface ArtifactContent {
  evidence?: Evidence[]
  subject?: string
  to?: string | null
  isToVerified?: boolean
  body?: string
  blocks?: DocumentBlock[]
}

export const contentOf = ({ content }: { content: object }): ArtifactContent => content as ArtifactContent
