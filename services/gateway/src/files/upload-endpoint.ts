import {
  CoverdeskError,
  FairTurns,
  type FileInspector,
  type FileRecord,
  type FileStore,
  outOfTime,
  sendJson,
  type Unchecked,
  type ValidationError,
  validationFailed,
} from '@coverdesk/kit'
import type { SignedInUser } from '../graphql/request-context.ts'
import { type RestCall, type RestServices, restEndpoint } from '../http/rest-endpoint.ts'
import { boundaryOf } from './multipart.ts'
import { type ReceivedForm, receiveForm, refuseLargeUpload } from './receive-form.ts'
import {
  type Acceptance,
  type AcceptedFile,
  acceptFile,
  contentOf,
  forget,
  type ReceivedFile,
  type RefusedFile,
} from './received-file.ts'

/** How long a whole upload may take, in milliseconds. */
export const maxUpload = 10 * 60_000

/** Each takes a process with memory of its own. One file of an agency at a time: nobody waits behind another's pile. */
const inspections = new FairTurns({ total: 2, perKey: 1 })

export interface FileServices extends RestServices {
  files: FileStore
  inspector: FileInspector
}

/** `POST /files`: all files of a form, or none of them (docs/contracts.md, "Files"). */
export const createUploadEndpoint = (services: FileServices) =>
  restEndpoint(services, async call => {
    const boundary = refuseForeignUploads(call)
    const form: ReceivedForm = { files: [], password: undefined }
    try {
      await receiveForm(call, boundary, form)
      const kind = kindOf(call)
      const acceptance = { kind, password: form.password }
      const accept = (file: ReceivedFile) =>
        inspections.take(call.user.agencyId, () => acceptFile(file, acceptance, services.inspector))
      const accepted = await acceptAll(form.files, accept)
      const stored = await storeAll(services.files, accepted, kind, call.user)
      const files = stored.map(({ _id: id, metadata: { name, mimeType, size } }) => ({ id, name, mimeType, size }))
      sendJson(call.response, 201, { files })
    } finally {
      await Promise.all(form.files.map(file => ('path' in file ? forget(file) : undefined)))
    }
  })

/** With `?source` files are only kept to have something else made of them. */
const kindOf = ({ request: { url = '' } }: RestCall): Acceptance['kind'] =>
  new URLSearchParams(url.split('?')[1]).has('source') ? 'SOURCE' : 'UPLOAD'

/** Before anything of the body is read. */
function refuseForeignUploads({ request, response }: RestCall): string {
  // What is still on its way is not read to its end: the connection ends with the answer.
  response.setHeader('connection', 'close')
  if (request.method !== 'POST') throw new CoverdeskError('BAD_REQUEST', 'Send files by POST.')
  if (!request.headers['x-coverdesk-client']) {
    throw new CoverdeskError('FORBIDDEN', 'The header x-coverdesk-client is missing.')
  }
  const boundary = boundaryOf(request.headers['content-type'])
  if (!boundary) throw new CoverdeskError('BAD_REQUEST', 'Send files as multipart/form-data.')
  refuseLargeUpload(Number(request.headers['content-length'] ?? 0))
  response.removeHeader('connection')
  return boundary
}

/**
 * Looks into one file after the other.
 * @throws VALIDATION_FAILED where a file is at fault, OUT_OF_TIME where none is but one couldn't be checked
 */
async function acceptAll(
  received: (ReceivedFile | RefusedFile)[],
  accept: (file: ReceivedFile) => ReturnType<typeof acceptFile>,
): Promise<AcceptedFile[]> {
  const accepted: AcceptedFile[] = []
  const errors: ValidationError[] = []
  let unchecked: Unchecked | undefined
  for (const [index, file] of received.entries()) {
    const answer = 'reason' in file ? file : await accept(file)
    // The others wouldn't be stored without it.
    if ('unchecked' in answer) unchecked ??= answer
    else if ('reason' in answer) {
      errors.push({ path: answer.needsPassword ? 'password' : `files.${index}`, message: answer.reason })
    } else accepted.push(answer)
  }
  if (errors.length > 0) throw validationFailed(errors)
  if (unchecked) throw outOfTime(unchecked.sentence)
  return accepted
}

async function storeAll(
  store: FileStore,
  accepted: AcceptedFile[],
  kind: Acceptance['kind'],
  { agencyId, userId }: SignedInUser,
): Promise<FileRecord[]> {
  const stored: FileRecord[] = []
  try {
    for (const file of accepted) {
      const { name, mimeType, size, sha256, original } = file
      const description = { agencyId, uploadedBy: userId, kind, name, mimeType, size, sha256, original }
      stored.push(await store.store(description, contentOf(file)))
    }
    return stored
  } catch (error) {
    await Promise.all(stored.map(({ _id }) => store.discard(_id)))
    throw error
  }
}
