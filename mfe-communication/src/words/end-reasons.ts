import { formatEnum } from '@coverdesk/design-system'

/** Why a call ended, by what the provider calls it. */
const reasons: Readonly<Record<string, string>> = {
  user_hangup: 'Client hung up',
  agent_hangup: 'Cara hung up',
  call_transfer: 'Transferred',
  transfer_bridged: 'Transferred',
  transfer_cancelled: 'Transfer canceled',
  call_take_over: 'Taken over by a person',
  voicemail_reached: 'Voicemail',
  ivr_reached: 'Phone menu',
  inactivity: 'No one spoke',
  max_duration_reached: 'Longest duration reached',
  marked_as_spam: 'Marked as spam',
  scam_detected: 'Scam detected',
  user_declined: 'Declined',
  dial_busy: 'Busy',
  dial_failed: 'Could not be connected',
  dial_no_answer: 'No answer',
  invalid_destination: 'Wrong number',
  manual_stopped: 'Stopped by hand',
  registered_call_timeout: 'Never began',
  error_no_audio_received: 'No sound came through',
  no_end_reported: 'Its end was not reported',
}

/** As people read it; a reason that is not known yet keeps its own words. */
export const endReason = (reason: string | null | undefined): string =>
  reason ? (reasons[reason] ?? formatEnum(reason)) : ''
