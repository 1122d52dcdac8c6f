const letters = ['D', 'C-', 'C', 'C+', 'C++', 'B-', 'B', 'B+', 'B++', 'A-', 'A', 'A+', 'A++']
const classes = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV']

/** A rating of A.M. Best: its place among the letters and, where it is named, its financial size. */
export interface Rating {
  letter: number
  size: number | null
}

/** The first rating of a text: "A- VII", "A-:VII", "A (Excellent) XII", "A-, Class 8"; null: it has none. */
export function ratingIn(text: string): Rating | null {
  const found =
    /(?<![\p{L}\p{N}.])([ABCD](?:\+\+|\+|-(?=[\s,:(/)]|$|[IVX])|[-–]\s(?=[IVX]))?)(?![\p{L}\p{N}.'’])(?:\s*\([\p{L} ]{1,20}\))?[\s,:/(]*(?:(?:financial )?(?:size|class)[\s:]*(?:category)?[\s:]*)?([IVX]{1,4}|\d{1,2})?(?![\p{L}\p{N}])/u.exec(
      text.replace(/–/g, '-').replace(/-\s+(?=[IVX]+\b)/, '- '),
    )
  if (!found) return null
  const letter = letters.indexOf((found[1] ?? '').replace(/\s/g, ''))
  const written = found[2] ?? ''
  const size = /^\d+$/.test(written) ? Number(written) - 1 : classes.indexOf(written)
  return letter < 0 ? null : { letter, size: size < 0 ? null : size }
}
