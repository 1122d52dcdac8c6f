import { demoAgencies, todayIn } from '@coverdesk/kit'
import { faultOf } from '../judging/judge-acceptance.ts'
import { developmentQuestions } from '../questions/development/development-questions.ts'
import { askCara } from './ask-cara.ts'
import type { DemoProduct } from './demo-product.ts'
import { type Figure, figureOf } from './figure.ts'
import { inTurns } from './in-turns.ts'

/** Asks the questions that whoever writes the engine may look at, each in a workspace of its own, in the whole product. */
export async function measureDevelopment(product: DemoProduct): Promise<{ figures: Figure[]; misses: string[] }> {
  const questions = developmentQuestions(todayIn(demoAgencies.harborPoint.timeZone))
  const judged = await inTurns(questions, async question => {
    const answer = await askCara(product, question.text, [])
    return { question, answer, fault: faultOf(question, answer) }
  })
  const missed = judged.filter(({ fault }) => fault !== null)
  return {
    figures: [figureOf('answers.development', (judged.length - missed.length) / judged.length, judged.length)],
    misses: missed.map(({ question, answer, fault }) => {
      const quotes = answer.evidence.map(({ name, quote }) => `${name}: “${quote}”`).join(' | ')
      return `not right: ${question.text}\n    ${fault}\n    said: ${answer.content.replaceAll('\n', ' ')}\n    ${quotes}`
    }),
  }
}
