import type { Address } from 'postal-mime'
import type { EmailPerson } from '../email-record/email-message.model.ts'
import { tidyLine } from '../mail-text/tidy-text.ts'

const maxPeople = 100

/** Everyone in a header who has an address, groups too, each once. */
export function peopleOf(addresses: readonly Address[] = []): EmailPerson[] {
  const people = new Map<string, EmailPerson>()
  const all = addresses.flatMap(address => address.group ?? [address])
  for (const { address, name } of all) {
    if (people.size === maxPeople) break
    if (!address?.includes('@')) continue
    const email = tidyLine(address).toLowerCase()
    if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) continue
    if (!people.has(email)) people.set(email, { email, name: tidyLine(name) || null })
  }
  return [...people.values()]
}
