import type { Sentiment } from '../call-record/enumerations.ts'
import type { MachineMailKind, ParticipantRole, SessionState } from '../email-record/enumerations.ts'
import type { DemoAsk } from './demo-ask.ts'

/** Name and address. */
type DemoPerson = readonly [name: string, email: string]

/** A file as its lines; the ending of its name says how they are written. */
export interface DemoFile {
  name: string
  lines: readonly string[]
}

/** A mail as the data file describes it, relative to the day of the seed. */
export interface DemoMail {
  by: ParticipantRole
  daysAgo: number
  at: string
  body: string
  /** Where it isn’t the client. */
  from?: DemoPerson
  /** Where it isn’t the other side. */
  to?: readonly DemoPerson[]
  cc?: readonly DemoPerson[]
  /** Of the agency, by place. */
  user?: number
  /** Where it isn’t that of the thread. */
  subject?: string
  /** It repeats the mail before it. */
  quotes?: number
  isForward?: boolean
  machineKind?: MachineMailKind
  files?: readonly DemoFile[]
  /** Name and reason of what was refused. */
  refused?: readonly (readonly [name: string, reason: string])[]
  /** Why it did not arrive. */
  failed?: string
  /** What the client asks for in it. */
  asks?: readonly DemoAsk[]
}

export interface DemoThread {
  account: string | null
  from: DemoPerson
  subject: string
  state?: SessionState
  waitingFor: ParticipantRole
  summary: string | null
  sentiment: Sentiment | null
  mails: readonly DemoMail[]
}
