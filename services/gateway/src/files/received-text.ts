import { CoverdeskError } from '@coverdesk/kit'
import type { FormPart } from './multipart.ts'

/** Longer ones open no PDF that a shorter one doesn't, and no file has a longer name; in bytes. */
const maxText = 2_048
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** What a field of text says that is no file: the password for the PDFs of a form, which is neither stored nor logged, or a name. */
export async function receiveText({ name, body }: FormPart): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > maxText) throw new CoverdeskError('BAD_REQUEST', `This ${name} is too long.`)
    pieces.push(piece)
  }
  try {
    return utf8.decode(Buffer.concat(pieces))
  } catch {
    throw new CoverdeskError('BAD_REQUEST', `Send the ${name} as UTF-8.`)
  }
}
