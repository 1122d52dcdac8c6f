import type { CallStatus, Sentiment } from '../call-record/enumerations.ts'
import type { DemoAsk } from './demo-ask.ts'

/** `A: …` is Cara, `U: …` the client; or a tool that she used. */
export type DemoLine = string | { tool: string; arguments: object; result: string | object }

/** A call as the data file describes it, relative to the day of the seed. */
export interface DemoCall {
  account: string | null
  fromName: string | null
  fromNumber: string
  /** It is going on. */
  minutesAgo?: number
  daysAgo?: number
  at?: string
  seconds?: number
  status: CallStatus
  reason?: string
  sentiment?: Sentiment | null
  successful?: boolean
  summary?: string
  transcript?: readonly DemoLine[]
  recorded?: boolean
  /** What the client asks for in it. */
  asks?: readonly DemoAsk[]
  /** Someone at the agency took it. */
  isLogged?: boolean
}
