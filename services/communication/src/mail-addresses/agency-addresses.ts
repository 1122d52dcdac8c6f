/** By the agency’s address for mail, in lower case: the id of the agency. */
export type AgencyAddresses = ReadonlyMap<string, string>

let addresses: AgencyAddresses = new Map()

/** Which addresses agencies have, from the start of the process on: jobs are defined before the environment is read. */
export const useAgencyAddresses = (given: AgencyAddresses): void => {
  addresses = given
}

/** Where a mail goes. */
export interface AgencyMailbox {
  agencyId: string
  /** Without the token. */
  address: string
  /** Of the thread that it answers. */
  token: string | null
}

const parts = /^([^+@]+)(?:\+([^@]*))?@([^@]+)$/

/** The agency of `service@agency.example`, and of `service+{token}@agency.example`; null: there is no such address. */
export function mailboxOf(recipient: string): AgencyMailbox | null {
  const [, name = '', token, domain = ''] = parts.exec(recipient.trim().toLowerCase()) ?? []
  const address = `${name}@${domain}`
  const agencyId = addresses.get(address)
  return agencyId ? { agencyId, address, token: token || null } : null
}

/** The agency’s address for mail: the one that it once had if it still has it, or its first one; null: it has none. */
export function addressOfAgency(agencyId: string, former: string | null = null): string | null {
  if (former && addresses.get(former) === agencyId) return former
  return [...addresses].find(([, id]) => id === agencyId)?.[0] ?? null
}

/** `service@agency.example` → `service+{token}@agency.example`: answers to it belong to that thread. */
export const withToken = (address: string, token: string): string => address.replace('@', `+${token}@`)

/** The agencies among the recipients of a mail, each once; the address of a thread says more than the agency’s own. */
export function onePerAgency(recipients: readonly string[]): AgencyMailbox[] {
  const mailboxes = new Map<string, AgencyMailbox>()
  for (const recipient of recipients) {
    const mailbox = mailboxOf(recipient)
    if (mailbox && !mailboxes.get(mailbox.agencyId)?.token) mailboxes.set(mailbox.agencyId, mailbox)
  }
  return [...mailboxes.values()]
}
