import type { FieldKind } from '../reading/form-field.ts'
import type { FieldWords } from './words-of-field.ts'

/** What words have to be about to mean a source. */
export interface Rule {
  key: string
  kind: FieldKind
  /** One of these sets is exactly what the words are about … */
  about: readonly (readonly string[])[]
  /** … but for these, which they may name besides. */
  besides: readonly string[]
}

/** `rule('insured.city', 'INSURED CITY|CITY', 'ADDRESS')`: one of the sets, and whatever else they may name. */
export const rule = (key: string, about: string, besides = '', kind: FieldKind = 'TEXT'): Rule => ({
  key,
  kind,
  about: about.split('|').map(set => set.trim().split(' ').filter(Boolean)),
  besides: besides.split(' ').filter(Boolean),
})

/** What the same words mean on different forms. */
export interface FieldShape {
  kind: FieldKind
  isMultiline: boolean
}

/**
 * The key of the rule that words are about, or null: every word has to be understood, and nothing may be left over.
 */
export function sourceOfWords(
  { concepts, unknown }: FieldWords,
  { kind }: FieldShape,
  rules: readonly Rule[],
): string | null {
  if (unknown.length > 0 || concepts.size === 0) return null
  const found = rules.filter(each => each.kind === kind && isAbout(each, concepts))
  const [only] = found
  return only && found.length === 1 ? only.key : null
}

function isAbout({ about, besides }: Rule, concepts: ReadonlySet<string>) {
  return about.some(
    set =>
      set.every(concept => concepts.has(concept)) &&
      [...concepts].every(one => set.includes(one) || besides.includes(one)),
  )
}
