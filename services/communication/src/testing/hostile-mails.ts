const head = [
  'From: Ada <ada@example.com>',
  'To: service@example.com',
  'Subject: Nested',
  'Message-ID: <nested@example.com>',
]
const lines = (parts: readonly string[]) => `${parts.join('\r\n')}\r\n`

/** One multipart in another, so many times; none of them is closed. */
export function nestedMultiparts(depth: number): Buffer {
  const parts = Array.from({ length: depth }, (_, at) => [
    `Content-Type: multipart/mixed; boundary="b${at}"`,
    '',
    `--b${at}`,
  ]).flat()
  return Buffer.from(lines([...head, 'MIME-Version: 1.0', ...parts, 'Content-Type: text/plain', '', 'deep']))
}

/** One mail in another, so many times, each as a file of the one around it. */
export function nestedMails(depth: number): Buffer {
  const parts = Array.from({ length: depth }, (_, at) => [
    ...head,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="b${at}"`,
    '',
    `--b${at}`,
    'Content-Type: text/plain',
    '',
    `level ${at}`,
    `--b${at}`,
    'Content-Type: message/rfc822',
    '',
  ]).flat()
  return Buffer.from(lines([...parts, ...head, 'Content-Type: text/plain', '', 'deepest']))
}
