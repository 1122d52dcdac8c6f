import { describe, expect, it } from 'vitest'
import { instantOf, logCallInput, minutesOf } from './log-call.rules.ts'

const valid = { fromName: 'Ada', day: '2026-01-31', time: '2:30 PM', timeZone: 'America/Los_Angeles', minutes: '5' }
const messagesOf = (input: object) =>
  Object.fromEntries(
    (logCallInput.safeParse(input).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

describe('the time of a call', () => {
  it.each([
    ['14:30', 870],
    ['2:30 PM', 870],
    ['2pm', 840],
    ['12:05 am', 5],
    ['12 p.m.', 720],
    ['9', 540],
    ['13 PM', undefined],
    ['24:00', undefined],
    ['9:60', undefined],
    ['soon', undefined],
  ])('%s', (text, minutes) => expect(minutesOf(text)).toBe(minutes))

  it('is that of the zone, also on days that change the clocks', () => {
    expect(instantOf('2026-01-31', 870, 'America/Los_Angeles').toISOString()).toBe('2026-01-31T22:30:00.000Z')
    expect(instantOf('2026-03-08', 60, 'America/Los_Angeles').toISOString()).toBe('2026-03-08T09:00:00.000Z')
    expect(instantOf('2026-03-08', 240, 'America/Los_Angeles').toISOString()).toBe('2026-03-08T11:00:00.000Z')
    expect(instantOf('2026-11-01', 240, 'America/Los_Angeles').toISOString()).toBe('2026-11-01T12:00:00.000Z')
  })
})

describe('a call that someone logs', () => {
  it('has its beginning and its end', () => {
    expect(logCallInput.parse({ ...valid, fromNumber: '(619) 555-0142' })).toMatchObject({
      ...{ fromNumber: '+16195550142', accountId: null, summary: null },
      ...{ startedAt: new Date('2026-01-31T22:30:00Z'), endedAt: new Date('2026-01-31T22:35:00Z') },
    })
  })

  it('says what is missing, by field', () => {
    expect(messagesOf({})).toEqual({
      fromName: 'Enter who called.',
      day: 'Enter the day of the call.',
      time: 'Enter a time such as 2:30 PM.',
      timeZone: 'Choose a time zone.',
      minutes: 'Enter how long it took, in minutes from 0 to 1,440.',
    })
    expect(messagesOf({ ...valid, fromNumber: '12' })).toHaveProperty('fromNumber')
    expect(messagesOf({ ...valid, minutes: '1441' })).toHaveProperty('minutes')
    expect(messagesOf({ ...valid, day: '2999-01-01' })).toEqual({ time: 'Enter a time that is not in the future.' })
  })
})
