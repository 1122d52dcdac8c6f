export { pagesOf } from './document-text.ts'
export { dressedUp, fillableForm, type InventedField } from './fillable-form.ts'
export { uploadFormFile } from './upload-form-file.ts'
