export { PdfView as default, type PdfViewProps } from './PdfView'
export type { PdfMark } from './pdf-mark'
