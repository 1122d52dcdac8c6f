import { describe, expect, it } from 'vitest'
import { retellDeliveries } from '../testing/retell-deliveries.ts'
import { retellEvent, retellPayload } from '../voice/retell/retell-event.ts'
import { deriveCall } from './derive-call.ts'

const receivedAt = new Date('2026-11-20T18:05:00Z')
const told = (delivery: object) => {
  const event = retellEvent(retellPayload.parse(delivery))
  if (!event) throw new Error('It is about no call.')
  return { ...event, receivedAt }
}
const deliveries = retellDeliveries('c', '+16195550142')
const events = deliveries.map(told)

/** Every order of them. */
function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((item, place) => orders(items.toSpliced(place, 1)).map(rest => [item, ...rest]))
}

const whole = {
  ...{ status: 'COMPLETED', fromNumber: '+16195550142', disconnectionReason: 'user_hangup' },
  ...{ startedAt: new Date('2026-11-20T18:00:00Z'), endedAt: new Date('2026-11-20T18:01:35Z') },
  ...{ sentiment: 'POSITIVE', successful: true, summary: 'About trucks.' },
}

describe('the call that events make', () => {
  it('is the same in every order', () => {
    for (const order of orders(events)) {
      const call = deriveCall(order)
      expect(call).toMatchObject(whole)
      expect(call.transcript.map(({ role }) => role)).toEqual([
        ...['AGENT', 'USER', 'TOOL_INVOCATION', 'TOOL_RESULT', 'AGENT'],
      ])
    }
  })

  it('continues with whatever part came first, and is over with its end alone', () => {
    expect(deriveCall(events.slice(0, 1))).toMatchObject({ status: 'IN_PROGRESS', endedAt: null })
    expect(deriveCall(events.slice(2, 3)).transcript).toHaveLength(2)
    expect(deriveCall(events.slice(3, 4))).toMatchObject({ status: 'COMPLETED', summary: null })
    expect(deriveCall(events.slice(4))).toMatchObject(whole)
  })

  it('keeps the longest transcript of a call that continues', () => {
    expect(deriveCall([...events.slice(0, 3)].reverse()).transcript).toHaveLength(2)
  })

  it.each([
    ['registered', 'REGISTERED'],
    ['ongoing', 'IN_PROGRESS'],
    ['ended', 'COMPLETED'],
    ['error', 'ERROR'],
    ['not_connected', 'ERROR'],
    ['a status of tomorrow', 'IN_PROGRESS'],
  ])('has the status of a call that is %s', (call_status, status) => {
    const call = deriveCall([told({ event: 'transfer_started', call: { call_id: 'c', call_status } })])
    expect(call.status).toBe(status)
  })

  it('ended with an error where its end says so, whatever came before', () => {
    const failed = told({
      event: 'call_ended',
      call: { call_id: 'c', call_status: 'error', disconnection_reason: 'x' },
    })
    expect(deriveCall([...events.slice(0, 3), failed])).toMatchObject({ status: 'ERROR', disconnectionReason: 'x' })
  })

  it('is lost without an end, until one is told after all', () => {
    const [started] = events
    if (!started) throw new Error('There is no start.')
    const endedAt = new Date('2026-11-20T20:00:00Z')
    const nothing = { ...deriveCall([]), recordingUrl: null, transcript: [] }
    const lost = {
      ...{ kind: 'LOST' as const, key: 'lost', receivedAt },
      snapshot: { ...nothing, status: null, endedAt },
    }
    expect(deriveCall([started, lost])).toMatchObject({
      ...{ status: 'ERROR', disconnectionReason: 'no_end_reported', endedAt },
    })
    expect(deriveCall([lost, ...events])).toMatchObject(whole)
  })

  it('has the client’s number, whoever called', () => {
    const outbound = { direction: 'outbound', from_number: '+14155550100', to_number: '(619) 555-0142' }
    const call = deriveCall([told({ event: 'call_started', call: { call_id: 'c', ...outbound } })])
    expect(call.fromNumber).toBe('+16195550142')
  })

  it('takes nothing that is of another form than agreed', () => {
    const strange = { call_id: 'c', from_number: 7, start_timestamp: 'soon', call_analysis: [], transcript_object: [3] }
    const call = deriveCall([told({ event: 'call_analyzed', call: strange })])
    expect(call).toMatchObject({ fromNumber: null, startedAt: null, summary: null, sentiment: null, transcript: [] })
  })
})
