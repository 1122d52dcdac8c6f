import type { BadgeTone } from '@coverdesk/design-system'
import type { AccountType } from '../generated/documents'

interface AccountTypeWords {
  value: AccountType
  label: string
  description: string
  tone: BadgeTone
}

/** Both kinds of account, as people read them. */
export const accountTypes: readonly AccountTypeWords[] = [
  { value: 'BUSINESS', label: 'Business', description: 'A company, with a contact', tone: 'brand' },
  { value: 'INDIVIDUAL', label: 'Individual', description: 'A person', tone: 'violet' },
]
