/** A postal address in the United States, as the specification names its parts. */
export interface PostalAddress {
  line1: string
  line2?: string | null
  city: string
  /** Two-letter code of the state, district or territory. */
  zone: string
  postalCode: string
}

/** @example formatAddress(address) // '4120 Harbor Dr, Suite 2, San Diego, CA 92101' */
export function formatAddress({ line1, line2, city, zone, postalCode }: PostalAddress): string {
  const region = [zone, postalCode].filter(Boolean).join(' ')
  return [line1, line2, city, region].filter(Boolean).join(', ')
}
