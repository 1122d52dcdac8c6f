interface LabelledText {
  label: string
  value: string
}

/** Nothing keeps two limits from having one name: their values stand one under the other. */
export function factsByLabel(facts: readonly LabelledText[]): LabelledText[] {
  const values = new Map<string, string[]>()
  for (const { label, value } of facts) values.set(label, [...(values.get(label) ?? []), value])
  return [...values].map(([label, texts]) => ({ label, value: texts.join('\n') }))
}
