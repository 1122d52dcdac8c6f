import type { Citation } from '../../tools/marks.ts'
import type { ToolName } from '../../tools/tool.ts'
import type { CaseDocument } from '../documents/case-document.ts'
import type { ClientRecords } from '../documents/client-records.ts'
import type { Email } from '../writing/missing-email.ts'
import type { Report } from '../writing/report-writer.ts'

/** A call of a tool, as a model would want it. */
export interface PlannedCall {
  name: ToolName
  input: object
}

/** What a playbook found and how it says so. */
export interface Plan {
  /** What it is about to do, in a sentence. */
  intro: string
  /** What a person should see it look for, beside the first pages of each document. */
  looks: readonly PlannedCall[]
  report: Report
  /** A few sentences with marks. */
  answer: { text: string; citations: readonly Citation[] }
  /** An e-mail that asks for what is missing or unclear; null: nothing is. */
  email: Email | null
}

/** What a playbook works on. */
export interface Given {
  documents: readonly CaseDocument[]
  /** What the person wrote, with what was chosen in the form. */
  message: string
  /** The records of the client, looked up when a playbook wants them. */
  records: () => Promise<ClientRecords>
}

/** A built-in preset as a plan in code; it finds the same in the same documents. Null: there is nothing it can work on. */
export type Playbook = (given: Given) => Promise<Plan | null>
