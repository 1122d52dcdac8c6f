/** Specification 3 §3: whether a conversation continues. */
export const sessionStates = ['ACTIVE', 'ENDED'] as const
export type SessionState = (typeof sessionStates)[number]

/** Specification 3 §3: who takes part in a thread. */
export const participantRoles = ['AGENT', 'CARA', 'CLIENT', 'PARTICIPANT'] as const
export type ParticipantRole = (typeof participantRoles)[number]

export const deliveryStates = ['SENDING', 'SENT', 'FAILED', 'UNKNOWN'] as const

export const machineMailKinds = ['BOUNCE', 'AUTOMATIC_REPLY', 'AUTOMATIC_NOTICE', 'BULK'] as const
export type MachineMailKind = (typeof machineMailKinds)[number]

/** A file of a mail is looked into again by itself, until its attempts have run out of time. */
export const attachmentChecks = ['CHECKING', 'OUT_OF_TIME'] as const
export type AttachmentCheck = (typeof attachmentChecks)[number]
