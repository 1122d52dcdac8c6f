import type { Truth } from './form-truth.ts'

export interface FormToFill {
  template: string
  truth: Truth
  /** The message of the preset’s dialog, with what the person answers. */
  message: string
  form(): Promise<Buffer>
  papers(): Promise<Uint8Array[]>
  fields: readonly { name: string; source: string | null; expected: string | true | null }[]
}
