/** What the explorer says while a question is answered, and how full its bar is (specification 2 §2). */
export interface ProgressStep {
  text: string
  /** Of 1. */
  value: number
}

/** In order, with how long each is shown, in milliseconds. The last one stays until there is an answer. */
const steps: readonly (ProgressStep & { duration: number })[] = [
  { text: 'Loading policy documents...', value: 0.1, duration: 2_000 },
  { text: 'Reading carefully...', value: 0.45, duration: 6_000 },
  { text: 'Thinking...', value: 0.8, duration: 5_000 },
  { text: 'Thinking...', value: 0.9, duration: 8_000 },
  { text: 'Thinking...', value: 1, duration: 13_000 },
]

/** @param elapsed milliseconds since the question was asked */
export function progressStep(elapsed: number): ProgressStep {
  let end = 0
  for (const { text, value, duration } of steps) {
    end += duration
    if (elapsed < end) return { text, value }
  }
  return { text: 'Thinking...', value: 1 }
}
