/** In letters. Longer words are wider than a column of a table. */
const maxWord = 16

/** Texts whose long words can be broken: typesetting breaks between words only. Everything else stays as it is. */
export function withBreakableWords<Value>(value: Value): Value {
  if (typeof value === 'string') return breakable(value) as Value
  if (Array.isArray(value)) return value.map(withBreakableWords) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withBreakableWords(inner)])) as Value
}

const breakable = (text: string) =>
  text.replace(/\S{17,}/g, word => (word.match(new RegExp(`.{1,${maxWord}}`, 'gu')) ?? [word]).join('\u200b'))
