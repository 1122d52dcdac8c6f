import { Parser } from 'htmlparser2'

/** What is told of an XML text; names come without their prefix: `p` of `w:p`. */
export interface XmlListener {
  open?(name: string, attributes: Record<string, string>): void
  close?(name: string): void
  text?(text: string): void
}

/** Entities that a document defines are not known, so none grows; nothing that it refers to is fetched. */
export function parseXml(xml: string, listener: XmlListener): void {
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        listener.open?.(localName(name), byLocalName(attributes))
      },
      onclosetag: name => listener.close?.(localName(name)),
      ontext: text => listener.text?.(text),
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(xml)
  parser.end()
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

function byLocalName(attributes: Record<string, string>): Record<string, string> {
  const named: Record<string, string> = {}
  for (const name in attributes) named[localName(name)] = attributes[name] ?? ''
  return named
}
