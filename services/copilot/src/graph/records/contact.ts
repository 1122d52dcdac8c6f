import { readablePhone } from '@coverdesk/kit'
import { z } from 'zod'
import { factsOf, type GraphRecord } from './graph-record.ts'

export const contactFields = 'id name email phone'
export const contactShape = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
})

export const contactRecord = ({ id, name, email, phone }: z.output<typeof contactShape>): GraphRecord => ({
  typename: 'Contact',
  id,
  title: name,
  path: `/app/accounts/contacts/${id}`,
  facts: factsOf({ Email: email, Phone: phone && readablePhone(phone) }),
})
