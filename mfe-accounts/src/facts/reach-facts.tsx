import { formatPhone, TextLink } from '@coverdesk/design-system'

/** An e-mail address that opens a letter. */
export const emailLink = (address: string | undefined) =>
  address && <TextLink href={`mailto:${address}`}>{address}</TextLink>

/** A number that can be called. */
export const phoneLink = (number: string | null | undefined) =>
  number && <TextLink href={telephoneAddress(number)}>{formatPhone(number)}</TextLink>

/** RFC 3966: an extension is a parameter. */
const telephoneAddress = (number: string) => `tel:${number.replace(/ x(\d+)$/, ';ext=$1')}`
