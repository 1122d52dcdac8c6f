import { z } from 'zod'
import type { Owner } from '../owner.ts'
import { contactFields, contactShape } from '../records/contact.ts'

const contactQuestion = /* GraphQL */ `
  query CaraContact($id: ID!) {
    contact(id: $id) { ${contactFields} }
  }
`
const contact = z.object({ contact: contactShape.nullable() })

/** Someone whom one talks to; null when they are gone. */
export const contactById = async (id: string, owner: Owner) =>
  (await owner.ask(contactQuestion, { id }, contact)).contact
