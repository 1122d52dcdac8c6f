/** What a model reads in place of a number. */
export const maskedAs = {
  social: '[Social Security number removed]',
  bank: '[bank number removed]',
  card: '[card number removed]',
} as const
