import { formatNames } from '@coverdesk/design-system'
import type { ThreadMailFragment, ThreadPersonFragment } from '../generated/documents'

const nameOf = ({ name, email }: ThreadPersonFragment) => name || email

/** Who wrote a mail: of one that was sent from here, the person who pressed Send. */
export function senderName({ senderRole, from, delivery }: ThreadMailFragment): string {
  if (senderRole === 'CARA') return 'Cara'
  return delivery?.user?.name || nameOf(from)
}

/** An address of the agency, by its name. */
interface AgencyAddress {
  name: string
  email: string | null
}

/** What stands behind a plus sign leads an answer to its thread; people don’t read it. */
const withoutToken = (email: string | null) => email?.replace(/\+[^@]*@/, '@')

/** "To Dana Whitfield · Cc port@sandiego.example" */
export function recipientsLine({ to, cc }: Pick<ThreadMailFragment, 'to' | 'cc'>, agency: AgencyAddress): string {
  const isAgency = ({ email }: ThreadPersonFragment) => withoutToken(email) === withoutToken(agency.email)
  const list = (label: string, people: readonly ThreadPersonFragment[]) =>
    people.length > 0
      ? [`${label} ${formatNames(people.map(person => (isAgency(person) ? agency.name : nameOf(person))))}`]
      : []
  return [...list('To', to), ...list('Cc', cc)].join(' · ')
}
