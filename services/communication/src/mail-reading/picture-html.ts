import type { Email } from 'postal-mime'
import { isInText } from './files-of-mail.ts'

/** A preview has 1 MB; pictures take a third more as text. */
const maxHtml = 400_000
const maxPictures = 400_000

/** A mail's HTML, with the pictures that stand within it as far as they fit. */
export function pictureHtml({ html = '', attachments }: Email): string {
  let room = maxPictures
  const pictures = new Map<string, string>()
  for (const attachment of attachments) {
    if (!attachment.contentId || !isInText(attachment) || typeof attachment.content === 'string') continue
    const bytes = Buffer.from(attachment.content as ArrayBuffer)
    if (bytes.length > room) continue
    room -= bytes.length
    const id = attachment.contentId.replace(/^<|>$/g, '')
    pictures.set(id, `data:${attachment.mimeType};base64,${bytes.toString('base64')}`)
  }
  return html
    .slice(0, maxHtml)
    .replace(/cid:([^"'\s>)]+)/gi, (whole, id: string) => pictures.get(decode(id)) ?? pictures.get(id) ?? whole)
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
