import { addressParser } from 'postal-mime'
import type { EmailPerson } from '../email-record/email-message.model.ts'
import { peopleOf } from './people-of.ts'

const from = /^\*?(?:from|von|de|da|van)\*?\s?:\*?\s*(.+)$/im

/** Who wrote what a mail passes on in its text, where its head says so with an address. */
export function headOf(text: string): EmailPerson | null {
  const [, author = ''] = from.exec(text) ?? []
  return peopleOf(addressParser(author.replace(/\[mailto:([^\]]+)\]/i, '<$1>').slice(0, 500)))[0] ?? null
}
