import { daysAfter, demoAgencies, fold, type LargeBusiness, largeBusiness } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { startOfDay } from '../calendar/start-of-day.ts'
import { type RequestType, requestTypes } from '../models/enumerations.ts'
import type { RequestWords } from '../models/request-words.ts'
import type { ServiceRequestRecord } from '../models/service-request.model.ts'
import { listFields } from '../request-record/request-names.ts'
import { noBlocks } from '../request-record/words-of-request.ts'

export const largeAgency = demoAgencies.harborPoint

const staff = ['Maya Reyes', 'Daniel Okonkwo', 'Siobhán O’Connell', 'Priya Raman', 'Luis Ángel Domínguez-Ferreira']
const of = <Item>(list: readonly Item[], number: number) => list[number % list.length] as Item

const days = 24 * 60 * 60_000
/** They are spread over so many days; the last ones are open. */
const spread = 730

const holders = ['City of San Diego', 'Harbor Builders Inc.', 'Cedar Property Management', 'Lakeview School District']

/** What a request of a type says, whole as it is stored. */
function wordsOf(type: RequestType, number: number): Pick<RequestWords, 'details' | keyof typeof noBlocks> {
  const details = `Please take care of this by the end of the month (${number}).`
  switch (type) {
    case 'ADD_ADDITIONAL_INSURED':
      return {
        ...{ ...noBlocks, details },
        addAdditionalInsured: { name: of(holders, number), relationship: 'Landlord', address: null },
      }
    case 'CANCEL_POLICY':
      return { ...noBlocks, details: null, cancelPolicy: { reason: 'Sold the business.' } }
    case 'CREATE_CERTIFICATE':
      return {
        ...{ ...noBlocks, details },
        createCertificate: {
          ...{ name: of(holders, number), address: null, additionalInsured: number % 2 === 0 },
          ...{ additionalInsuredRelationship: null, additionalInsuredRelationshipDescription: null },
        },
      }
    case 'DOCUMENT_REQUEST':
      return { ...noBlocks, details, documentRequest: { type: 'Policy' } }
    case 'QUESTION':
      return { ...noBlocks, details: null, question: { question: `Are we covered for ${number}?`, type: 'Coverage' } }
    default:
      return { ...noBlocks, details }
  }
}

const requestId = (number: number) => new Types.ObjectId(`6f${'f'.padEnd(4, '0')}${String(number).padStart(18, '0')}`)

/** A request of the large agency by its number, whole as mongoose would store it. Each twelfth of the last year’s is open. */
export function largeRequest(number: number, today: string): Omit<ServiceRequestRecord, 'sourceKey'> {
  const business = largeBusiness(Math.floor(number / 4) * 5 + (number % 4)) as LargeBusiness
  const type = of(requestTypes, number * 5 + Math.floor(number / 8))
  const age = (number * 7_919) % (spread * 1_440)
  const openedDay = daysAfter(today, -Math.floor(age / 1_440))
  const openedAt = new Date(startOfDay(openedDay, largeAgency.timeZone).getTime() - (age % 1_440) * 60_000)
  const isOpen = number % 12 === 0 || age < 5 * 1_440
  const place = number % 7
  const isAssigned = place < staff.length
  const closedAt = isOpen ? null : new Date(openedAt.getTime() + (1 + (number % 3)) * days)
  const dueAt = number % 9 === 0 ? null : startOfDay(daysAfter(openedDay, 1 + (number % 6)), largeAgency.timeZone)
  const facts = {
    ...{ type, ...wordsOf(type, number) },
    ...{ clientName: business.contactName, clientEmail: business.email, clientPhone: null },
    accountId: business.id,
    account: { name: business.name, sortName: fold(business.name) },
    businessPolicyId: null,
    assigneeId: isAssigned ? `66${String(place).padStart(22, '0')}` : null,
    assigneeName: isAssigned ? of(staff, place) : null,
    ...{ dueAt, correction: null, waiting: null, duplicateOfId: null, duplicateCount: 0 },
    state: isOpen ? ('OPEN' as const) : ('CLOSED' as const),
    ...{ isLoss: number % 211 === 0, signedRequest: null, certificates: [], source: null },
    ...{ closedAt, resolution: isOpen ? null : { notes: 'Done.', files: [], email: null } },
    earlierResolutions: [],
  }
  return {
    _id: requestId(number),
    version: isOpen ? 1 : 2,
    logVersion: isOpen ? 1 : 2,
    ...facts,
    ...listFields(facts),
    createdAt: openedAt,
    updatedAt: closedAt ?? openedAt,
  }
}
