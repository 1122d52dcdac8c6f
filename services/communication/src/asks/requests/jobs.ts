/** Opens the request of an ask: `{ askId }`. */
export const openRequestJob = 'open-request'
/** Adds what a client said later to the request of an ask: `{ askId, details, messageId, isComplaint }`. */
export const addToRequestJob = 'add-to-request'
/** Has Cara begin to work on what a thread asks for: `{ threadId, serviceRequestId }`. */
export const openWorkspaceJob = 'open-workspace'
/** Has Cara look at a thread again: `{ threadId, because }`, with the id of the mail or of the ask that is new. */
export const continueWorkspaceJob = 'continue-workspace'
