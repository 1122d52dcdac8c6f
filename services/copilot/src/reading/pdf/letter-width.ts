/** Of Helvetica, in thousandths of the font size, by groups of letters: other fonts have about the same proportions. */
const groups: [letters: string, width: number][] = [
  ["ijl|'`", 222],
  ['I.,:;!/\\[]t f', 278],
  ['r()-{}', 333],
  ['"*', 370],
  ['ckJsvxyz', 500],
  ['FTZL', 611],
  ['ABEKPSVXY&', 667],
  ['CDHNRUw', 722],
  ['GOQ', 778],
  ['mM', 833],
  ['W', 944],
  ['@%', 950],
]
const widths = new Map(groups.flatMap(([letters, width]) => [...letters].map(letter => [letter, width] as const)))
const usual = 556

/** How wide a text is, to be compared with that of another text. */
export function letterWidth(text: string): number {
  let sum = 0
  for (const letter of text) sum += widths.get(letter) ?? usual
  return sum
}
