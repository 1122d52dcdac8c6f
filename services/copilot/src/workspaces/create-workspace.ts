import { askProduct, CoverdeskError, parseInput, type UserCallContext, validationFailed } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { nameOfUser } from '../agency-users/agency-users.ts'
import { findEmailThread } from '../email-threads/email-thread.ts'
import { keepMails } from '../email-threads/keep-mails.ts'
import { documentsOfPolicies } from '../email-threads/policy-documents.ts'
import { type BuiltInPreset, presetNames } from '../presets/built-in-presets.ts'
import { findPreset } from '../presets/change-custom-preset.ts'
import { Workspace, type WorkspaceRecord } from '../runs/records/workspace.model.ts'
import { addMessage } from '../runs/story/add-message.ts'
import { titleOfMessage } from '../runs/story/title-of-message.ts'
import { listFields } from '../runs/story/workspace-order.ts'
import { holdRunTurns } from '../runs/turns/admit-runs.ts'
import { startRun } from '../runs/turns/start-run.ts'
import { attachFiles, chosenDocuments, sourceOfFile } from './attach-sources.ts'
import { type FoundRequest, findRequest } from './find-request.ts'
import { createWorkspaceInput } from './workspace.rules.ts'

const untitled = 'New workspace'

/**
 * A workspace with its first message; Cara begins at once, or when it is her turn. For another area, it is that of the person
 * whom this area names.
 *
 * @throws VALIDATION_FAILED by field
 */
export async function createWorkspace(context: UserCallContext, input: unknown): Promise<WorkspaceRecord> {
  const given = parseInput(createWorkspaceInput, input)
  const isProduct = context.userId.startsWith('system:')
  const { userId, userName } = await ownerOf(context, isProduct, given.agencyUserId)
  const { message, preset, customPresetId, serviceRequestId, emailThreadId } = given
  const custom = customPresetId
    ? await findPreset(customPresetId).catch(asWrong('customPresetId', 'Choose a preset.'))
    : null
  if (custom && !custom.allowFileUpload && given.files.length > 0) {
    throw validationFailed([{ path: 'files', message: 'This preset takes no files.' }])
  }
  const request = serviceRequestId
    ? await findRequest(serviceRequestId).catch(asWrong('serviceRequestId', 'Choose a service request.'))
    : null
  const thread = emailThreadId
    ? await findEmailThread(emailThreadId, askProduct).catch(asWrong('emailThreadId', 'Choose an email thread.'))
    : null
  await holdRunTurns()
  const _id = new Types.ObjectId()
  const files = await attachFiles(_id, given.files)
  const chosen = await chosenDocuments(_id, given.documentIds)
  const documents = thread
    ? [...(await keepMails(_id, thread)), ...chosen, ...(await documentsOfPolicies(thread, chosen))]
    : chosen
  const facts = {
    title: titleFrom({
      preset,
      custom: custom?.title,
      request: isProduct ? request : null,
      message,
      file: files[0]?.name,
    }),
    state: 'CREATED' as const,
    ...{ preset, customPresetId, userName },
    clientName: request?.customerName ?? null,
    keywords: [],
  }
  const created = await Workspace.create({
    ...{ _id, ...facts, ...listFields(facts, custom?.title), userId, serviceRequestId },
    instructions: custom?.basePrompt ?? null,
    requestText: request?.text ?? null,
    emailThreadId,
    files,
    sources: [...files.map(sourceOfFile), ...documents],
    messageCount: 1,
  })
  // Whoever wasn’t there has written nothing.
  const author = isProduct ? null : userId
  const first = await addMessage({ workspaceId: _id, number: 1, role: 'USER', content: message, userId: author, files })
  const workspace = created.toObject() as WorkspaceRecord
  return startRun(workspace, first, { userId, processes: workspace.sources.length > 0 })
}

/** @throws VALIDATION_FAILED at `agencyUserId` where the product names no one of the agency */
async function ownerOf(context: UserCallContext, isProduct: boolean, named: string | null) {
  const userId = isProduct ? named : context.userId
  const userName = userId ? await nameOfUser(userId) : ''
  if (userId && (userName || !isProduct)) return { userId, userName }
  throw validationFailed([{ path: 'agencyUserId', message: 'Choose whose workspace it is.' }])
}

const asWrong = (path: string, message: string) => (error: unknown) => {
  if (!(error instanceof CoverdeskError) || error.code !== 'NOT_FOUND') throw error
  throw validationFailed([{ path, message }])
}

interface Titled {
  preset: BuiltInPreset | null
  custom: string | undefined
  /** Of a workspace that another area opens: its first message is the same for all of them. */
  request: FoundRequest | null
  message: string
  file: string | undefined
}

/** What a workspace is called until its documents say more. */
const titleFrom = ({ preset, custom, request, message, file }: Titled): string =>
  preset ? presetNames[preset] : (custom ?? request?.title ?? titleOfMessage(message) ?? file ?? untitled)
