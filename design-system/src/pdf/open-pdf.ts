import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask, VerbosityLevel, version } from 'pdfjs-dist'

// A file of its own of our origin: the policy of the pages lets in no other worker, and no blob.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

/** Character maps, fonts and picture decoders that few documents need: the shell's build copies them (scripts/build/pdf-parts.ts). */
const parts = `/assets/pdfjs-${version}/`

/**
 * Begins to read a PDF of our origin, with the session's cookie. Nothing that the document says is run: forms and
 * scripts are pictures of themselves.
 */
export const openPdf = (url: string): PDFDocumentLoadingTask =>
  getDocument({
    url,
    cMapUrl: `${parts}cmaps/`,
    standardFontDataUrl: `${parts}standard_fonts/`,
    wasmUrl: `${parts}wasm/`,
    iccUrl: `${parts}iccs/`,
    isEvalSupported: false,
    enableXfa: false,
    // What is wrong with a document is said in the page, not in the console.
    verbosity: VerbosityLevel.ERRORS,
  })
