import { CoverdeskError } from '@coverdesk/kit'
import { demandSpeed } from '../http/demand-speed.ts'
import type { RestCall } from '../http/rest-endpoint.ts'
import { type FormPart, readMultipart } from './multipart.ts'
import { largestFile, type ReceivedFile, type RefusedFile, receiveFile } from './received-file.ts'
import { receiveText } from './received-text.ts'

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
  /** Of the next file: in its own header, a browser writes `"` as `%22`, as which it also leaves `%22`. */
  let name: string | undefined
  try {
    for await (const part of readMultipart(bounded(request), boundary)) {
      if (isText(part, 'password') && form.password === undefined && form.files.length === 0) {
        form.password = await receiveText(part)
        continue
      }
      if (isText(part, 'name') && name === undefined) {
        name = await receiveText(part)
        continue
      }
      if (part.name !== 'files' || part.fileName === undefined) throw unknownField()
      if (form.files.length === maxFiles) throw tooLarge()
      form.files.push(await receiveFile({ ...part, fileName: name ?? part.fileName }))
      name = undefined
    }
    if (name !== undefined) throw unknownField()
  } catch (error) {
    if (!response.headersSent) response.setHeader('connection', 'close')
    throw request.errored ? aborted() : error
  } finally {
    stopWatching()
  }
  if (form.files.length === 0) throw new CoverdeskError('BAD_REQUEST', 'This upload has no file.')
}

const isText = ({ name, fileName }: FormPart, field: string) => name === field && fileName === undefined

const unknownField = () =>
  new CoverdeskError(
    'BAD_REQUEST',
    'Send each file in a field named files. A text field named name before it may name it; one named password comes first.',
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
