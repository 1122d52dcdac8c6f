import type { Attachment } from 'postal-mime'

/** In bytes: a logo, an icon or a pixel that counts readers has less; a picture with text on it more. */
const maxDecoration = 20_000

/** Small pictures within the text of a mail are logos and signatures, which nobody reads. */
export function isDecoration({ mimeType, disposition, related, contentId, content }: Attachment): boolean {
  const isInText = related || disposition === 'inline' || (disposition !== 'attachment' && contentId !== undefined)
  const length = typeof content === 'string' ? content.length : content.byteLength
  return isInText === true && mimeType.startsWith('image/') && length < maxDecoration
}
