const short = 200
const isMail = /\be-?mails?\b/i
const isDraft = /\b(?:draft|write|prepare|compose|create)\b/i
const isAbout = /\b(?:ask\w*|clarif\w*|correct\w*|gaps?|missing|questions?|request\w*)\b/i
const isYes =
  /^\W*(?:yes|yep|yeah|sure|please do|go ahead|ok(?:ay)?)\b[\s,.!]*(?:please|do(?: it| that)?|thanks?|thank you)?[\s.!]*$/i

/**
 * Whether a message asks for the e-mail that the answer offered, and for nothing else.
 *
 * @param isReply whether it is the message right after that answer
 */
export const asksForEmail = (message: string, isReply: boolean): boolean =>
  (isReply && isYes.test(message)) ||
  (message.length <= short && isMail.test(message) && isDraft.test(message) && isAbout.test(message))
