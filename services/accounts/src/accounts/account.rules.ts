import {
  emailAddress,
  fold,
  mailingAddress,
  optionalText,
  phoneNumber,
  phoneWords,
  requiredName,
  searchWords,
} from '@coverdesk/kit'
import { z } from 'zod'
import { contactInput } from '../contact-record/contact.rules.ts'
import { website } from '../fields/website.ts'

export type AccountType = 'BUSINESS' | 'INDIVIDUAL'

const business = z.object({
  name: requiredName('Enter the name of the business.'),
  dba: optionalText(),
  email: emailAddress,
  phone: phoneNumber,
  website,
  mailingAddress,
})

const individual = z.object({
  name: requiredName('Enter the name of the person.'),
  email: emailAddress,
  phone: phoneNumber,
  mailingAddress,
})

export type AccountDetails = z.output<typeof business> | z.output<typeof individual>

/** A payload that does not go with the account's type. */
const absent = (message: string) => z.null({ error: message }).optional()
/** A missing payload shows what it lacks, field by field. */
const present = <Payload extends z.ZodType>(payload: Payload) => z.preprocess(given => given ?? {}, payload)

const eitherOr = 'An account is either a business or an individual.'
const businessOnly = 'Only a business has a contact.'

const contactChoice = { contact: contactInput.nullish(), associateContactId: optionalText(50) }
const noContact = { contact: absent(businessOnly), associateContactId: absent(businessOnly) }

interface ContactChoice {
  contact?: unknown
  associateContactId?: unknown
}
/** Also where another field is wrong: people see everything that is missing at once. */
const always = () => true
const atMostOne = ({ contact, associateContactId }: ContactChoice) => !(contact && associateContactId)
const tooManyContacts = { path: ['contact'], error: 'Choose either a new contact or an existing one.', when: always }
const atLeastOne = ({ contact, associateContactId }: ContactChoice) => Boolean(contact || associateContactId)
const contactMissing = { path: ['contact'], error: 'Add a contact, or choose an existing one.', when: always }

export const createAccountInput = z.discriminatedUnion(
  'type',
  [
    z
      .object({
        type: z.literal('BUSINESS'),
        business: present(business),
        individual: absent(eitherOr),
        ...contactChoice,
      })
      .refine(atLeastOne, contactMissing)
      .refine(atMostOne, tooManyContacts),
    z.object({
      type: z.literal('INDIVIDUAL'),
      individual: present(individual),
      business: absent(eitherOr),
      ...noContact,
    }),
  ],
  { error: 'Choose Business or Individual.' },
)

/** One more contact of a business. */
export const addContactInput = z
  .object(contactChoice)
  .refine(atLeastOne, contactMissing)
  .refine(atMostOne, tooManyContacts)

/** An account keeps its type; what is not given stays. */
export const updateAccountInput = {
  BUSINESS: z
    .object({
      business: business.nullish(),
      individual: absent('This account is a business.'),
      ...contactChoice,
    })
    .refine(atMostOne, tooManyContacts),
  INDIVIDUAL: z.object({
    individual: individual.nullish(),
    business: absent('This account is an individual.'),
    ...noContact,
  }),
}

/** The details that survive when two accounts are merged. */
export const mergeAccountsInput = {
  BUSINESS: z.object({ business: present(business), individual: absent('These accounts are businesses.') }),
  INDIVIDUAL: z.object({ individual: present(individual), business: absent('These accounts are individuals.') }),
}

/** What is stored of an account's details: what people entered, and what it is sorted, searched and compared by. */
export const accountFields = (details: AccountDetails, contactNames: string[]) => ({
  details,
  sortName: fold(details.name),
  emailKey: details.email.toLowerCase(),
  addressKey: details.mailingAddress ? fold(details.mailingAddress.line1) : null,
  words: [
    ...searchWords(
      details.name,
      'dba' in details ? details.dba : undefined,
      details.email,
      details.mailingAddress?.city,
      ...contactNames,
    ),
    ...phoneWords(details.phone),
  ],
})

/** A newly chosen contact takes the first one's place. */
export const withFirstContact = <Id>(contactIds: Id[], chosen: Id): Id[] => [
  chosen,
  ...contactIds.slice(1).filter(id => String(id) !== String(chosen)),
]
