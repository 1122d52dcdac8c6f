import {
  CoverdeskError,
  type FileInspector,
  type FileRecord,
  type FileStore,
  Semaphore,
  sendJson,
  type ValidationError,
  validationFailed,
} from '@coverdesk/kit'
import type { SignedInUser } from '../graphql/request-context.ts'
import { type RestCall, type RestServices, restEndpoint } from '../http/rest-endpoint.ts'
import { demandSpeed } from './demand-speed.ts'
import { boundaryOf, readMultipart } from './multipart.ts'
import {
  type AcceptedFile,
  acceptFile,
  contentOf,
  forget,
  largestFile,
  type ReceivedFile,
  receiveFile,
} from './received-file.ts'

const maxFiles = 10
const largestUpload = maxFiles * largestFile + 1024 * 1024

/** How long a whole upload may take, in milliseconds. */
export const maxUpload = 10 * 60_000

/** Each takes a process with memory of its own. */
const inspections = new Semaphore(2)

export interface FileServices extends RestServices {
  files: FileStore
  inspector: FileInspector
}

/** `POST /files`: all files of a form, or none of them (docs/contracts.md, "Files"). */
export const createUploadEndpoint = (services: FileServices) =>
  restEndpoint(services, async call => {
    const boundary = refuseForeignUploads(call)
    const received: (ReceivedFile | { reason: string })[] = []
    try {
      await receiveAll(call, boundary, received)
      const kind = kindOf(call)
      const accepted = await inspections.take(() => acceptAll(received, kind, services.inspector))
      const stored = await storeAll(services.files, accepted, kind, call.user)
      const files = stored.map(({ _id: id, metadata: { name, mimeType, size } }) => ({ id, name, mimeType, size }))
      sendJson(call.response, 201, { files })
    } finally {
      await Promise.all(received.map(file => ('path' in file ? forget(file) : undefined)))
    }
  })

/** With `?source` files are only kept to have something else made of them. */
const kindOf = ({ request: { url = '' } }: RestCall): Kind =>
  new URLSearchParams(url.split('?')[1]).has('source') ? 'SOURCE' : 'UPLOAD'
type Kind = 'SOURCE' | 'UPLOAD'

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
  if (Number(request.headers['content-length'] ?? 0) > largestUpload) throw tooLarge()
  response.removeHeader('connection')
  return boundary
}

const tooLarge = () => new CoverdeskError('LIMIT_EXCEEDED', 'Send up to 10 files of up to 25 MB each.')

async function receiveAll(
  { request, response }: RestCall,
  boundary: string,
  received: (ReceivedFile | { reason: string })[],
) {
  const stopWatching = demandSpeed(request, response)
  try {
    for await (const part of readMultipart(bounded(request), boundary)) {
      if (part.name !== 'files' || part.fileName === undefined) {
        throw new CoverdeskError('BAD_REQUEST', 'Send only files, each in a field named files.')
      }
      if (received.length === maxFiles) throw tooLarge()
      received.push(await receiveFile(part))
    }
  } catch (error) {
    if (!response.headersSent) response.setHeader('connection', 'close')
    throw request.errored ? aborted() : error
  } finally {
    stopWatching()
  }
  if (received.length === 0) throw new CoverdeskError('BAD_REQUEST', 'This upload has no file.')
}

/** No one reads this answer; it keeps a lost connection from being logged as a defect. */
const aborted = () => new CoverdeskError('BAD_REQUEST', 'The upload was broken off.')

/** Leaving the loop must not end the connection: the refusal still has to be sent. */
async function* bounded(request: RestCall['request']): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largestUpload) throw tooLarge()
    yield chunk
  }
}

/** Looks into one file after the other. */
async function acceptAll(received: (ReceivedFile | { reason: string })[], kind: Kind, inspector: FileInspector) {
  const accepted: AcceptedFile[] = []
  const errors: ValidationError[] = []
  for (const [index, file] of received.entries()) {
    const answer = 'reason' in file ? file : await acceptFile(file, kind, inspector)
    if ('reason' in answer) errors.push({ path: `files.${index}`, message: answer.reason })
    else accepted.push(answer)
  }
  if (errors.length > 0) throw validationFailed(errors)
  return accepted
}

async function storeAll(store: FileStore, accepted: AcceptedFile[], kind: Kind, { agencyId, userId }: SignedInUser) {
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
