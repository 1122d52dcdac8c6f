import { isOrganization } from '@coverdesk/coverage/judge'
import { wordsIn } from '@coverdesk/coverage/lexicon'
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
/** Words of a mailbox that several people read. */
const mailboxes: ReadonlySet<string> = new Set([
  ...[
    'dispatch',
    'desk',
    'front',
    'accounting',
    'billing',
    'admin',
    'administrator',
    'info',
    'support',
    'mail',
    'sales',
    'service',
    'team',
    'operations',
    'ops',
    'hr',
  ],
  ...[
    'payroll',
    'reception',
    'help',
    'contact',
    'bookkeeper',
    'bookkeeping',
    'manager',
    'website',
    'noreply',
    'certificates',
    'insurance',
    'department',
    'staff',
  ],
])

/** Whether a name is a person’s: no firm’s, no mailbox’s, and no sign that a person’s name hasn’t. */
const isPerson = (name: string): boolean =>
  !/[@\d]/.test(name) &&
  !isOrganization(name) &&
  !wordsIn(name).some(({ text, folded }) => mailboxes.has(folded) || /\p{Ll}{2}\p{Lu}\p{Ll}{2}/u.test(text))

/** "Hi Rita,"; "Hello," where no one knows a person’s name. */
export function greeting(name: string | null): string {
  const plain = (name ?? '')
    .replace(/[<>"[\]\\*_`]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (!plain || !isPerson(plain)) return 'Hello,'
  const turned = /^([^,]+), ?([^,]+)$/.exec(plain)
  const words = (turned ? `${turned[2]} ${turned[1]}` : plain).split(' ')
  const [first = '', second = ''] = words
  if (titles.test(first)) return `Hello ${first} ${words.at(-1)},`
  return second ? `Hi ${first},` : `Hello ${first},`
}
