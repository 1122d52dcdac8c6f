export interface Mail {
  from: string
  to: string
  subject: string
  text: string
  attachment: { name: string; bytes: Uint8Array }
}

const boundary = 'part-of-the-mail'

/** A mail with a plain body and a PDF. */
export function makeEml({ from, to, subject, text, attachment }: Mail): Uint8Array {
  const encoded = Buffer.from(attachment.bytes).toString('base64').replaceAll(/.{76}/g, '$&\r\n')
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    'Date: Mon, 05 Jan 2026 09:00:00 -0600',
    'Message-ID: <quote@carrier.example>',
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    ...text.split('\n'),
    `--${boundary}`,
    `Content-Type: application/pdf; name="${attachment.name}"`,
    `Content-Disposition: attachment; filename="${attachment.name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    encoded,
    `--${boundary}--`,
    '',
  ]
  return new TextEncoder().encode(lines.join('\r\n'))
}
