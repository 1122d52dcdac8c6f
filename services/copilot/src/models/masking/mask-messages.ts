import type { ModelMessage } from 'ai'
import { maskNumbers } from './mask-numbers.ts'

/** The same messages without the numbers that no provider may see, wherever in them they are. */
export const maskMessages = (messages: readonly ModelMessage[]): ModelMessage[] => messages.map(masked)

function masked<Value>(value: Value): Value {
  if (typeof value === 'string') return maskNumbers(value) as Value
  if (Array.isArray(value)) return value.map(masked) as Value
  // Bytes and addresses are no text.
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, masked(part)])) as Value
}
