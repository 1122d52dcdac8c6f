import { type CaraEmailThread, isFromOutside } from '../../email-threads/email-thread.ts'

interface Recipient {
  email: string
  name: string | null
}

/** Whoever wrote last; the client where a colleague has passed their mail on. */
export function recipientOf({ participantEmails, fromEmail, fromName }: CaraEmailThread): Recipient {
  const last = participantEmails.findLast(isFromOutside)
  return last ? last.from : { email: fromEmail, name: fromName }
}

const titles = /^(?:dr|prof)\.?$/i
const isCompany =
  /\b(?:llc|inc|corp|co|ltd|lp|llp|company|group|services|agency|insurance|office|team|department)\b|[&@\d]/i

/** "Hi Rita,", and the name as it is written where it isn’t a person’s. */
export function greeting(name: string | null): string {
  const plain = (name ?? '')
    .replace(/[<>"[\]\\*_`]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (!plain) return 'Hello,'
  if (isCompany.test(plain)) return `Hello ${plain},`
  const turned = /^([^,]+), ?([^,]+)$/.exec(plain)
  const words = (turned ? `${turned[2]} ${turned[1]}` : plain).split(' ')
  const [first = '', second = ''] = words
  if (titles.test(first)) return `Hello ${first} ${words.at(-1)},`
  return second ? `Hi ${first},` : `Hello ${first},`
}
