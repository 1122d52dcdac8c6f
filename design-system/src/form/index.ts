// Everything about forms beyond the text fields that every page has. A file of its own, loaded with the first form.

// Dialogs and slide-outs
export { FormSlideOut } from '../dialog/FormSlideOut'
// Choices
export { Checkbox, Switch } from './Choice'
export { CheckboxField, RadioField, SwitchField } from './ChoiceFields'
export { ComboboxField } from './ComboboxField'
// Dates, numbers, text
export { DateField } from './DateField'
export { MultiSelectField } from './MultiSelectField'
export { CurrencyField, PercentField } from './NumberFields'
export { TextareaField } from './TextareaField'
