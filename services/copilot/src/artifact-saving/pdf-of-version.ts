import { notFound } from '@coverdesk/kit'
import type { Types } from 'mongoose'
import { Artifact, type ArtifactRecord } from '../artifacts/artifact.model.ts'
import { ArtifactVersion, type ArtifactVersionRecord } from '../artifacts/artifact-version.model.ts'
import { chosenStyle } from '../styles/pages/chosen-style.ts'
import { writtenDocument } from '../styles/pages/document-of-artifact.ts'
import { pdfOfDocument } from '../styles/pages/pdf-of-document.ts'

interface Wanted {
  artifactId: Types.ObjectId
  artifactVersion: number
  styleId: string | null
}

/** A document as it was at a version, as a PDF. @throws NOT_FOUND, or BAD_REQUEST where pages of its style can’t be read */
export async function pdfOfVersion({ artifactId, artifactVersion, styleId }: Wanted) {
  const artifact = await Artifact.findById(artifactId).lean<ArtifactRecord>()
  if (!artifact) throw notFound('document')
  const { title, content } = artifact.version === artifactVersion ? artifact : await former(artifactId, artifactVersion)
  const written = writtenDocument({ title, content, createdAt: artifact.createdAt })
  const bytes = await pdfOfDocument(written, await chosenStyle(styleId ?? undefined))
  return { name: `${title.replaceAll(/[/\\]/g, '-')}.pdf`, bytes }
}

async function former(artifactId: Types.ObjectId, version: number): Promise<ArtifactVersionRecord> {
  const found = await ArtifactVersion.findOne({ artifactId, version }).lean<ArtifactVersionRecord>()
  if (!found) throw notFound('document')
  return found
}
