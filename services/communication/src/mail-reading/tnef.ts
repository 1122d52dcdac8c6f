interface WrappedFile {
  name: string
  bytes: Buffer
}

const signature = 0x223e9f78
const attachmentLevel = 2
/** Attributes of attachments ([MS-OXTNEF] 2.1.1). */
const attribute = { title: 0x8010, content: 0x800f, begins: 0x9002, properties: 0x9005 }
const longName = 0x3707

/**
 * The files that Outlook wraps into a winmail.dat (TNEF): a row of attributes, each with a level, an id, a length, bytes and a
 * checksum. Only what the titles and contents of files need is read.
 *
 * @returns null where it is none, or ends too early
 */
export function readTnef(bytes: Buffer): WrappedFile[] | null {
  if (bytes.length < 6 || bytes.readUInt32LE(0) !== signature) return null
  const files: { name: string; bytes: Buffer | null }[] = []
  for (let at = 6; at + 9 <= bytes.length; ) {
    const [level, id, length] = [bytes.readUInt8(at), bytes.readUInt16LE(at + 1), bytes.readUInt32LE(at + 5)]
    const content = bytes.subarray(at + 9, at + 9 + length)
    if (content.length < length) return null
    at += 9 + length + 2
    if (level !== attachmentLevel) continue
    if (id === attribute.begins) files.push({ name: '', bytes: null })
    const file = files.at(-1)
    if (!file) continue
    if (id === attribute.title) file.name ||= untilNul(content.toString('latin1'))
    if (id === attribute.content) file.bytes = content
    if (id === attribute.properties) file.name = nameIn(content) ?? file.name
  }
  return files.flatMap(({ name, bytes: content }) => (content ? [{ name: name || 'attachment', bytes: content }] : []))
}

const untilNul = (text: string) => text.split('\0', 1)[0] ?? ''

/** The long name among the properties of a file: its tag, how many values, how long, then the text. */
function nameIn(properties: Buffer): string | null {
  for (const [type, encoding] of [
    [0x001f, 'utf16le'],
    [0x001e, 'latin1'],
  ] as const) {
    const tag = Buffer.alloc(4)
    tag.writeUInt16LE(type, 0)
    tag.writeUInt16LE(longName, 2)
    const at = properties.indexOf(tag)
    if (at < 0 || at + 12 > properties.length) continue
    const length = properties.readUInt32LE(at + 8)
    const name = untilNul(properties.toString(encoding, at + 12, at + 12 + length))
    if (name) return name
  }
  return null
}
