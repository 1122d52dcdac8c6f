import { demoAccounts } from '@coverdesk/kit'
import { expect, it } from 'vitest'
import { canaryData } from './canary-data.ts'
import { harborPointData } from './harbor-point-data.ts'
import { recordsOf } from './seed-demo.ts'

it('the clients whom other services know of are those that accounts have', () => {
  const all = [recordsOf('67', harborPointData), recordsOf('68', canaryData)]
  const contacts = new Map(all.flatMap(({ contacts }) => contacts.map(one => [String(one._id), one.name] as const)))
  const known = new Map(
    all.flatMap(({ accounts }) =>
      accounts.map(({ _id, details: { name, email, mailingAddress }, contactIds: [contact] }) => {
        const { line1, line2, city, zone, postalCode } = mailingAddress ?? {}
        const address = [line1, line2, city, zone, postalCode].filter(Boolean).join(' · ') || null
        const contactId = String(contact)
        return [String(_id), { id: String(_id), name, email, contactId, contactName: contacts.get(contactId), address }]
      }),
    ),
  )
  for (const account of Object.values(demoAccounts)) expect(known.get(account.id), account.name).toEqual(account)
})
