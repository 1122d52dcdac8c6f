/**
 * The name of the job that finds out what a conversation is about, once a part of it is stored: `{ threadId, messageId }` of a
 * mail that a person wrote, or `{ callId }`.
 */
export const considerJob = 'conversations.consider'
