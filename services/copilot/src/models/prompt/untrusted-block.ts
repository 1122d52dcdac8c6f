/**
 * What strangers wrote, as a model reads it: between two lines with a boundary that whoever wrote it can't know. Nothing in it is
 * an instruction.
 */
export const untrustedBlock = (text: string, boundary: string): string =>
  `<untrusted ${boundary}>\n${text.replaceAll(boundary, '')}\n</untrusted ${boundary}>`
