import { emailAddress, fold, phoneNumber, phoneWords, requiredName, searchWords } from '@coverdesk/kit'
import { z } from 'zod'

export const contactInput = z.object({
  name: requiredName("Enter the contact's name."),
  email: emailAddress,
  phone: phoneNumber,
})

export type ContactDetails = z.output<typeof contactInput>

/** What is stored of a contact: what people entered, and what lists sort and search by. */
export const contactFields = (details: ContactDetails) => ({
  ...details,
  sortName: fold(details.name),
  words: [...searchWords(details.name, details.email), ...phoneWords(details.phone)],
})
