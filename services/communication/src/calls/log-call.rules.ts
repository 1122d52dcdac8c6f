import { optionalLines, phoneNumber, requiredName } from '@coverdesk/kit'
import { z } from 'zod'

const dayMessage = 'Enter the day of the call.'
const timeMessage = 'Enter a time such as 2:30 PM.'
const minutesMessage = 'Enter how long it took, in minutes from 0 to 1,440.'
const minute = 60_000
const maxMinutes = 24 * 60

const clock = /^(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?m?\.?$/i

/** Minutes since midnight of `14:30`, `2:30 PM` or `2pm`; undefined where it is no time. */
export function minutesOf(text: string): number | undefined {
  const [, hours, minutes = '0', half] = clock.exec(text.trim()) ?? []
  if (hours === undefined) return undefined
  const [hour, past] = [Number(hours), Number(minutes)]
  if (past > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return undefined
  const inDay = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour
  return inDay * 60 + past
}

/** The instant at which clocks of a zone show this. Where they are put forward, the one that they would show. */
export function instantOf(day: string, minutes: number, timeZone: string): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * minute
  const guess = shown - offsetAt(shown, timeZone)
  return new Date(shown - offsetAt(guess, timeZone))
}

/** How far a zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const shown = new Date(instant).toLocaleString('sv-SE', { timeZone })
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(instant / 1_000) * 1_000
}

const isZone = (timeZone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone }))
  } catch {
    return false
  }
}

const text = z
  .string()
  .nullish()
  .transform(value => value?.trim() ?? '')

/** A call as someone logs it. Each message appears at the form’s field of the same path. */
export const logCallInput = z
  .object({
    fromName: requiredName('Enter who called.'),
    fromNumber: phoneNumber,
    accountId: text.transform(id => id || null),
    day: text.pipe(z.iso.date({ error: dayMessage })),
    time: text.transform((entered, context) => {
      const minutes = minutesOf(entered)
      if (minutes === undefined) context.addIssue({ code: 'custom', message: timeMessage })
      return minutes ?? 0
    }),
    timeZone: text.refine(isZone, { error: 'Choose a time zone.' }),
    minutes: text.transform((entered, context) => {
      const minutes = Number(entered)
      const isLength = /^\d{1,4}$/.test(entered) && minutes <= maxMinutes
      if (!isLength) context.addIssue({ code: 'custom', message: minutesMessage })
      return minutes
    }),
    summary: optionalLines(4_000),
  })
  .transform(({ day, time, timeZone, minutes, ...given }, context) => {
    const startedAt = instantOf(day, time, timeZone)
    if (startedAt.getTime() > Date.now()) {
      context.addIssue({ code: 'custom', path: ['time'], message: 'Enter a time that is not in the future.' })
    }
    return { ...given, startedAt, endedAt: new Date(startedAt.getTime() + minutes * minute) }
  })
