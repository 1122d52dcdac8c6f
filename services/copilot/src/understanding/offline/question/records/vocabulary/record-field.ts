import { wordings } from './wordings.ts'

/** Whose fields they are. CLIENT: of whoever is named. */
export type FieldOwner = 'POLICY' | 'SERVICE_REQUEST' | 'CERTIFICATE' | 'CLIENT'

/** Something that records say: which of their facts, by label. */
export interface RecordField {
  name: string
  /** In sentences: "premium". */
  label: string
  facts: RegExp
  owners: readonly FieldOwner[]
}

/** A field with the words that ask for it. */
export type FieldWords = readonly [RecordField, RegExp]

/** @param words a pattern, or wordings, one a line */
export const field = (
  name: string,
  label: string,
  facts: RegExp,
  words: RegExp | string,
  owners: readonly FieldOwner[] = ['POLICY'],
): FieldWords => [{ name, label, facts, owners }, typeof words === 'string' ? wordings(words) : words]

export const ofEverything: readonly FieldOwner[] = ['POLICY', 'SERVICE_REQUEST', 'CERTIFICATE', 'CLIENT']
