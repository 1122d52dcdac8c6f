// A process of its own, which `document-process.ts` starts: it answers one question after the other, and ends with its parent.

import { FormRefused, fillForm, takeApart } from '@coverdesk/forms/pdf'
import { watchOver } from '@coverdesk/kit/inspection'
import { drawCertificate } from '../document/draw-certificate.ts'
import type { DocumentAnswer, DocumentQuestion } from '../process/document-process.ts'

watchOver(224 * 1024 * 1024)

async function answerTo(question: DocumentQuestion): Promise<DocumentAnswer> {
  if (question.task === 'draw') return { document: await drawCertificate(question.certificate) }
  if (question.task === 'fill') return { document: await fillForm(question.form, question.fields, question.names) }
  return takeApart(question.file)
}

process.on('message', async (question: DocumentQuestion) => {
  const answer = await answerTo(question).catch((error: Error) =>
    error instanceof FormRefused ? { refusal: error.message } : { failure: String(error.stack) },
  )
  process.send?.(answer)
  // The next form does not come on top of this one.
  if (question.task !== 'draw') globalThis.gc?.()
})
process.on('disconnect', () => process.exit())
