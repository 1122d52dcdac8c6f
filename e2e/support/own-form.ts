import type { Caller } from './caller.ts'

/** Where a field of the form stands, in points from the lower left corner: x, y, width, height. */
const boxes: Record<string, readonly [number, number, number, number]> = {
  Insured: [40, 680, 250, 16],
  'Cert Holder': [40, 650, 250, 16],
  'GL Pol No': [40, 600, 120, 16],
  'GL Exp': [170, 600, 80, 16],
  'GL Ea Occ': [400, 600, 120, 16],
  'Insurer A': [40, 560, 250, 16],
}

/** A fillable form of one page as agencies have them, with a script that runs when it is opened. */
export function certificateForm(): Buffer {
  const fields = Object.entries(boxes).map(
    ([name, [x, y, width, height]]) =>
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${name}) /F 4 /Rect [${x} ${y} ${x + width} ${y + height}] /DA (/Helv 9 Tf 0 g) >>`,
  )
  const refs = fields.map((_, place) => `${5 + place} 0 R`).join(' ')
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${refs}] /DA (/Helv 0 Tf 0 g) >> /OpenAction 4 0 R >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Annots [${refs}] >>`,
    '<< /S /JavaScript /JS (app.alert\\(1\\)) >>',
    ...fields,
  ]
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, place) => {
    const offset = text.length
    text += `${place + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + end, 'latin1')
}

/** Sends a form as the screen of the settings does. @returns the id of its file */
export async function sendCertificateForm(caller: Caller): Promise<string> {
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(certificateForm())], { type: 'application/pdf' }), 'Our form.pdf')
  const { text } = await caller.fetch('/files?source', { method: 'POST', body: form })
  return (JSON.parse(text) as { files: { id: string }[] }).files[0]?.id ?? ''
}

export interface OwnForm {
  id: string
  version: number
}

const read = 'query { certificateForm { id version } }'
const upload = 'mutation ($fileId: ID) { uploadCertificateForm(input: { fileId: $fileId }) { id version } }'
const remove = 'mutation ($id: ID!, $version: Int!) { deleteCertificateForm(id: $id, version: $version) { id } }'

/** The agency's own form, or one that is uploaded now; it is not in use. */
export async function ownForm(caller: Caller): Promise<OwnForm> {
  const { certificateForm: known } = await caller.call<{ certificateForm: OwnForm | null }>(read)
  if (known) return known
  const fileId = await sendCertificateForm(caller)
  return (await caller.call<{ uploadCertificateForm: OwnForm }>(upload, { fileId })).uploadCertificateForm
}

/** Leaves the agency without one, as the others expect it. */
export async function removeOwnForm(caller: Caller): Promise<void> {
  const { certificateForm: known } = await caller.call<{ certificateForm: OwnForm | null }>(read)
  if (known) await caller.call(remove, known)
}
