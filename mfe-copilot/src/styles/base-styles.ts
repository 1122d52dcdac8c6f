/** Specification 3 §3, with what each looks like. */
export const baseStyles = [
  {
    value: 'builtin:classic-professional',
    label: 'Classic Professional',
    hint: 'Serif type, a letterhead and ruled tables, like a letter from a law firm.',
  },
  {
    value: 'builtin:modern-minimalist',
    label: 'Modern Minimalist',
    hint: 'A large title, plenty of white space and hardly any lines.',
  },
  {
    value: 'builtin:warm-human',
    label: 'Warm Human',
    hint: 'Cream paper, generous type and soft corners.',
  },
  {
    value: 'builtin:elegant-premium',
    label: 'Elegant Premium',
    hint: 'A cover page, wide-set capitals and gold hairlines.',
  },
  {
    value: 'builtin:technical-structured',
    label: 'Technical and Structured',
    hint: 'Numbered sections, a table of contents and full grids.',
  },
] as const

/** Of a new style. */
export const defaultBaseStyle: string = 'builtin:classic-professional'

const noBaseStyle = { label: 'None', hint: 'Plain type, so that your own pages set the tone.' }

/** A base style by its id; the empty text is none. */
export const baseStyleOf = (id: string): { label: string; hint: string } =>
  baseStyles.find(({ value }) => value === id) ?? noBaseStyle
