import type { MailingAddress } from '@coverdesk/kit'

/** An address as one value that can be compared and read back. */
export const addressKey = ({ line1, line2, city, zone, postalCode }: MailingAddress): string =>
  [line1, line2 ?? '', city, zone, postalCode].join('\n')

export function addressIn(key: string): MailingAddress {
  const [line1 = '', line2 = '', city = '', zone = '', postalCode = ''] = key.split('\n')
  return { line1, line2: line2 || undefined, city, zone, postalCode }
}

/** As people read it. */
export function addressInWords(key: string): string {
  const { line1, line2, city, zone, postalCode } = addressIn(key)
  return [line1, line2, city, `${zone} ${postalCode}`].filter(Boolean).join(', ')
}
