import { uploadFile } from '@coverdesk/plugin-sdk'
import type { ReviewedForm } from './reviewed-forms'

/** Sends the PDF of a reviewed form as someone would who had saved it. @throws with a sentence for people */
export async function uploadForm({ url, title }: Pick<ReviewedForm, 'url' | 'title'>, signal: AbortSignal) {
  const response = await fetch(url, { signal })
  const isPdf = response.headers.get('content-type')?.startsWith('application/pdf')
  if (!response.ok || !isPdf) throw new Error(`${title} could not be attached. Open its PDF to see why.`)
  const file = new File([await response.blob()], `${title}.pdf`, { type: 'application/pdf' })
  return (await uploadFile(file, { signal, onProgress: () => undefined })).id
}
