/** A reason why a PDF can't be stored, as the end of a sentence that begins with "This file". */
export class PdfRefused extends Error {}

export const tooManyParts = 'has too many parts to check. Print it to a new PDF and upload that.'
export const needsPassword = 'needs a password. Save it without one and upload that.'
export const dynamicForm = 'is a dynamic form that only one program can show. Print it to a new PDF and upload that.'
