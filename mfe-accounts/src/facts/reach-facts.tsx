import { formatPhone, TextLink } from '@coverdesk/design-system'

/** An e-mail address that opens a letter. */
export const emailLink = (address: string | undefined) =>
  address && <TextLink href={`mailto:${address}`}>{address}</TextLink>

/** A number that can be called. */
export const phoneLink = (number: string | null | undefined) =>
  number && <TextLink href={`tel:${number}`}>{formatPhone(number)}</TextLink>
