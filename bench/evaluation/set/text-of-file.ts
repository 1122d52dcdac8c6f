import { unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { EvaluationDocument } from '../document/evaluation-document.ts'

/** The plain text of each page, without the product's own reader: the truth must not depend on what it is to judge. */
export async function textOfFile({ bytes, mimeType }: EvaluationDocument): Promise<string[]> {
  if (mimeType === 'application/pdf') return await textOfPdf(bytes)
  if (mimeType === 'message/rfc822') return await textOfMail(new TextDecoder().decode(bytes))
  const parts = Object.entries(unzipSync(bytes)).filter(([name]) => /document\.xml$|sheet\d+\.xml$/.test(name))
  return parts.map(([, xml]) => plainText(new TextDecoder().decode(xml)))
}

const plainText = (xml: string) =>
  xml
    .replaceAll(/<v>(\d+)<\/v>/g, (_, number: string) => ` $${Number(number).toLocaleString('en-US')} `)
    .replaceAll(/<\/w:p>|<\/c>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')

async function textOfMail(mail: string): Promise<string[]> {
  const [, body = '', attachment = ''] = mail.split('--part-of-the-mail')
  const encoded = attachment.slice(attachment.indexOf('\r\n\r\n')).replaceAll(/\s/g, '')
  return [body, ...(await textOfPdf(new Uint8Array(Buffer.from(encoded, 'base64'))))]
}

async function textOfPdf(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const annotations = await page.getAnnotations()
    const filled = annotations.map(({ fieldValue }) => (typeof fieldValue === 'string' ? fieldValue : ''))
    pages.push([...items.map(item => ('str' in item ? item.str : '')), ...filled].join(' '))
  }
  await task.destroy()
  return pages
}
