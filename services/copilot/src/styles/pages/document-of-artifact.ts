import { notFound } from '@coverdesk/kit'
import { isValidObjectId, Types } from 'mongoose'
import { Artifact, type ArtifactRecord } from '../../artifacts/artifact.model.ts'
import type { DocumentBlock } from '../../tools/drafts/document-block.ts'
import type { DocumentSource } from '../render/styled-document.ts'
import type { WrittenDocument } from './compose-document.ts'

interface ArtifactContent {
  blocks?: DocumentBlock[]
  evidence?: (Omit<DocumentSource, 'mark'> & { mark?: number | null })[]
}

/** An HTML document that Cara wrote in a workspace. @throws NOT_FOUND */
export async function documentOfArtifact(workspaceId: string, artifactId: string): Promise<WrittenDocument> {
  if (!isValidObjectId(workspaceId) || !isValidObjectId(artifactId)) throw notFound('document')
  const found = await Artifact.findOne({
    ...{ _id: new Types.ObjectId(artifactId), workspaceId: new Types.ObjectId(workspaceId) },
    type: 'HTML_DOCUMENT',
  }).lean<ArtifactRecord>()
  if (!found) throw notFound('document')
  return writtenDocument(found)
}

/** A text of such a document, as it is or as it was. */
export function writtenDocument({
  title,
  content,
  createdAt,
}: Pick<ArtifactRecord, 'title' | 'content' | 'createdAt'>): WrittenDocument {
  const { blocks = [], evidence = [] } = content as ArtifactContent
  const sources = evidence.map(({ mark = null, name, page, quote }) => ({ mark, name, page, quote }))
  return { title, blocks, sources, at: createdAt }
}
