import type { MachineMailKind, ParticipantRole, SessionState } from '../generated/documents'

export const threadStates: readonly { value: SessionState; label: string }[] = [
  { value: 'ACTIVE', label: 'Active' },
  { value: 'ENDED', label: 'Ended' },
]

/** Specification 3 §4. A participant is shown as the client, so the filter has one entry for both. */
export const waitingChoices: readonly { value: ParticipantRole; label: string }[] = [
  { value: 'AGENT', label: 'Agent' },
  { value: 'CLIENT', label: 'Client' },
  { value: 'CARA', label: 'Assistant' },
]

export const threadStateName = (state: SessionState): string =>
  threadStates.find(({ value }) => value === state)?.label ?? state

/** Who a thread waits for, as people read it. */
export const waitingName = (role: ParticipantRole): string =>
  waitingChoices.find(({ value }) => value === (role === 'PARTICIPANT' ? 'CLIENT' : role))?.label ?? role

/** Who wrote a mail, beside the name. */
export const senderRoleName: Readonly<Record<ParticipantRole, string>> = {
  AGENT: 'Agent',
  CARA: 'Assistant',
  CLIENT: 'Client',
  PARTICIPANT: 'Participant',
}

/** A mail may come without a subject. */
export const subjectOf = ({ subject }: { subject: string }): string => subject || '(No subject)'

/** Of a mail that a program wrote. */
export const machineMailName: Readonly<Record<MachineMailKind, string>> = {
  AUTOMATIC_NOTICE: 'Automatic notice',
  AUTOMATIC_REPLY: 'Automatic reply',
  BOUNCE: 'Not delivered',
  BULK: 'Mailing list',
}
