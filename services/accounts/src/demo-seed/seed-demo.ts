import { demoAgencies, insertMissing, inTenantScope, parseInput, seedOnce } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { z } from 'zod'
import { Account } from '../accounts/account.model.ts'
import { accountFields, createAccountInput } from '../accounts/account.rules.ts'
import { BusinessApplication } from '../applications/application.model.ts'
import { Contact } from '../contact-record/contact.model.ts'
import { contactFields, contactInput } from '../contact-record/contact.rules.ts'
import { canaryApplications } from './applications/canary-applications.ts'
import type { DemoApplication } from './applications/demo-application.ts'
import { harborPointApplications } from './applications/harbor-point-applications.ts'
import { canaryData } from './canary-data.ts'
import { insertDemoCertificates } from './certificates/seed-certificates.ts'
import type { DemoData } from './demo-data.ts'
import { harborPointData } from './harbor-point-data.ts'

/** The demo's clients; contacts first, as when people create them. */
export const seedDemo = () => seedOnce('demo', isEmpty, insertDemo)

export async function insertDemo(): Promise<void> {
  await insertDemoClients()
  await insertDemoCertificates()
}

/** Without their certificates, which take seconds to draw. */
export async function insertDemoClients(): Promise<void> {
  await insertData(demoAgencies.harborPoint.id, '67', harborPointData, harborPointApplications)
  await insertData(demoAgencies.canary.id, '68', canaryData, canaryApplications)
}

/** Whether no one has a client yet. */
export const isEmpty = () =>
  inTenantScope(demoAgencies.harborPoint.id, async () => !(await Account.exists({})) && !(await Contact.exists({})))

function insertData(agencyId: string, idPrefix: string, data: DemoData, applications: DemoApplication[]) {
  const { contacts, accounts } = recordsOf(idPrefix, data)
  return inTenantScope(agencyId, async () => {
    await insertMissing(Contact, contacts)
    await insertMissing(Account, accounts)
    await insertMissing(BusinessApplication, applicationsOf(idPrefix, accounts, applications))
  })
}

/** The account of an application is named as in the data. */
function applicationsOf(
  idPrefix: string,
  accounts: { _id: Types.ObjectId; details: { name: string } }[],
  applications: DemoApplication[],
) {
  const idsByName = new Map(accounts.map(({ _id, details }) => [details.name, _id]))
  return applications.map(({ account, createdAt, application }, index) => ({
    _id: new Types.ObjectId(`${idPrefix}b${index.toString().padStart(21, '0')}`),
    accountId: idsByName.get(account),
    createdAt,
    ...application,
  }))
}

/** What people would have stored by entering the data; every entry passes the rules of the forms. */
export function recordsOf(idPrefix: string, data: DemoData) {
  const id = (kind: string, index: number) =>
    new Types.ObjectId(`${idPrefix}${kind}${index.toString().padStart(24 - idPrefix.length - kind.length, '0')}`)

  const contacts = Object.entries(data.contacts).map(([key, details], index) => ({
    key,
    _id: id('c', index),
    createdAt: new Date('2023-11-01T16:00:00Z'),
    ...contactFields(parseInput(contactInput, details)),
  }))
  const byKey = new Map(contacts.map(contact => [contact.key, contact]))

  const accounts = data.accounts.map(({ createdAt, contact: key, type, details }, index) => {
    const contact = key ? byKey.get(key) : undefined
    const payload = { [type.toLowerCase()]: details, associateContactId: contact && String(contact._id) }
    const account = parseInput(createAccountInput, { type, ...payload })
    const entered = account.type === 'BUSINESS' ? account.business : account.individual
    return {
      _id: id('a', index),
      type,
      contactIds: contact ? [contact._id] : [],
      createdAt: z.coerce.date().parse(createdAt),
      // No one has changed one since; else all would be of the minute of the start.
      updatedAt: z.coerce.date().parse(createdAt),
      ...accountFields(entered, contact ? [contact.name] : []),
    }
  })
  return { contacts: contacts.map(({ key, ...contact }) => contact), accounts }
}
