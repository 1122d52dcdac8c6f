/** Specification 3 §4: where a call stands. */
export const callStatuses = ['REGISTERED', 'IN_PROGRESS', 'COMPLETED', 'ERROR'] as const
export type CallStatus = (typeof callStatuses)[number]

/** Specification 3 §3: who says what in a transcript. */
export const transcriptRoles = ['AGENT', 'USER', 'TOOL_INVOCATION', 'TOOL_RESULT'] as const
export type TranscriptRole = (typeof transcriptRoles)[number]

export const sentiments = ['NEGATIVE', 'NEUTRAL', 'POSITIVE'] as const
export type Sentiment = (typeof sentiments)[number]

export const recordingStates = ['WAITING', 'READY', 'FAILED'] as const
export type RecordingState = (typeof recordingStates)[number]
