// A process of its own, which `form-process.ts` starts: it answers one question after the other, and ends with its parent.
import { FormRefused, fillForm, takeApart } from '@coverdesk/forms/pdf'
import { watchOver } from '@coverdesk/kit/inspection'
import type { FormAnswer, FormQuestion } from '../process/form-process.ts'

watchOver(224 * 1024 * 1024)

const answerTo = async (question: FormQuestion): Promise<FormAnswer> =>
  question.task === 'fill'
    ? { document: await fillForm(question.form, question.fields, question.names) }
    : takeApart(question.file)

process.on('message', async (question: FormQuestion) => {
  const answer = await answerTo(question).catch((error: Error) =>
    error instanceof FormRefused ? { refusal: error.message } : { failure: String(error.stack) },
  )
  process.send?.(answer)
  globalThis.gc?.()
})
process.on('disconnect', () => process.exit())
