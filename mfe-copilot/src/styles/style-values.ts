import type { HtmlDocumentTemplateInput, StyleProfileFragment } from '../generated/documents'
import { baseStyleOf, defaultBaseStyle } from './base-styles'

/** What the forms of a style hold. The empty text is no base style, and no file. */
export interface StyleValues {
  title: string
  description: string
  baseStyleId: string
  prefixFileId: string
  suffixFileId: string
}

export const newStyle: StyleValues = {
  title: '',
  description: '',
  baseStyleId: defaultBaseStyle,
  prefixFileId: '',
  suffixFileId: '',
}

export const valuesOf = (style: StyleProfileFragment): StyleValues => ({
  title: style.title,
  description: style.description,
  baseStyleId: style.baseStyleId ?? '',
  prefixFileId: style.prefixFiles[0]?.id ?? '',
  suffixFileId: style.suffixFiles[0]?.id ?? '',
})

/** Shaped as the mutations take it. */
export const inputOf = ({ title, description, ...chosen }: StyleValues): HtmlDocumentTemplateInput => ({
  ...{ title, description },
  baseStyleId: chosen.baseStyleId || null,
  prefixFileId: chosen.prefixFileId || null,
  suffixFileId: chosen.suffixFileId || null,
})

/** Every field that two people may change, with its label in the form. */
export const styleFields = [
  ['title', 'Title'],
  ['description', 'Description'],
  ['baseStyleId', 'Base style'],
  ['prefixFileId', 'Start page'],
  ['suffixFileId', 'End page'],
] as const satisfies readonly (readonly [keyof StyleValues, string])[]

/** A field’s value as a notice about someone else’s change shows it: files by their names. */
export function valueInWords(path: string, value: unknown, styles: readonly StyleProfileFragment[]): string {
  if (path === 'baseStyleId') return baseStyleOf(String(value ?? '')).label
  if (path !== 'prefixFileId' && path !== 'suffixFileId') return String(value ?? '')
  if (!value) return 'No file'
  const files = styles.flatMap(({ prefixFiles, suffixFiles }) => [...prefixFiles, ...suffixFiles])
  return files.find(({ id }) => id === value)?.name ?? 'A new file'
}
