import { emptyDocument } from '@coverdesk/forms/layout'
import type { CertificateSnapshot } from '../record/certificate-snapshot.ts'
import { nameOfPolicy } from '../record/certified-policy.ts'
import { termKeys, termNames } from '../record/line-terms.ts'
import { usDate } from '../record/words.ts'
import { drawPolicyTable } from './policy-table.ts'
import { contentWidth, lineHeight, margin, Sheet, type Style } from './sheet.ts'

const title = 'Certificate of insurance'
const label: Style = { size: 7.5, weight: 'bold', ink: 'quiet' }
const notice =
  'Issued as a matter of information only. Confers no rights on the certificate holder and does not amend, extend or ' +
  'alter the coverage.'

/** The certificate as a PDF. All that it says is in the snapshot. */
export async function drawCertificate(certificate: CertificateSnapshot): Promise<Buffer> {
  const { certificateNumber, issuedOn, producer, lines } = certificate
  const document = await emptyDocument()
  document.pdf.setTitle(`${title} ${certificateNumber}`, { showInWindowTitleBar: true })
  document.pdf.setAuthor(producer)
  document.pdf.setLanguage('en-US')
  document.pdf.setProducer('Coverdesk')
  document.pdf.setCreator('Coverdesk')
  const sheet = new Sheet(document, next => {
    next.write(`${title} ${certificateNumber}, continued`, margin, next.y, { size: 10, weight: 'bold' })
    next.y -= 24
  })
  drawHead(sheet, certificate)
  drawParties(sheet, certificate)
  drawInsurers(sheet, certificate)
  drawPolicyTable(sheet, lines)
  drawAdditionalInsured(sheet, certificate)
  drawTerms(sheet, certificate)
  drawDescription(sheet, certificate)
  drawIssuer(sheet, certificate)
  sheet.footers((number, count) => `${certificateNumber} · ${usDate(issuedOn)} · Page ${number} of ${count}`)
  return Buffer.from(await document.pdf.save())
}

function drawHead(sheet: Sheet, { certificateNumber, issuedOn }: CertificateSnapshot) {
  sheet.write(title, margin, sheet.y, { size: 20, weight: 'bold' })
  sheet.write(certificateNumber, margin, sheet.y, { size: 12, weight: 'bold', align: 'right' }, contentWidth)
  const issued = `Issued ${usDate(issuedOn)}`
  sheet.write(issued, margin, sheet.y - 17, { size: 9, ink: 'quiet', align: 'right' }, contentWidth)
  const style: Style = { size: 8, ink: 'quiet' }
  sheet.y = sheet.column(sheet.lines(notice, contentWidth, style), margin, sheet.y - 36, style) - 6
  sheet.rule(sheet.y)
  sheet.y -= 10
}

function drawParties(sheet: Sheet, { producer, producerProfile, insured, holder }: CertificateSnapshot) {
  const width = contentWidth / 3
  const parties = [
    ['Producer', [producer, ...producerLines(producerProfile)]],
    ['Insured', [insured.name, ...addressLines(insured.address)]],
    ['Certificate holder', [holder.name, ...addressLines(holder.address)]],
  ] as const
  const ends = parties.map(([name, texts], place) => {
    const x = margin + place * width
    sheet.write(name, x, sheet.y, label)
    const [first = '', ...rest] = texts
    const bold: Style = { weight: 'bold' }
    const below = sheet.column(sheet.lines(first, width - 12, bold), x, sheet.y - 13, bold)
    return sheet.column(
      rest.flatMap(line => sheet.lines(line, width - 12)),
      x,
      below,
    )
  })
  sheet.y = Math.min(...ends) - 12
}

function producerLines(profile: CertificateSnapshot['producerProfile']): string[] {
  if (!profile) return []
  const { address, phone, licenseNumber } = profile
  return [...addressLines(address), ...(phone ? [phone] : []), ...(licenseNumber ? [`License ${licenseNumber}`] : [])]
}

function addressLines(address: CertificateSnapshot['insured']['address']): string[] {
  if (!address) return []
  const { line1, line2, city, zone, postalCode } = address
  return [line1, ...(line2 ? [line2] : []), `${city}, ${zone} ${postalCode}`]
}

function drawInsurers(sheet: Sheet, { lines }: CertificateSnapshot) {
  const insurers = new Map(
    lines.flatMap(({ insurerLetter, insurerName }) => (insurerLetter ? [[insurerLetter, insurerName ?? '']] : [])),
  )
  if (insurers.size === 0) return
  sheet.write('Insurers', margin, sheet.y, label)
  sheet.y -= 13
  const width = contentWidth / 2
  const texts = [...insurers].sort().map(([letter, name]) => [letter, sheet.lines(name, width - 30)] as const)
  for (let place = 0; place < texts.length; place += 2) {
    const pair = texts.slice(place, place + 2)
    for (const [side, [letter, name]] of pair.entries()) {
      sheet.write(letter, margin + side * width, sheet.y, { weight: 'bold' })
      sheet.column(name, margin + side * width + 16, sheet.y)
    }
    sheet.y -= Math.max(...pair.map(([, name]) => name.length)) * lineHeight()
  }
  sheet.y -= 10
}

function drawAdditionalInsured(sheet: Sheet, { additionalInsured, lines }: CertificateSnapshot) {
  if (!additionalInsured) return
  const isGranted = lines.some(line => line.additionalInsured)
  const text = isGranted
    ? 'The certificate holder is an additional insured of the policies that are marked “Yes”, as far as these say so.'
    : 'Additional insured status was requested. No policy listed above grants it to the certificate holder.'
  drawText(sheet, 'Additional insured', text)
}

/** Certificates of policies without terms have no such part. */
function drawTerms(sheet: Sheet, { lines }: CertificateSnapshot) {
  const said = lines.flatMap(line => {
    const terms = termKeys.filter(term => line[term]).map(term => termNames[term].toLowerCase())
    return terms.length > 0 ? [`${nameOfPolicy(line)}: ${terms.join('; ')}.`] : []
  })
  if (said.length === 0) return
  drawText(sheet, 'Terms by policy', [...said, 'As far as the policies say so.'].join('\n'))
}

const drawDescription = (sheet: Sheet, { descriptionOfOperations }: CertificateSnapshot) =>
  drawText(sheet, 'Description of operations', descriptionOfOperations ?? 'None given.')

const drawIssuer = (sheet: Sheet, { issuedBy, issuedOn, producer }: CertificateSnapshot) =>
  drawText(
    sheet,
    'Issued by',
    `${issuedBy === producer ? producer : `${issuedBy}, ${producer}`}, on ${usDate(issuedOn)}`,
  )

/** A text of any length: it continues where the page ends. */
function drawText(sheet: Sheet, name: string, text: string) {
  sheet.y -= 12
  sheet.need(13 + 2 * lineHeight())
  sheet.write(name, margin, sheet.y, label)
  sheet.y -= 13
  for (const line of sheet.lines(text, contentWidth)) {
    sheet.need(lineHeight())
    sheet.write(line, margin, sheet.y)
    sheet.y -= lineHeight()
  }
}
