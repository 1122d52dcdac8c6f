/** A reason why a PDF can't be stored, as the end of a sentence that begins with "This file". */
export class PdfRefused extends Error {}

/** The PDF doesn't open with the password that came with it, or needs one. The message is a sentence of its own. */
export class PasswordRefused extends Error {}

export const tooManyParts = 'has too many parts to check. Print it to a new PDF and upload that.'
export const unknownEncryption =
  'is encrypted in a way that can’t be opened here. Save it without encryption and upload that.'
export const severalVersions =
  'holds several versions, and programs don’t agree on which one to show. Print it to a new PDF and upload that.'
export const dynamicForm = 'is a dynamic form that only one program can show. Print it to a new PDF and upload that.'

export const missingPassword = 'This PDF needs a password. Enter it to upload the file.'
export const wrongPassword = 'This password doesn’t open the PDF. Check it and try again.'
