/** The value of `filename*` (RFC 8187), where five signs more than in an address are encoded. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/['()*!]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** A `Content-Disposition` (RFC 6266): the name in full, and one of plain signs for programs that know no other. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded(name)}`
}
