import { buffer } from 'node:stream/consumers'
import { CoverdeskError, notFound, parseInput, type Question, readFile, unauthenticated } from '@coverdesk/kit'
import { isValidObjectId, Types } from 'mongoose'
import { z } from 'zod'
import { drawForm } from '../../forms/filled/write-form.ts'
import { Artifact, type ArtifactRecord } from '../artifact.model.ts'
import { currentForm } from './current-form.ts'
import { formContentOf } from './form-content.ts'

const input = z.object({ workspaceId: z.string(), artifactId: z.string() })

/** The form that someone reviewed, or the draft as it is now. @throws NOT_FOUND, or VALIDATION_FAILED when there is another form */
async function pdfOf(given: unknown): Promise<{ name: string; pdf: string }> {
  const { workspaceId, artifactId } = parseInput(input, given)
  if (!isValidObjectId(workspaceId) || !isValidObjectId(artifactId)) throw notFound('document')
  const artifact = await Artifact.findOne({
    ...{ _id: new Types.ObjectId(artifactId), workspaceId: new Types.ObjectId(workspaceId), type: 'DOCUMENT' },
  }).lean<ArtifactRecord>()
  const content = artifact && formContentOf(artifact)
  if (!content) throw notFound('document')
  const name = `${artifact.title}.pdf`
  if (artifact.review && content.reviewedFileId) {
    return { name, pdf: (await buffer(readFile(content.reviewedFileId))).toString('base64') }
  }
  const { pdf } = await drawForm(await currentForm(content), content.values)
  return { name: `Draft ${name}`, pdf: pdf.toString('base64') }
}

const answered = ['NOT_FOUND', 'BAD_REQUEST', 'VALIDATION_FAILED']

/** What the gateway asks for `GET /agency/template/{workspaceId}/{artifactId}`. */
export const templatePage: Question = async (given, { agencyId, userId }) => {
  if (!agencyId || !userId) throw unauthenticated()
  try {
    return await pdfOf(given)
  } catch (error) {
    if (!(error instanceof CoverdeskError && answered.includes(error.code))) throw error
    const code = error.code === 'VALIDATION_FAILED' ? 'BAD_REQUEST' : error.code
    return { problem: { code, message: error.message } }
  }
}
