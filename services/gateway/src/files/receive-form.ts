import { CoverdeskError } from '@coverdesk/kit'
import type { RestCall } from '../http/rest-endpoint.ts'
import { demandSpeed } from './demand-speed.ts'
import { type FormPart, readMultipart } from './multipart.ts'
import { largestFile, type ReceivedFile, type RefusedFile, receiveFile } from './received-file.ts'
import { receivePassword } from './received-password.ts'

const maxFiles = 10
const largestUpload = maxFiles * largestFile + 1024 * 1024

/** What someone sends to be kept. */
export interface ReceivedForm {
  files: (ReceivedFile | RefusedFile)[]
  /** For the PDFs among them, where the form begins with one. */
  password: string | undefined
}

/** @param size of the whole form, in bytes @throws LIMIT_EXCEEDED */
export function refuseLargeUpload(size: number): void {
  if (size > largestUpload) throw tooLarge()
}

const tooLarge = () => new CoverdeskError('LIMIT_EXCEEDED', 'Send up to 10 files of up to 25 MB each.')

/** Fills `form` as it arrives: whoever asks removes the files, also those of a form that is refused. */
export async function receiveForm(
  { request, response }: RestCall,
  boundary: string,
  form: ReceivedForm,
): Promise<void> {
  const stopWatching = demandSpeed(request, response)
  try {
    for await (const part of readMultipart(bounded(request), boundary)) {
      if (isPassword(part) && form.password === undefined && form.files.length === 0) {
        form.password = await receivePassword(part)
        continue
      }
      if (part.name !== 'files' || part.fileName === undefined) throw unknownField()
      if (form.files.length === maxFiles) throw tooLarge()
      form.files.push(await receiveFile(part))
    }
  } catch (error) {
    if (!response.headersSent) response.setHeader('connection', 'close')
    throw request.errored ? aborted() : error
  } finally {
    stopWatching()
  }
  if (form.files.length === 0) throw new CoverdeskError('BAD_REQUEST', 'This upload has no file.')
}

const isPassword = ({ name, fileName }: FormPart) => name === 'password' && fileName === undefined

const unknownField = () =>
  new CoverdeskError(
    'BAD_REQUEST',
    'Send only files, each in a field named files, after one named password if they need it.',
  )

/** No one reads this answer; it keeps a lost connection from being logged as a defect. */
const aborted = () => new CoverdeskError('BAD_REQUEST', 'The upload was broken off.')

/** Leaving the loop must not end the connection: the refusal still has to be sent. */
async function* bounded(request: RestCall['request']): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    refuseLargeUpload(size)
    yield chunk
  }
}
