interface MailPart {
  type: string
  content: string | Buffer
  /** By default none: the content is written as it is. */
  encoding?: 'base64' | 'quoted-printable'
  disposition?: string
  id?: string
}

export interface MadeUpMail {
  from: string
  to: string
  subject: string
  /** Null: it has none. */
  id: string | null
  text?: string
  html?: string
  cc?: string
  /** The ids of References; the last one is that of In-Reply-To, too. */
  references?: readonly string[]
  date?: string
  /** More lines of the head. */
  head?: readonly string[]
  /** Behind text and HTML. */
  parts?: readonly MailPart[]
  /** In place of text and HTML. */
  body?: MailPart
}

let made = 0

/** A mail as a server would deliver it. */
export function rawMail(mail: MadeUpMail): Buffer {
  const { from, to, cc, subject, id, references = [], date = 'Mon, 23 Nov 2026 09:14:00 -0800', head = [] } = mail
  const bodies = mail.body ? [mail.body] : textParts(mail)
  const parts = [...bodies, ...(mail.parts ?? [])]
  const [only] = parts
  const lines = [
    ...[`From: ${from}`, `To: ${to}`, ...(cc ? [`Cc: ${cc}`] : []), `Subject: ${subject}`, `Date: ${date}`],
    ...(id ? [`Message-ID: ${id}`] : []),
    ...(references.length > 0 ? [`References: ${references.join('\r\n ')}`, `In-Reply-To: ${references.at(-1)}`] : []),
    ...['MIME-Version: 1.0', ...head],
  ]
  const start = Buffer.from(`${lines.join('\r\n')}\r\n`)
  if (parts.length === 1 && only) return Buffer.concat([start, written(only)])
  const kind = mail.parts ? 'mixed' : 'alternative'
  // Of a mail in a mail it is another one.
  const boundary = `=_made_up_${++made}`
  return Buffer.concat([
    start,
    Buffer.from(`Content-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n`),
    ...parts.flatMap(part => [Buffer.from(`--${boundary}\r\n`), written(part), Buffer.from('\r\n')]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
}

const textParts = ({ text, html }: MadeUpMail): MailPart[] => [
  ...(text === undefined ? [] : [{ type: 'text/plain; charset=utf-8', content: text }]),
  ...(html === undefined ? [] : [{ type: 'text/html; charset=utf-8', content: html }]),
]

function written({ type, content, encoding, disposition, id }: MailPart): Buffer {
  const bytes = Buffer.from(content)
  const head = [
    `Content-Type: ${type}`,
    ...(encoding ? [`Content-Transfer-Encoding: ${encoding}`] : []),
    ...(disposition ? [`Content-Disposition: ${disposition}`] : []),
    ...(id ? [`Content-ID: <${id}>`] : []),
  ]
  return Buffer.concat([
    Buffer.from(`${head.join('\r\n')}\r\n\r\n`),
    encoding ? Buffer.from(encoded(bytes, encoding)) : bytes,
  ])
}

const encoded = (bytes: Buffer, encoding: 'base64' | 'quoted-printable') =>
  encoding === 'base64'
    ? bytes.toString('base64').replace(/.{76}/g, '$&\r\n')
    : [...bytes]
        .map(byte =>
          byte < 128 && byte !== 61
            ? String.fromCharCode(byte)
            : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
        )
        .join('')
