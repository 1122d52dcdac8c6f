import { runJob } from '@coverdesk/kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetAgencies } from '../references/current-agency.ts'
import { noticesOf } from '../testing/notices.ts'
import { colleague, type RequestAnswer, useServicingSubgraph } from '../testing/servicing-subgraph.ts'
import { followCalendar } from './follow-calendar.ts'

// Its jobs run when a test says so.
const servicing = useServicingSubgraph({ jobs: [] })
const { create, data, read, world } = servicing
const at = ({ id, version }: RequestAnswer) => ({ id, version })
const look = (instant: string) => {
  vi.setSystemTime(new Date(instant))
  return runJob(followCalendar)
}
/** The first instant of a day in Los Angeles, in winter. */
const dayAt = (day: string) => `${day}T08:00:00.000Z`
const request = (dueOn: string | null, more: object = {}) =>
  create({ type: 'OTHER', details: 'x', assigneeId: colleague, dueAt: dueOn && dayAt(dueOn), ...more })
const kindsOf = async ({ id }: RequestAnswer) =>
  (await noticesOf(id)).map(({ kind }) => kind).filter(kind => kind !== 'ASSIGNED')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-11T18:00:00Z') })
  world.isDown = false
})
afterEach(() => void vi.useRealTimers())

describe('a follow-up date', () => {
  it('ends the waiting at the agency’s midnight, and notifies the assignee', async () => {
    const waiting = await data('wait', {
      ...at(await request(null, { type: 'QUESTION', question: { question: 'Why?' }, clientName: 'Ada Heron' })),
      input: { on: 'CLIENT', followUpOn: '2027-01-13', note: 'Asked for the lease' },
    })
    await look('2027-01-13T07:59:59Z')
    expect(await read(waiting.id)).toEqual(waiting)
    await look('2027-01-13T08:00:00Z')
    const back = await read(waiting.id)
    expect(back).toMatchObject({ waiting: null, version: waiting.version + 1 })
    expect(back.versionHistory[0]).toMatchObject({
      ...{ updateInitiatorType: 'CRONJOB', updateInitiatorId: null, updateTypes: ['UPDATE_SERVICE_REQUEST'] },
      changes: [{ kind: 'WAITING_ENDED', before: 'Client' }],
    })
    const followUps = (await noticesOf(waiting.id)).filter(({ kind }) => kind === 'FOLLOW_UP')
    expect(followUps).toEqual([
      {
        ...{ kind: 'FOLLOW_UP', to: [colleague], about: 'Ada Heron · Question' },
        text: 'Time to follow up with the client on a question',
        path: `/app/servicing/${waiting.id}/overview`,
        key: `follow-up ${waiting.id} 2027-01-13`,
      },
    ])
  })

  it('of a request that no one has is everyone’s, however late it is noticed', async () => {
    vi.setSystemTime(new Date('2027-01-14T18:00:00Z'))
    const waiting = await data('wait', {
      ...at(await request(null, { assigneeId: null })),
      input: { on: 'CARRIER', followUpOn: '2027-01-15' },
    })
    await look('2027-02-20T18:00:00Z')
    expect((await read(waiting.id)).waiting).toBeNull()
    expect(await noticesOf(waiting.id)).toMatchObject([{ kind: 'FOLLOW_UP', to: 'EVERYONE' }])
  })
})

describe('a due date', () => {
  it('is told once, the day before and the day after', async () => {
    await look('2027-03-01T18:00:00Z')
    const due = await request('2027-03-03', { clientName: 'Ada Heron' })
    const other = await request('2027-03-08')
    await look('2027-03-02T07:59:00Z')
    expect(await kindsOf(due)).toEqual([])
    await look('2027-03-02T08:00:00Z')
    await look('2027-03-02T20:00:00Z')
    expect(await noticesOf(due.id)).toMatchObject([
      { kind: 'ASSIGNED' },
      {
        ...{ kind: 'DUE_TOMORROW', to: [colleague], text: 'Service request is due tomorrow' },
        ...{ about: 'Ada Heron · Other', key: `due-tomorrow ${due.id} ${dayAt('2027-03-03')}` },
      },
    ])
    await look('2027-03-03T20:00:00Z')
    expect(await kindsOf(due)).toEqual(['DUE_TOMORROW'])
    await look('2027-03-04T08:00:00Z')
    expect(await noticesOf(due.id)).toMatchObject([{}, {}, { kind: 'OVERDUE', text: 'Service request is overdue' }])
    expect(await kindsOf(other)).toEqual([])
  })

  it('is told late when no one looked for days, but not if the request waits, is closed or belongs to no one', async () => {
    await look('2027-04-01T18:00:00Z')
    const missed = await request('2027-04-03')
    const closed = await data('resolve', { ...at(await request('2027-04-03')), input: {} })
    const waiting = await data('wait', {
      ...at(await request('2027-04-03')),
      input: { on: 'CLIENT', followUpOn: '2027-05-03' },
    })
    const unassigned = await request('2027-04-03', { assigneeId: null })
    await look('2027-04-06T18:00:00Z')
    expect(await kindsOf(missed)).toEqual(['OVERDUE'])
    expect(await noticesOf(unassigned.id)).toEqual([])
    for (const quiet of [closed, waiting]) {
      expect((await kindsOf(quiet)).filter(kind => kind !== 'RESOLVED')).toEqual([])
    }
  })

  it('waits for settings to say where the agency is', async () => {
    await look('2027-06-01T18:00:00Z')
    const due = await request('2027-06-03')
    forgetAgencies()
    world.isDown = true
    await look('2027-06-02T18:00:00Z')
    expect(await kindsOf(due)).toEqual([])
    world.isDown = false
    await look('2027-06-02T18:01:00Z')
    expect(await kindsOf(due)).toEqual(['DUE_TOMORROW'])
  })

  it('of more requests than one transaction takes is told of each', async () => {
    await look('2027-07-01T18:00:00Z')
    const many = await Promise.all(Array.from({ length: 60 }, () => request('2027-07-03', { clientName: 'Many' })))
    await look('2027-07-02T18:00:00Z')
    const told = (await noticesOf('/app/servicing/')).filter(
      ({ kind, about }) => kind === 'DUE_TOMORROW' && about.startsWith('Many'),
    )
    expect(new Set(told.map(({ path }) => path)).size).toBe(many.length)
  })
})
