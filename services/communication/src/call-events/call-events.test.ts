import { inTenantScope } from '@coverdesk/kit'
import { runJob } from '@coverdesk/kit/testing'
import { describe, expect, it, vi } from 'vitest'
import { Call } from '../call-record/call.model.ts'
import { heron, osprey, theirNumber, them, us, useCommunicationSubgraph } from '../testing/communication-subgraph.ts'
import { retellDeliveries } from '../testing/retell-deliveries.ts'
import { type CallEventRecord, CallEventRow } from './call-event.model.ts'
import { endSilentCalls } from './end-silent-calls.ts'

const communication = useCommunicationSubgraph()
const { deliver, list, find, link, world } = communication
const soon = { timeout: 20_000, interval: 50 }

let calls = 0
/** A number of its own for each call. */
const newNumber = () => `+1619556${String(++calls).padStart(4, '0')}`

describe('deliveries of a call', () => {
  it('make one call, out of order, repeated and at once', async () => {
    const number = newNumber()
    const deliveries = retellDeliveries('c-parallel', number)
    const mixed = [...deliveries, ...deliveries].reverse()
    expect(await Promise.all(mixed.map(delivery => deliver(delivery)))).toEqual(mixed.map(() => 202))
    await vi.waitFor(async () => {
      expect(await find(number)).toMatchObject({ status: 'COMPLETED', summary: 'About trucks.', sentiment: 'POSITIVE' })
    }, soon)
    const found = await list({ search: number })
    expect(found.total).toBe(1)
    expect(found.items[0]?.['transcript']).toHaveLength(5)
  })

  it('keep what was said once, however many of them repeat it, and give it back whole', async () => {
    const number = newNumber()
    for (const delivery of retellDeliveries('c-once', number)) await deliver(delivery)
    const eventsOf = () =>
      inTenantScope(us.agencyId, () => CallEventRow.find({ callId: 'c-once' }).lean<CallEventRecord[]>())
    // Each delivery is a job, and the last one may be done first.
    await vi.waitFor(async () => expect(await eventsOf()).toHaveLength(5), soon)
    const rows = await eventsOf()
    expect(rows.filter(({ snapshot }) => snapshot.transcript.length > 0)).toHaveLength(1)
    expect(rows.map(({ heard }) => heard).sort()).toEqual([0, 1, 2, 5, 5])
    expect((await find(number))?.['transcript']).toHaveLength(5)
  })

  it('of a call of an hour are taken, with some 2 MB of transcript', async () => {
    const number = newNumber()
    const [started, , , ended] = retellDeliveries('c-long', number)
    const said = Array.from({ length: 2_000 }, () => ({ role: 'user', content: 'x'.repeat(1_000) }))
    const long = { ...ended, call: { ...(ended?.call as object), transcript_with_tool_calls: said } }
    expect([await deliver(started ?? {}), await deliver(long)]).toEqual([202, 202])
    await vi.waitFor(async () => expect((await find(number))?.['transcript']).toHaveLength(2_000), soon)
  })

  it('stay the same when they come late, signed anew', async () => {
    const number = newNumber()
    const [started, , , ended] = retellDeliveries('c-late', number)
    await deliver(ended ?? {})
    await vi.waitFor(async () => expect((await find(number))?.status).toBe('COMPLETED'), soon)
    const before = await find(number)
    await deliver(started ?? {})
    await deliver(ended ?? {}, Date.now() - 60_000)
    await vi.waitFor(async () => expect((await find(number))?.['version']).toBe(2), soon)
    expect(await find(number)).toEqual({ ...before, version: 2 })
  })

  it('belong to the agency whose assistant or number was called', async () => {
    const number = newNumber()
    const [started] = retellDeliveries('c-theirs', number, { agent_id: 'agent_unknown', to_number: theirNumber })
    await deliver(started ?? {})
    await vi.waitFor(async () => expect((await find(number, them))?.status).toBe('IN_PROGRESS'), soon)
    expect(await find(number)).toBeUndefined()
  })

  it('are refused unless signed, and thanked for where they are no one’s, or about no call', async () => {
    const [started] = retellDeliveries('c-refused', newNumber())
    const body = JSON.stringify(started)
    expect(await communication.subgraph().deliver('retell', body, {})).toBe(401)
    expect(await deliver(started ?? {}, Date.now() - 6 * 60_000)).toBe(401)
    const [strange] = retellDeliveries('c-strange', newNumber(), {
      agent_id: 'agent_unknown',
      to_number: '+13105550100',
    })
    expect(await deliver(strange ?? {})).toBe(202)
    expect(await deliver({ event: 'alert_triggered' })).toBe(202)
    expect((await list()).items.map(({ fromNumber }) => fromNumber)).not.toContain('+13105550100')
  })
})

describe('a call of which nothing is heard for two hours', () => {
  it('is ended, and as it should be once its end is told', async () => {
    const number = newNumber()
    const deliveries = retellDeliveries('c-silent', number)
    await deliver(deliveries[0] ?? {})
    await vi.waitFor(async () => expect((await find(number))?.status).toBe('IN_PROGRESS'), soon)
    await runJob(endSilentCalls)
    expect((await find(number))?.status, 'it was heard of a moment ago').toBe('IN_PROGRESS')
    const lastEventAt = new Date(Date.now() - 121 * 60_000)
    await inTenantScope(us.agencyId, () => Call.updateOne({ providerCallId: 'c-silent' }, { $set: { lastEventAt } }))
    await runJob(endSilentCalls)
    expect(await find(number)).toMatchObject({ status: 'ERROR', disconnectionReason: 'no_end_reported' })
    await deliver(deliveries[4] ?? {})
    await vi.waitFor(async () => {
      expect(await find(number)).toMatchObject({ status: 'COMPLETED', disconnectionReason: 'user_hangup' })
    }, soon)
  })
})

describe('the account of a call', () => {
  it('is the one that has the number, where one alone has it', async () => {
    const [number, shared] = [newNumber(), newNumber()]
    world.numbers = { [number]: [heron], [shared]: [heron, osprey] }
    await deliver(retellDeliveries('c-known', number)[0] ?? {})
    await deliver(retellDeliveries('c-shared', shared)[0] ?? {})
    await vi.waitFor(async () => expect((await find(number))?.['accountName']).toBe('Heron Hardware'), soon)
    expect(await find('heron')).toMatchObject({ account: { id: heron }, customerName: 'Heron Hardware' })
    await deliver(retellDeliveries('c-shared', shared)[4] ?? {})
    await vi.waitFor(async () => expect((await find(shared))?.status).toBe('COMPLETED'), soon)
    expect(await find(shared)).toMatchObject({ account: null, customerName: null })
  })

  it('stays as a person chose it, whatever the number says later', async () => {
    const number = newNumber()
    const deliveries = retellDeliveries('c-chosen', number)
    await deliver(deliveries[0] ?? {})
    await vi.waitFor(async () => expect(await find(number)).toBeDefined(), soon)
    const call = await find(number)
    expect(await link(String(call?.id), osprey)).toMatchObject({ accountName: 'Osprey Optics' })
    world.numbers = { [number]: [heron] }
    await deliver(deliveries[4] ?? {})
    await vi.waitFor(async () => expect((await find(number))?.status).toBe('COMPLETED'), soon)
    expect(await find(number)).toMatchObject({ account: { id: osprey }, customerName: 'Osprey Optics' })
  })
})
