export type AmsFailureKind =
  /** It does not take the credentials, or no longer does. */
  | 'CREDENTIALS'
  /** It answers nothing, or that it is in trouble. */
  | 'UNAVAILABLE'
  /** We have asked too often. */
  | 'RATE_LIMITED'
  /** It answers what no one can read, or leaves records out. */
  | 'UNREADABLE'
  /** It refuses what was asked. */
  | 'REFUSED'

/** The other system could not do what was asked. The message is for people. */
export class AmsFailure extends Error {
  /**
   * @param words the other system's own, such as `invalid_grant: The user name or password is incorrect.`; by default the message
   */
  constructor(
    readonly kind: AmsFailureKind,
    message: string,
    readonly words: string = message,
  ) {
    super(message)
  }
}
