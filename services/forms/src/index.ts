export { type FieldMapping, type MatchingCatalog, matches, matchFields } from './matching/match-fields.ts'
export { type FieldShape, type Rule, rule, sourceOfWords } from './matching/source-of-words.ts'
export { type FieldWords, wordsOfName, wordsOfTooltip } from './matching/words-of-field.ts'
export {
  alignments,
  type FieldKind,
  type FieldPlace,
  type FormField,
  fieldKinds,
  type TakenApart,
} from './reading/form-field.ts'
export { mapFields } from './record/map-fields.ts'
export { formPaths, type MappedField, presentField } from './record/mapped-field.ts'
export {
  type FieldSource,
  insurerLetters,
  isCertifiedFact,
  partyFacts,
  sourcesOf,
  termFacts,
  umbrellaFacts,
} from './sources/field-sources.ts'
