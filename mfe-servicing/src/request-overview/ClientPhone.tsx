import { formatPhone, TextLink } from '@coverdesk/design-system'

/** A phone number to call; what only names a caller, such as “Anonymous”, is text. */
export function ClientPhone({ phone }: { phone: string }) {
  const readable = formatPhone(phone)
  return isNumber(phone) ? <TextLink href={`tel:${phone}`}>{readable}</TextLink> : readable
}

const isNumber = (phone: string) => phone.replaceAll(/\D/g, '').length >= 7
