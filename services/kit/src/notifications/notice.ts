/** What people are notified of; each person chooses per kind how they hear of it. */
export const noticeKinds = [
  'ASSIGNED',
  'COMMENTED',
  'MENTIONED',
  'DUE_TOMORROW',
  'OVERDUE',
  'RESOLVED',
  'LOSS_REPORTED',
  'FOLLOW_UP',
  'INTEGRATION_STOPPED',
] as const

/** One of `noticeKinds`. */
export type NoticeKind = (typeof noticeKinds)[number]

/** Something that people of the current agency should know. */
export interface Notice {
  kind: NoticeKind
  /** Ids of agency users, or all active users of the agency. */
  to: readonly string[] | 'EVERYONE'
  /**
   * What happened, without the actor's name: "assigned a certificate request to you". A whole sentence if nobody did it:
   * "Certificate request is due tomorrow".
   */
  text: string
  /** What it is about, for the second line: "Bayview Marine Services LLC · Create Certificate". */
  about: string
  /** Where a click leads, a path of ours: `/app/servicing/42/activity`. */
  path: string
  /** More words, such as the comment. At most 500 characters are kept. By default none. */
  excerpt?: string
  /**
   * The same key for the same person makes one notification: `due-tomorrow 42 2026-12-01`. By default each call makes one.
   */
  key?: string
}
