/** Fields that hold codes, not texts. */
const codes = ['zone', 'postalCode', 'line']

/** `CANARY_B` in a text that someone might have written. */
export const canaryText = (text: string): string => (text.includes('CANARY_B') ? text : `CANARY_B ${text}`)

/** The same in every text of a value. */
export function canaryTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return canaryText(value) as Value
  if (Array.isArray(value)) return value.map(canaryTexts) as Value
  if (!value || typeof value !== 'object') return value
  const parts = Object.entries(value).map(([key, part]) => [key, codes.includes(key) ? part : canaryTexts(part)])
  return Object.fromEntries(parts) as Value
}
