import type { ContactRecord } from './contact.model.ts'

/** The contact as plain JSON, as a query for its fields with `__typename` would answer it. */
export const presentContact = ({ _id, version, name, email, phone }: ContactRecord) => ({
  __typename: 'Contact',
  id: String(_id),
  version,
  name,
  email,
  phone: phone ?? null,
})
