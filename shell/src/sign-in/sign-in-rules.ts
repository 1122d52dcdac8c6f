/** Digits of a verification code (specification 1 §9). */
const codeLength = 6

/** A code as it is sent: people paste it with spaces or a dash. */
export const cleanCode = (typed: string) => typed.replace(/[\s-]/g, '')

/** Whether it is a whole code of an app; a recovery code has letters, too. */
export const isAppCode = (code: string) => /^\d+$/.test(cleanCode(code)) && cleanCode(code).length === codeLength

/**
 * Whether a code is sent without a click: only once it is complete, and only in the browser that asked for it.
 * A link that someone else sent must never sign a person in by being opened.
 *
 * @param pendingEmail the address for which this browser asked a code
 */
export function submitsItself(code: string, email: string, pendingEmail: string | null): boolean {
  return cleanCode(code).length === codeLength && pendingEmail !== null && sameAddress(email, pendingEmail)
}

const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
