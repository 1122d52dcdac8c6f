import type { SendFailure, SendFile, StoredFile } from '@coverdesk/design-system/dropzone'
import * as z from 'zod/mini'
import { sdkVersion } from '../manifest/sdk-version'

const storedSchema = z.object({
  files: z.tuple([z.object({ id: z.string(), name: z.string(), mimeType: z.string(), size: z.number() })]),
})
const refusedSchema = z.object({
  errors: z.tuple([
    z.object({
      message: z.string(),
      extensions: z.object({
        validationErrors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
      }),
    }),
  ]),
})

const unreachable = 'Coverdesk could not be reached. Check your connection and try again.'

/**
 * Sends one file to the gateway, which keeps it for 24 hours until a mutation attaches it. A `DropzoneField` takes this
 * function; what the mutation gets is the file's id.
 *
 * @param options.isSource the mutation makes something else of it: what the file does or hides is no reason to refuse it, it is
 * never served, and no other mutation takes it
 * @param options.password opens a PDF that needs one; what is stored needs none
 * @throws a SendFailure with the gateway's sentence: why the file is refused, that it needs a password or another one, or
 * that it could not be sent
 * @example <DropzoneField form={form} name="fileIds" label="Files" send={uploadFile} />
 */
export const uploadFile = (
  file: File,
  { signal, onProgress, password, isSource = false }: Parameters<SendFile>[1] & { isSource?: boolean },
): Promise<StoredFile> =>
  new Promise<StoredFile>((resolve, reject) => {
    const body = new FormData()
    if (password !== undefined) body.append('password', password)
    // Its own header could not tell a quotation mark from %22.
    body.append('name', file.name)
    body.append('files', file, file.name)
    // Not fetch, which tells nothing about progress.
    const request = new XMLHttpRequest()
    request.open('POST', isSource ? '/files?source' : '/files')
    request.setRequestHeader('x-coverdesk-client', `shell/${sdkVersion}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
    request.onload = () => {
      const answer = parseJson(request.responseText)
      const stored = storedSchema.safeParse(answer)
      if (request.status === 201 && stored.success) resolve(stored.data.files[0])
      else reject(failureOf(answer))
    }
    request.onerror = () => reject(new Error(unreachable))
    request.onabort = () => reject(new Error('Canceled'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) return reject(new Error('Canceled'))
    request.send(body)
  })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What is wrong with the file, else what is wrong with the request. */
function failureOf(answer: unknown): SendFailure {
  const refused = refusedSchema.safeParse(answer)
  if (!refused.success) return new Error('The file could not be sent. Try again in a moment.')
  const [{ message, extensions }] = refused.data.errors
  const [problem] = extensions.validationErrors ?? []
  return Object.assign(new Error(problem?.message ?? message), { needsPassword: problem?.path === 'password' })
}
