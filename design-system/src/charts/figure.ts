import { tokens } from '../theme/tokens'

/** What a color means: amber is soon or waiting, red is wrong or gone, violet marks individuals and the copilot. */
export type ChartTone = 'brand' | 'blue' | 'amber' | 'violet' | 'green' | 'red' | 'neutral'

/** One number with its name. */
export interface Figure {
  label: string
  /** null: not known. */
  value: number | null
  /** Where the color means something, as for states. By default the charts choose. */
  tone?: ChartTone
}

/** Each stands out from the sheet by 3 : 1 or more, in both themes (`chart-colors.test.ts`). */
export const colors: Record<ChartTone, string> = {
  brand: tokens.brand,
  blue: tokens.blue,
  amber: tokens.amber,
  violet: tokens.violet,
  green: tokens.green,
  red: tokens.red,
  neutral: tokens.textTertiary,
}

/** Red is left to what is wrong. */
const chosenInTurn = ['brand', 'amber', 'blue', 'violet', 'green', 'neutral'] as const satisfies readonly ChartTone[]

/** The color of the nth of several things that have none of their own. */
export const toneAt = (place: number): ChartTone => chosenInTurn[place % chosenInTurn.length] ?? 'brand'

/** A number that can be drawn, or null. */
export const knownValue = (value: number | null): number | null => (Number.isFinite(value) ? value : null)
