/** Stands for a mark while a text is put together: no document can write it. */
export const openMark = '\uE000'
export const closeMark = '\uE001'

const reserved = new RegExp(`[${openMark}${closeMark}]`, 'g')

/** What a document or a person wrote, on one line, and without what could be taken for a mark. */
export const plainText = (text: string): string =>
  text
    .replace(reserved, '')
    .replace(/\[(\d{1,3})\]/g, '($1)')
    .replace(/\s+/g, ' ')
    .trim()

/** A text as Markdown that is drawn as it was written, with its marks. */
export const asMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]<>#|~&!]/g, '\\$&')
    .replace(/^([-+=])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replaceAll(openMark, '[')
    .replaceAll(closeMark, ']')
