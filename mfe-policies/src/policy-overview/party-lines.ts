import { addressLines } from '@coverdesk/design-system'
import type { PolicyPartyFieldsFragment } from '../generated/documents'

/** Name and address, one under the other. */
export const partyLines = ({ name, address }: PolicyPartyFieldsFragment): string =>
  [name, ...(address ? addressLines(address) : [])].join('\n')
