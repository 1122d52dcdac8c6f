// A process of its own, which `form-process.ts` starts: it answers one question after the other, and ends with its parent.
import { fillForm } from '../filling/fill-form.ts'
import { FormRefused, takeApart } from '../reading/take-apart.ts'
import type { FormAnswer, FormQuestion } from './form-process.ts'
import { watchOver } from './watchdog.ts'

watchOver(224 * 1024 * 1024)

async function answerTo(question: FormQuestion): Promise<FormAnswer> {
  if (question.task === 'fill') return { document: await fillForm(question.form, question.fields, question.names) }
  return takeApart(question.file)
}

process.on('message', async (question: FormQuestion) => {
  const answer = await answerTo(question).catch((error: unknown) => ({
    refusal: error instanceof FormRefused ? error.message : null,
  }))
  process.send?.(answer)
  // The next form does not come on top of this one.
  globalThis.gc?.()
})
process.on('disconnect', () => process.exit())
