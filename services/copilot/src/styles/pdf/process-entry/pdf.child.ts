// A process of its own, which `write-pdf.ts` starts: it writes one PDF after the other, and ends with its parent.
import { watchOver } from '@coverdesk/kit/watchdog'
import { compilePdf } from '../compile-pdf.ts'
import type { PdfAnswer, PdfQuestion } from '../pdf-question.ts'

watchOver(512 * 1024 * 1024)

function answerTo(question: PdfQuestion): PdfAnswer {
  try {
    return compilePdf(question)
  } catch (error) {
    // The compiler tells what is wrong as the code of its errors.
    const { code, stack } = error as Error & { code?: string }
    return { failure: `${code} ${stack}` }
  }
}

process.on('message', (question: PdfQuestion) => {
  process.send?.(answerTo(question))
  globalThis.gc?.()
})
process.on('disconnect', () => process.exit())
