import { usZones } from '@coverdesk/kit'

/** An address as the text has it. */
export interface FoundAddress {
  line1: string
  line2: string | null
  city: string
  zone: string
  postalCode: string
}

const street = String.raw`(\d{1,6}(?:-\d{1,6})? [A-Za-z0-9.'# ]{3,60}?)`
const unit = String.raw`(?:,? ((?:suite|ste|unit|apt|floor|fl|room|rm|bldg|#)\.? ?[\w-]{1,10}))?`
const place = String.raw`, ?([A-Za-z][A-Za-z.' ]{1,40}?),? ([A-Z]{2})\.?,? (\d{5}(?:-\d{4})?)\b`
const address = new RegExp(`${street}${unit}${place}`, 'i')

/** The first whole US address in a text; null where there is none, or a part is missing. */
export function usAddressIn(text: string): FoundAddress | null {
  const [, line1, line2, city, zone, postalCode] = address.exec(text.replace(/\s+/g, ' ')) ?? []
  if (!line1 || !city || !zone || !postalCode || !usZones.has(zone.toUpperCase())) return null
  return { line1: line1.trim(), line2: line2?.trim() ?? null, city: city.trim(), zone: zone.toUpperCase(), postalCode }
}
