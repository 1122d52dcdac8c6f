import { daysAfter, optionalText, parseInput, type UserCallContext, validationFailed } from '@coverdesk/kit'
import { z } from 'zod'
import { agencyCalendar } from '../calendar/agency-calendar.ts'
import { titleOf, waitingParties } from '../models/enumerations.ts'
import { findAtVersion, type RequestVersion, refused, saveRequest } from '../request-record/save-request.ts'
import { waitingEnded } from '../request-record/waiting-ended.ts'

const maxDays = 366

const waitingInput = z.object({
  on: z.enum(waitingParties, { error: 'Choose whom the request waits on.' }),
  followUpOn: z.iso.date({ error: 'Enter the follow-up date.' }),
  note: optionalText(500).transform(note => note ?? null),
})

/**
 * Lets an open request wait on the client or the carrier until a day. A request that waits already waits anew.
 *
 * @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED by field, or where it is closed
 */
export async function setWaiting(context: UserCallContext, at: RequestVersion, input: unknown) {
  const { on, followUpOn, note } = parseInput(waitingInput, input)
  const current = await findAtVersion(at)
  if (current.state === 'CLOSED') throw refused('This request is resolved already.')
  const { today } = await agencyCalendar()
  if (followUpOn <= today) throw wrongDay('Choose a day after today.')
  if (followUpOn > daysAfter(today, maxDays)) throw wrongDay('Choose a day within a year.')
  const { waiting: before } = current
  if (before?.on === on && before.followUpOn === followUpOn && before.note === note) return current
  const since = before?.on === on ? before.since : new Date()
  return saveRequest(
    context,
    current,
    { waiting: { on, followUpOn, note, since } },
    {
      updateTypes: ['UPDATE_SERVICE_REQUEST'],
      changes: [{ kind: 'WAITING_STARTED', before: before && titleOf(before.on), after: titleOf(on) }],
      reason: note,
    },
  )
}

/** What doesn’t wait stays as it is. @throws NOT_FOUND, CONFLICT */
export async function endWaiting(context: UserCallContext, at: RequestVersion) {
  const current = await findAtVersion(at)
  if (!current.waiting) return current
  return saveRequest(
    context,
    current,
    { waiting: null },
    { updateTypes: ['UPDATE_SERVICE_REQUEST'], changes: waitingEnded(current) },
  )
}

const wrongDay = (message: string) => validationFailed([{ path: 'followUpOn', message }])
