const entities: Readonly<Record<string, string>> = {
  ...{ nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', rsquo: '’', lsquo: '‘', ldquo: '“', rdquo: '”' },
  ...{ ndash: '–', mdash: '—', apos: "'", '#39': "'" },
}

const closings: Readonly<Record<string, RegExp>> = { style: /<\/style>/gi, script: /<\/script>/gi }

/** Without the style sheets and scripts of a page, each character looked at once; an element that nothing closes stays. */
function withoutUnread(text: string): string {
  const unclosed = new Set<string>()
  const kept: string[] = []
  let from = 0
  for (const { 1: tag = '', index } of text.matchAll(/<(style|script)\b/gi)) {
    const name = tag.toLowerCase()
    const closing = closings[name]
    if (!closing || index < from || unclosed.has(name)) continue
    closing.lastIndex = index
    if (closing.test(text)) {
      kept.push(text.slice(from, index), '\n')
      from = closing.lastIndex
    } else unclosed.add(name)
  }
  return [...kept, text.slice(from)].join('')
}

/** Remains of HTML are no words. */
export const withoutMarkup = (text: string): string =>
  withoutUnread(text)
    .replace(/<(?:br|\/?p|\/?div|\/?li|\/?tr|\/?h\d)\b[^<>]{0,200}>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ')
    .replace(/&(#?\w{2,6});/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
