// For processes that work on files and load nothing else of kit.
export { watchOver } from '../../processes/watchdog.ts'
export { isActiveName } from './pdf/active-names.ts'
export { rebuildPdf } from './pdf/rebuild-pdf.ts'
export { verifyInert } from './pdf/verify-inert.ts'
