import type { Typeface } from '../../../designs/design.ts'

/** Type that computers have, the closest to that of the PDF first. */
export const faces: Record<Typeface, string> = {
  serif: '"Libertinus Serif", "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "Liberation Serif", serif',
  didone:
    '"New Computer Modern", Didot, "Bodoni MT", "Bodoni 72", "Libertinus Serif", Georgia, "Liberation Serif", serif',
  sans: '"Liberation Sans", "Helvetica Neue", Helvetica, Arial, sans-serif',
  mono: '"DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace',
}
