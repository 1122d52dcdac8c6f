import { CoverdeskError, parseInput, type Question, unauthenticated } from '@coverdesk/kit'
import { z } from 'zod'
import { designOf } from '../designs/base-styles.ts'
import { findStyle } from '../records/change-style.ts'
import { htmlOfDocument } from '../render/html/html-of-document.ts'
import { type ChosenStyle, chosenStyle } from './chosen-style.ts'
import { composeDocument, type WrittenDocument } from './compose-document.ts'
import { documentOfArtifact } from './document-of-artifact.ts'
import { pdfOfDocument } from './pdf-of-document.ts'
import { sampleBlocks, sampleSources, sampleTitle } from './sample-document.ts'

const previewInput = z.object({ templateId: z.string() })
const artifactInput = z.object({ workspaceId: z.string(), artifactId: z.string(), styleId: z.string().optional() })

interface StyledDocument {
  written: WrittenDocument
  style: ChosenStyle
}

async function sampleIn(input: unknown): Promise<StyledDocument> {
  const style = await findStyle(parseInput(previewInput, input).templateId)
  return { written: { title: sampleTitle, blocks: sampleBlocks, sources: sampleSources, at: style.updatedAt }, style }
}

async function artifactIn(input: unknown): Promise<StyledDocument> {
  const { workspaceId, artifactId, styleId } = parseInput(artifactInput, input)
  return { written: await documentOfArtifact(workspaceId, artifactId), style: await chosenStyle(styleId) }
}

async function asHtml({ written, style: { baseStyleId, prefixFiles, suffixFiles } }: StyledDocument) {
  const design = designOf(baseStyleId)
  const added = { before: prefixFiles[0]?.name ?? null, after: suffixFiles[0]?.name ?? null }
  return { html: htmlOfDocument(await composeDocument(written, design), design, added) }
}

async function asPdf({ written, style }: StyledDocument) {
  const pdf = await pdfOfDocument(written, style)
  return { name: `${written.title}.pdf`, pdf: pdf.toString('base64') }
}

/** What people can do something about is answered, not refused: services take a 404 for a question that nobody answers. */
const forUser =
  (
    find: (input: unknown) => Promise<StyledDocument>,
    answer: (document: StyledDocument) => Promise<object>,
  ): Question =>
  async (input, { agencyId, userId }) => {
    if (!agencyId || !userId) throw unauthenticated()
    try {
      return await answer(await find(input))
    } catch (error) {
      if (!(error instanceof CoverdeskError && ['NOT_FOUND', 'BAD_REQUEST'].includes(error.code))) throw error
      return { problem: { code: error.code, message: error.message } }
    }
  }

/** What the gateway asks for its addresses under `/agency`: whole documents, for the caller’s agency. */
export const documentPages: Record<string, Question> = {
  'styles/preview-html': forUser(sampleIn, asHtml),
  'styles/preview-pdf': forUser(sampleIn, asPdf),
  'artifacts/html': forUser(artifactIn, asHtml),
  'artifacts/pdf': forUser(artifactIn, asPdf),
}
