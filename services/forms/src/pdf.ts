export { type DocumentNames, type FilledField, fillForm } from './filling/fill-form.ts'
export { FormRefused, takeApart } from './reading/take-apart.ts'
