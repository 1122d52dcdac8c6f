import { CoverdeskError } from '@coverdesk/kit'
import type { FormPart } from './multipart.ts'

/** Longer ones open no PDF that a shorter one doesn't, in bytes. */
const maxPassword = 2_048
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The password for the PDFs of a form. It is neither stored nor logged. @throws BAD_REQUEST where it is none */
export async function receivePassword({ body }: FormPart): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > maxPassword) throw new CoverdeskError('BAD_REQUEST', 'This password is too long.')
    pieces.push(piece)
  }
  try {
    return utf8.decode(Buffer.concat(pieces))
  } catch {
    throw new CoverdeskError('BAD_REQUEST', 'Send the password as UTF-8.')
  }
}
