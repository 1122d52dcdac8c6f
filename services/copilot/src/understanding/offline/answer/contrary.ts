/** What is one of two says nothing of the other: "interior painting" is no painting of outsides. */
const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:interior|inside|indoors?)\b/i, /\b(?:exterior|outside|outdoors?)\b/i],
  [/\b(?:residential|homes?|houses?|dwellings?)\b/i, /\b(?:commercial|offices?)\b/i],
  [/\bongoing\b/i, /\b(?:completed|finished)\b/i],
  [/\bminimum\b|\blowest\b/i, /\bmaximum\b|\bhighest\b|\bmay not exceed\b/i],
]

/** Whether a text speaks of the opposite of what is asked, and not of that. */
export const isContrary = (text: string, asked: string): boolean =>
  pairs.some(([one, other]) => only(one, other, asked, text) || only(other, one, asked, text))

const only = (wanted: RegExp, opposite: RegExp, asked: string, text: string): boolean =>
  wanted.test(asked) && !opposite.test(asked) && opposite.test(text) && !wanted.test(text)
