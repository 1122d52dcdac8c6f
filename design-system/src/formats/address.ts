/** A postal address in the United States, as the specification names its parts. */
export interface PostalAddress {
  line1: string
  line2?: string | null
  city: string
  /** Two-letter code of the state, district or territory. */
  zone: string
  postalCode: string
}

/** The lines as on an envelope: street, suite, city with state and zip. */
export function addressLines({ line1, line2, city, zone, postalCode }: PostalAddress): string[] {
  const region = [zone, postalCode].filter(Boolean).join(' ')
  const town = [city, region].filter(Boolean).join(', ')
  return [line1, line2 ?? '', town].filter(line => line !== '')
}
