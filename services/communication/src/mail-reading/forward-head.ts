import { addressParser } from 'postal-mime'
import type { EmailPerson } from '../email-record/email-message.model.ts'
import { peopleOf } from './people-of.ts'

const from = /^\*?(?:from|von|de|da|van)\*?\s?:/i
/** In characters, of a line. */
const maxAuthor = 500

/** Who wrote what a mail passes on in its text, where its head says so with an address. */
export function headOf(text: string): EmailPerson | null {
  const line = text.split('\n').find(one => from.test(one) && one.slice(one.indexOf(':') + 1).trim() !== '') ?? ''
  const author = line.slice(line.indexOf(':') + 1, maxAuthor).replace(/^\*/, '')
  return peopleOf(addressParser(author.replace(/\[mailto:([^[\]]+)\]/i, '<$1>')))[0] ?? null
}
