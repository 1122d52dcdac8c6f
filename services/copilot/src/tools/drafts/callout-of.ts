const labels = { NOTE: 'Note', TIP: 'Tip', IMPORTANT: 'Important', WARNING: 'Warning', CAUTION: 'Caution' } as const

/** The callout that a quotation is when it begins as Markdown’s alerts do: `[!NOTE]`. */
export function calloutOf(text: string): { label: string; text: string } | null {
  const [begin, kind] = /^\s*\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/.exec(text) ?? []
  if (!begin || !kind) return null
  return { label: labels[kind as keyof typeof labels], text: text.slice(begin.length) }
}
