import { expect, it } from 'vitest'
import { progressStep } from './progress-step'

it.each([
  [0, 'Loading policy documents...', 0.1],
  [1_999, 'Loading policy documents...', 0.1],
  [2_000, 'Reading carefully...', 0.45],
  [8_000, 'Thinking...', 0.8],
  [13_000, 'Thinking...', 0.9],
  [21_000, 'Thinking...', 1],
  [90_000, 'Thinking...', 1],
])('after %i ms it says "%s" at %d', (elapsed, text, value) => {
  expect(progressStep(elapsed)).toEqual({ text, value })
})
