import type { EmailThreadRecord } from '../email-record/email-thread.model.ts'
import { addressOfAgency, withToken } from '../mail-addresses/agency-addresses.ts'

/** The address that answers of a thread come back to; null: the agency has none. */
export function addressOfThread(
  agencyId: string,
  { agencyAddress, token }: Pick<EmailThreadRecord, 'agencyAddress' | 'token'>,
): string | null {
  const address = addressOfAgency(agencyId, agencyAddress)
  return address ? withToken(address, token) : null
}
