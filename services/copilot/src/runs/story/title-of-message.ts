const maxTitle = 60

/** The first line of a message, or its beginning; null: it says nothing. */
export function titleOfMessage(content: string): string | null {
  const [line = ''] = content.trim().split('\n')
  if (line.length <= maxTitle) return line || null
  const cut = line.slice(0, maxTitle - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ')).trim() || cut}…`
}
