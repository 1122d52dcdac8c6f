export { PdfView as default, type PdfViewProps } from './PdfView'
