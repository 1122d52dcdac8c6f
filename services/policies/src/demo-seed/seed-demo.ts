import {
  attachFile,
  demoAccounts,
  demoAgencies,
  insertMissing,
  inTenantScope,
  seedFile,
  seedOnce,
  todayIn,
} from '@coverdesk/kit'
import type { Types } from 'mongoose'
import { carrierNames } from '../carrier-record/carrier.rules.ts'
import { InsuranceCarrier } from '../models/carrier.model.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import { PolicyEvent } from '../models/policy-event.model.ts'
import { PolicyFile } from '../models/policy-file.model.ts'
import { canaryPolicies } from './canary-policies.ts'
import { canaryText } from './canary-texts.ts'
import { type DemoCarrier, demoCarriers } from './demo-carriers.ts'
import { daysFrom } from './demo-days.ts'
import type { DemoDocument } from './demo-documents.ts'
import type { DemoPolicy } from './demo-policy.ts'
import { type DemoRecords, type DemoWorld, objectId, termsOf } from './demo-terms.ts'
import { harborPointPolicies } from './harbor-point-policies.ts'

const staff = {
  harborPoint: ['Maya Reyes', 'Daniel Okonkwo', 'Siobhán O’Connell', 'Priya Raman', 'Luis Ángel Domínguez-Ferreira'],
  canary: ['CANARY_B User'],
}
/** As settings number the demo's users. */
const userId = (first: number) => (number: number) => `66${String(first + number).padStart(22, '0')}`

/** The policies of the demo's clients, on the day on which the database is filled. */
export const seedDemo = (): Promise<void> => seedOnce('demo', isEmpty, insertDemo)

export async function insertDemo(): Promise<void> {
  const { harborPoint, canary } = demoAgencies
  await insertAgency(harborPoint, worldOf('67', harborPoint, userId(0), staff.harborPoint), harborPointPolicies, same)
  await insertAgency(canary, worldOf('68', canary, userId(100), staff.canary), canaryPolicies, asCanary)
}

const same = (records: DemoRecords) => records

/** What people of the demo wrote is written by the canary's, too. */
const asCanary = ({ events, ...records }: DemoRecords): DemoRecords => ({
  ...records,
  events: events.map(event => ({ ...event, reason: event.reason && canaryText(event.reason) })),
})

/** Whether no one has a policy yet. */
export const isEmpty = () =>
  inTenantScope(
    demoAgencies.harborPoint.id,
    async () => !(await BusinessPolicy.exists({})) && !(await InsuranceCarrier.exists({})),
  )

function insertAgency(
  { id }: { id: string },
  world: DemoWorld,
  policies: DemoPolicy[],
  adapted: (records: DemoRecords) => DemoRecords,
) {
  return inTenantScope(id, async () => {
    await insertMissing(InsuranceCarrier, carrierRecords(world))
    const records = policies.flatMap((policy, number) => termsOf(policy, number, world)).map(adapted)
    await insertMissing(
      BusinessPolicy,
      records.map(({ policy }) => policy),
    )
    await insertMissing(
      PolicyEvent,
      records.flatMap(({ events }) => events),
    )
    for (const document of records.flatMap(({ documents }) => documents)) await insertDocument(document)
  })
}

const carrierKeys = Object.keys(demoCarriers) as DemoCarrier[]
const nameIn = (prefix: string, carrier: DemoCarrier) =>
  `${prefix === '68' ? 'CANARY_B ' : ''}${demoCarriers[carrier].name}`

function worldOf(
  prefix: string,
  { timeZone }: { timeZone: string },
  userIdOf: (number: number) => string,
  names: string[],
): DemoWorld {
  const carrierId = (carrier: DemoCarrier) => objectId(prefix, 'f', carrierKeys.indexOf(carrier))
  return {
    prefix,
    days: daysFrom(todayIn(timeZone)),
    carrierId,
    userId: number => userIdOf(number % names.length),
    names: {
      carriers: new Map(carrierKeys.map(carrier => [String(carrierId(carrier)), nameIn(prefix, carrier)])),
      users: new Map(names.map((name, number) => [userIdOf(number), name])),
      contacts: new Map(Object.values(demoAccounts).map(({ contactId, contactName }) => [contactId, contactName])),
    },
  }
}

const carrierRecords = ({ prefix, carrierId }: DemoWorld) =>
  carrierKeys.map(carrier => {
    const company: { isCarrier?: boolean; isBroker?: boolean; claimsPhone?: string } = demoCarriers[carrier]
    const { isCarrier = false, isBroker = false, claimsPhone = null } = company
    return { _id: carrierId(carrier), ...carrierNames(nameIn(prefix, carrier)), isCarrier, isBroker, claimsPhone }
  })

/** The record comes before the file is given to it: a start that dies in between is completed by the next one. */
async function insertDocument({ bytes, uploadedBy, ...document }: DemoDocument) {
  const owner = (id: Types.ObjectId) => ({ typename: 'PolicyFile', id: String(id) })
  const known = await PolicyFile.findById(document._id).lean()
  if (known) return void (await attachFile(known.fileId, owner(known._id)).catch(() => undefined))
  const fileId = await seedFile(document.name, 'application/pdf', bytes, uploadedBy)
  await insertMissing(PolicyFile, [{ ...document, fileId, mimeType: 'application/pdf', size: bytes.length }])
  await attachFile(fileId, owner(document._id))
}
