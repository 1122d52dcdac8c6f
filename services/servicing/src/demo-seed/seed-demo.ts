import { demoAgencies, demoDay, insertMissing, inTenantScope, seedOnce, todayIn } from '@coverdesk/kit'
import { startOfDay } from '../calendar/start-of-day.ts'
import { ServiceRequest } from '../models/service-request.model.ts'
import { ServiceRequestComment } from '../models/service-request-comment.model.ts'
import { ServiceRequestVersion } from '../models/service-request-version.model.ts'
import { recordsOf } from './demo-records.ts'
import type { DemoRequest, DemoWorld } from './demo-request.ts'
import demo from './service-requests.json' with { type: 'json' }

const staff = {
  harborPoint: ['Maya Reyes', 'Daniel Okonkwo', 'Siobhán O’Connell', 'Priya Raman', 'Luis Ángel Domínguez-Ferreira'],
  canary: ['CANARY_B User'],
}

/** As settings number the demo's users. */
const people = (names: readonly string[], first: number) =>
  names.map((name, place) => ({ id: `66${String(first + place).padStart(22, '0')}`, name }))

/** The requests of the demo's clients, around the day on which the database is filled. */
export const seedDemo = (): Promise<void> => seedOnce('demo', isEmpty, insertDemo)

export const isEmpty = () => inTenantScope(demoAgencies.harborPoint.id, async () => !(await ServiceRequest.exists({})))

export async function insertDemo(): Promise<void> {
  const { harborPoint, canary } = demoAgencies
  await insertAgency(harborPoint, '67', people(staff.harborPoint, 0), demo.harborPoint as DemoRequest[])
  await insertAgency(canary, '68', people(staff.canary, 100), demo.canary as DemoRequest[])
}

async function insertAgency(
  { id, timeZone }: { id: string; timeZone: string },
  prefix: '67' | '68',
  staff: DemoWorld['staff'],
  requests: readonly DemoRequest[],
): Promise<void> {
  const today = todayIn(timeZone)
  const day = (offset: number) => demoDay(today, offset)
  const world: DemoWorld = {
    ...{ prefix, today, staff, requests, day },
    startOf: offset => startOfDay(day(offset), timeZone),
  }
  const records = requests.map((request, number) => recordsOf(request, number, world))
  await inTenantScope(id, async () => {
    await insertMissing(
      ServiceRequest,
      records.map(({ request }) => request),
    )
    await insertMissing(
      ServiceRequestVersion,
      records.flatMap(({ versions }) => versions),
    )
    await insertMissing(
      ServiceRequestComment,
      records.flatMap(({ comments }) => comments),
    )
  })
}
