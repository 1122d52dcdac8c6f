import type { SentFile } from '@coverdesk/kit/testing'
import type { Visitor } from './test-gateway.ts'

/** What our own pages send with every request. */
export const client = { 'x-coverdesk-client': 'test/1' }

export const formOf = (files: SentFile[], password?: string) => {
  const form = new FormData()
  if (password !== undefined) form.append('password', password)
  for (const { name, mimeType, bytes } of files) {
    form.append('files', new Blob([new Uint8Array(bytes)], { type: mimeType }), name)
  }
  return form
}

/** Uploads a form. Its answer is parsed as that of files and as that of a failure. */
export async function sendForm(
  form: FormData,
  visitor: Visitor,
  headers: Record<string, string> = client,
  path = '/files',
) {
  const response = await visitor.fetch(path, { method: 'POST', body: form, headers })
  const body = (await response.json()) as {
    files: { id: string; name: string; mimeType: string; size: number }[]
    errors: { message: string; extensions: { code: string; validationErrors: unknown; requestId: string } }[]
  }
  return { status: response.status, body }
}
