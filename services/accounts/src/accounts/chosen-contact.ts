import { validationFailed } from '@coverdesk/kit'
import { isValidObjectId, type Types } from 'mongoose'
import { Contact } from '../contact-record/contact.model.ts'
import { type ContactDetails, contactFields } from '../contact-record/contact.rules.ts'

interface ContactChoice {
  contact?: ContactDetails | null | undefined
  associateContactId?: string | null | undefined
}

/** The contact that someone chose for an account. */
export interface ChosenContact {
  id: Types.ObjectId
  name: string
}

/**
 * Finds the existing contact or stores the new one.
 * @throws VALIDATION_FAILED at `associateContactId` when there is no such contact
 */
export async function chosenContact({ contact, associateContactId }: ContactChoice): Promise<ChosenContact | null> {
  if (contact) {
    const { _id, name } = await Contact.insertOne(contactFields(contact))
    return { id: _id, name }
  }
  if (!associateContactId) return null
  const existing = isValidObjectId(associateContactId) ? await Contact.findById(associateContactId).lean() : null
  if (!existing) {
    const message = 'This contact doesn’t exist. Choose another one.'
    throw validationFailed([{ path: 'associateContactId', message }])
  }
  return { id: existing._id, name: existing.name }
}
