import { describe, expect, it } from 'vitest'
import { boundaryOf, readMultipart } from './multipart.ts'

const boundary = 'edge'

const part = (header: string, body: string) => `--${boundary}\r\n${header}\r\n\r\n${body}\r\n`
const file = (fileName: string, body: string, type = 'text/plain') =>
  part(`Content-Disposition: form-data; name="files"; filename="${fileName}"\r\nContent-Type: ${type}`, body)
const end = `--${boundary}--\r\n`

/** The form in pieces of `size` bytes. */
async function* inPieces(form: string, size: number) {
  const bytes = Buffer.from(form)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(form: string, size = 7) {
  const parts = []
  for await (const { body, ...head } of readMultipart(inPieces(form, size), boundary)) {
    const pieces = []
    for await (const piece of body) pieces.push(piece)
    parts.push({ ...head, text: Buffer.concat(pieces).toString() })
  }
  return parts
}

describe('a form of files', () => {
  it.each([1, 2, 3, 5, 8, 13, 1_000])('is read alike when it arrives in pieces of %i bytes', async size => {
    const tricky = `\r\n--edg\r\n--\r\n-- --edge \r\r\n--edg`
    expect(await read(file('a.txt', tricky) + file('b.txt', '') + end, size)).toEqual([
      { name: 'files', fileName: 'a.txt', mimeType: 'text/plain', text: tricky },
      { name: 'files', fileName: 'b.txt', mimeType: 'text/plain', text: '' },
    ])
  })

  it('has names as browsers write them', async () => {
    const [first] = await read(file('Póliza %22neu%22.pdf', 'x', 'Application/PDF; x=y') + end)
    expect(first).toMatchObject({ fileName: 'Póliza "neu".pdf', mimeType: 'application/pdf' })
  })

  it.each<[string, string]>([
    ['ends in the middle of a file', file('a.txt', 'abc').slice(0, -3)],
    ['ends without its last delimiter', file('a.txt', 'abc')],
    ['has something before its first delimiter', `hello\r\n${file('a.txt', 'abc')}${end}`],
    ['has no disposition', part('Content-Type: text/plain', 'abc') + end],
    ['names its file twice', part('Content-Disposition: form-data; name="f"; filename="a"; filename="b"', 'x') + end],
    [
      'has a header twice',
      part('Content-Disposition: form-data; name="a"\r\ncontent-disposition: form-data; name="b"', '') + end,
    ],
    ['has a folded header', part('Content-Disposition: form-data;\r\n name="a"', 'x') + end],
    ['has a header without end', `--${boundary}\r\n${'x'.repeat(20_000)}`],
    ['continues behind a delimiter', `--${boundary}x\r\n\r\n`],
    ['is empty', ''],
  ])('that %s is refused', async (_, form) => {
    await expect(read(form)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('is known by its content type', () => {
    expect(boundaryOf('multipart/form-data; boundary=----WebKit1')).toBe('----WebKit1')
    expect(boundaryOf('multipart/form-data; charset=utf-8; boundary="a b"')).toBe('a b')
    expect(boundaryOf('multipart/mixed; boundary=a')).toBeUndefined()
    expect(boundaryOf('application/json')).toBeUndefined()
  })
})
