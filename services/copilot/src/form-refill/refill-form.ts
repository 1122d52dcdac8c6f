import { CoverdeskError, type UserCallContext } from '@coverdesk/kit'
import type { ArtifactRecord } from '../artifacts/artifact.model.ts'
import { type ArtifactAt, findChangeable, refused, saveArtifact } from '../artifacts/changes/save-artifact.ts'
import { type FormContent, formContentOf } from '../artifacts/form/form-content.ts'
import { type AgencyFormRecord, formOfTemplate } from '../forms/records/agency-form.model.ts'
import { QuoteVerifier } from '../runs/engine/verify-citations.ts'
import { verifyDraft } from '../runs/engine/verify-draft.ts'
import { ownWords } from '../runs/prompt/quoted-lines.ts'
import { Message } from '../runs/records/message.model.ts'
import { Workspace, type WorkspaceRecord } from '../runs/records/workspace.model.ts'
import { fillTemplate } from '../tools/templates/fill-template.ts'
import { type Draft, ToolFailed } from '../tools/tool.ts'
import { carryOver } from './carry-over.ts'

/**
 * Fills a form again whose form was replaced: the artifact stays, with a new version as a draft.
 * @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED while there is no other form to fill
 */
export async function refillForm({ userId }: UserCallContext, at: ArtifactAt): Promise<ArtifactRecord> {
  const current = await findChangeable(at)
  const former = formContentOf(current)
  if (!former) throw refused('This artifact isn’t a filled form.')
  const form = await replacementOf(former)
  const { title, content } = await filledNow(current, former, form, userId)
  const next = carryOver(former, content, form.fields)
  const change = { kind: 'EDITED', userId } as const
  return saveArtifact(current, change, { title, content: next, edited: { userId, at: new Date() }, review: null })
}

async function replacementOf({ template }: FormContent): Promise<AgencyFormRecord> {
  const form = await formOfTemplate(template.id)
  if (!form) throw refused(`Your agency has no ${template.name} form any more. Upload it in Settings, under Forms.`)
  if (String(form._id) === template.formId && form.version === template.formVersion) {
    throw refused('Your agency’s form is still the same, so there is nothing to fill again.')
  }
  if (form.mappedAt) return form
  const what = `what the fields of the new ${template.name} form are filled with`
  throw refused(`No one has checked ${what}. Do that in Settings, under Forms.`)
}

/** As Cara would fill it now, with quotes that are on their pages. */
async function filledNow(
  { workspaceId }: ArtifactRecord,
  { template }: FormContent,
  form: AgencyFormRecord,
  userId: string,
): Promise<{ title: string; content: FormContent }> {
  const workspace = await Workspace.findById(workspaceId).lean<WorkspaceRecord>()
  if (!workspace) throw new Error('An artifact has no workspace.')
  const { sources, serviceRequestId } = workspace
  const messages = await Message.find({ workspaceId, role: 'USER' }, { content: 1 }).sort({ number: 1 }).lean()
  const context = {
    ...{ workspaceId: String(workspaceId), ownerId: userId, sources, requestId: serviceRequestId },
    messages: messages.map(({ content }) => ownWords(content)),
    signal: new AbortController().signal,
  }
  const { draft } = await fillTemplate.run({ template: template.name, values: [] }, context).catch(asRefusal)
  const verified = draft && (await verifyDraft(draft satisfies Draft, new QuoteVerifier(sources)))
  const content = verified && formContentOf(verified)
  if (!content) throw new Error(`The form ${String(form._id)} can be filled and was not.`)
  return { title: verified.title, content }
}

/** What the tool says is for people. */
function asRefusal(error: unknown): never {
  throw error instanceof ToolFailed ? new CoverdeskError('VALIDATION_FAILED', error.message) : error
}
