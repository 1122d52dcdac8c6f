import { Parser } from 'htmlparser2'

/** What people read of a text that may have HTML in it, in one line. */
export function plainText(html: string, max: number): string {
  let text = ''
  let hidden = 0
  const isHidden = (name: string) => name === 'script' || name === 'style'
  const parser = new Parser(
    {
      onopentagname(name) {
        if (isHidden(name)) hidden += 1
      },
      onclosetag(name) {
        if (isHidden(name)) hidden -= 1
      },
      ontext(part) {
        if (hidden === 0) text += part
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return line.length > max ? `${line.slice(0, max - 1)}…` : line
}
