import { foldedEmailAddress, mailingAddress, optionalText, phoneNumber, requiredText } from '@coverdesk/kit'
import { z } from 'zod'

const timeZoneMessage = 'Enter a time zone by its IANA name, such as America/New_York.'

const agencyName = requiredText('Enter the name of the agency.', 120)

/** What certificates and emails show of an agency. */
export const agencyProfileInput = z.object({
  name: agencyName,
  address: mailingAddress,
  phone: phoneNumber,
  licenseNumber: optionalText(40),
})

/** What is needed of an agency that begins: its name, its calendar, and who lets the others in. */
export const createAgencyInput = z.object({
  name: agencyName,
  timeZone: z.string({ error: timeZoneMessage }).refine(isTimeZone, { error: timeZoneMessage }),
  user: z.object({ name: requiredText('Enter the name of its first user.', 120), email: foldedEmailAddress }),
  seats: wholeNumber(500, 'Give it 1 to 500 seats.').default(5),
  trialDays: wholeNumber(365, 'Let the trial last 1 to 365 days.').default(14),
})

function wholeNumber(most: number, error: string) {
  return z.coerce.number({ error }).int({ error }).min(1, { error }).max(most, { error })
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
