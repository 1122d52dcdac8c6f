// Says what the fields of a fillable form are filled with. A file of its own: few pages need it.
// @deprecated: remotes of the previous release take it from here.
export { formFilledWords } from './field-labels'
export type { FormField, FormFieldSource, MatchedForm } from './form-field'
export { MatchFields, type MatchFieldsProps } from './MatchFields'
export type { SourceList } from './sources'
export type { SavingHooks, SentMatches } from './use-field-draft'
