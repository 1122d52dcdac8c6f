import { z } from 'zod'
import { optionalText, requiredText } from '../fields.ts'
import { usZones } from './us-zones.ts'

const chooseState = 'Choose a state.'
const enterZip = 'Enter a ZIP code such as 94107 or 94107-1234.'

/** A complete address in the US. */
export const requiredAddress = z.object({
  line1: requiredText('Enter the street address.'),
  line2: optionalText(),
  city: requiredText('Enter the city.', 100),
  zone: requiredText(chooseState)
    .transform(zone => zone.toUpperCase())
    .refine(zone => usZones.has(zone), { error: chooseState }),
  postalCode: requiredText(enterZip).refine(code => /^\d{5}(-\d{4})?$/.test(code), { error: enterZip }),
})

export type MailingAddress = z.output<typeof requiredAddress>

const isBlank = (value: unknown) => value === null || value === undefined || String(value).trim() === ''

/** An address in the US, or none: optional as a whole, complete once any part of it is given. */
export const mailingAddress = z.preprocess(
  given => (isBlank(given) || Object.values(Object(given)).every(isBlank) ? undefined : given),
  requiredAddress.optional(),
)
