// Everything about forms. A file of its own, loaded with the first form: no list needs it.

// @deprecated: remotes of the previous release take these from here.
export { ChoiceChips } from '../controls/ChoiceChips'
// Dialogs and slide-outs
export { FormDialog } from '../dialog/FormDialog'
export { FormSlideOut } from '../dialog/FormSlideOut'
export { SlideOut } from '../dialog/SlideOut'
// Mentions
export { type MentionablePerson, mentionsIn } from '../mentions/mention-parts'
// Several fields at once
export { AddressFields } from './AddressFields'
export type { AddressCompletion } from './address-completion'
export { ChecklistField } from './ChecklistField'
export { Checkbox, Switch } from './Choice'
export { ChoiceCards } from './ChoiceCards'
export { CheckboxField, RadioField, SwitchField } from './ChoiceFields'
export { ComboboxField } from './ComboboxField'
export { type ConflictingField, ConflictNotice, type ConflictNoticeProps } from './ConflictNotice'
export type { ComboboxResult } from './combobox-rules'
// Dates, numbers, text
export { DateField } from './DateField'
export { FieldGroup } from './FieldGroup'
export { FieldRow, type FieldRowProps } from './FieldRow'
export { MentionTextareaField } from './MentionTextareaField'
export { MultiSelectField } from './MultiSelectField'
export { CurrencyField, PercentField } from './NumberFields'
export { RowsField } from './RowsField'
export { type ComboboxAddition, SearchCombobox } from './SearchCombobox'
export { SelectField } from './SelectField'
export { TextareaField } from './TextareaField'
export { EmailField, PhoneField, TextField } from './TextField'
// The form itself
export { useEditConflict } from './use-edit-conflict'
export { type ServerForm, useServerForm, type ValidationError } from './use-server-form'
