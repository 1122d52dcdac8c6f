/** The one reader of amounts, percentages, counts and dates in running text. What isn't one clear value is unread. */
export { type Amount, moneyIn, type Percentage, percentagesIn } from './amounts.ts'
export { countsIn } from './counts.ts'
export { dateTermsIn } from './date-terms.ts'
export { type DateOrder, dateOrderOf, datesIn, type FoundDate } from './dates.ts'
export { type LabeledAmount, labeledAmountsIn } from './labeled-amounts.ts'
export { numberTermsIn } from './number-terms.ts'
export type { Span } from './span.ts'
