/** A request as the data file describes it, relative to the day of the seed. */
export interface DemoRequest {
  account?: string
  type: string
  /** The type of the account’s policy that it is about. */
  policy?: string
  openedDaysAgo: number
  dueInDays?: number
  /** The place in the agency’s staff. */
  assignee?: number
  details?: string
  block?: Readonly<Record<string, unknown>>
  closed?: { afterDays: number; notes: string }
  /** The place of the request of which it is a duplicate; it is closed then. */
  duplicateOf?: number
  isLoss?: boolean
  isComplaint?: boolean
  /** What a person should know of a field: path, what was asked before, the client’s words. */
  differs?: { path: string; before: string; quote: string }
  waiting?: { on: string; untilInDays: number; note: string; sinceDaysAgo: number }
  /** What staff know better than the client’s words say, and since when. */
  correction?: { daysAgo: number; words: Readonly<Record<string, unknown>> }
  /** Where Cara found it. */
  source?: { type: string; sentence: string; confidence: number }
  /** Days ago, who, and what. */
  comments?: readonly (string | number)[][]
  /** Name, e-mail, and phone of a client. By default the contact of the account. */
  client?: readonly (string | null)[]
}

/** What an agency’s requests refer to. */
export interface DemoWorld {
  prefix: '67' | '68'
  /** The day of the seed, in the agency’s time zone. */
  today: string
  /** A day so many days from today. */
  day(offset: number): string
  /** The first instant of such a day. */
  startOf(offset: number): Date
  staff: readonly { id: string; name: string }[]
  /** All of the agency, by their places. */
  requests: readonly DemoRequest[]
}
