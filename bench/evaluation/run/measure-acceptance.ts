import { demoAgencies, todayIn } from '@coverdesk/kit'
import { faultOf, states } from '../judging/judge-acceptance.ts'
import { lettersOf } from '../judging/normalize.ts'
import { type AcceptanceQuestion, acceptanceQuestions, type RecordProof } from '../questions/acceptance.ts'
import { secondAcceptance } from '../questions/acceptance-second.ts'
import { askCara } from './ask-cara.ts'
import type { DemoProduct } from './demo-product.ts'
import { type Figure, shares } from './figure.ts'
import { inTurns } from './in-turns.ts'

/** Asks each question in a workspace of its own, in the whole product. Rules were written after the misses of the first ones, which are “seen”. */
export async function measureAcceptance(product: DemoProduct): Promise<{ figures: Figure[]; misses: string[] }> {
  const today = todayIn(demoAgencies.harborPoint.timeZone)
  const questions = [
    ...acceptanceQuestions(today).map(question => ({ question, seen: true })),
    ...secondAcceptance(today).map(question => ({ question, seen: false })),
  ]
  for (const { question } of questions) await checkTruth(product, question)
  const judged = await inTurns(questions, async ({ question, seen }) => {
    const answer = await askCara(product, question.text, [])
    return { question, seen, answer, fault: faultOf(question, answer) }
  })
  return {
    figures: shares('answers.acceptance', judged, ({ fault }) => ({ part: fault === null ? 1 : 0, whole: 1 })),
    misses: judged.flatMap(({ question, answer, fault }) =>
      fault === null
        ? []
        : [
            `not right: ${question.text}\n    ${fault}\n    said: ${answer.content.replaceAll('\n', ' ')}\n    ${answer.evidence
              .map(({ name, quote }) => `${name}: “${quote}”`)
              .join(' | ')}`,
          ],
    ),
  }
}

const documents =
  'query { knowledgeBases { documents(first: 100) { items { title text { content } file { name } } } } }'
interface Documents {
  knowledgeBases: {
    documents: { items: { title: string; text: { content: string } | null; file: { name: string } | null }[] }
  }[]
}

const recordQueries: Record<RecordProof['kind'], string> = {
  policy: `query ($id: ID!) { businessPolicy(id: $id) {
    type state policyNumber inforceAt expiresAt carrier { name } pricing { premium }
    account { details { ... on BusinessAccount { name } } } details { limits { excessPerOccurrenceLimit } } } }`,
  certificate: 'query ($id: ID!) { certificate(id: $id) { createdAt holder { name } } }',
  request: 'query ($id: ID!) { serviceRequest(id: $id) { type details assignee { name } } }',
}

/** @throws when the demo doesn't say what the question is about, such as one of another day */
async function checkTruth(product: DemoProduct, { text, answer }: AcceptanceQuestion): Promise<void> {
  const wrong = () => new Error(`The demo doesn’t say what “${text}” is about.`)
  if (!answer) return
  if ('document' in answer) {
    const { title, fileName, words } = answer.document
    const { knowledgeBases } = await product.data<Documents>(documents, {})
    const document = knowledgeBases.flatMap(base => base.documents.items).find(one => one.title === title)
    // What files say is tested beside the questions.
    const content = lettersOf(document?.text?.content ?? '')
    if (!document || (document.file?.name ?? null) !== fileName) throw wrong()
    if (fileName === null && words.some(one => !content.includes(lettersOf(one)))) throw wrong()
    return
  }
  for (const { kind, id, states: stated = answer.says } of answer.records) {
    const record = JSON.stringify(await product.data<object>(recordQueries[kind], { id }))
    // Records state amounts in cents.
    const isStated = stated.every(value =>
      value.unit === 'USD' ? value.anyOf.some(cents => record.includes(`:${cents}`)) : states(record, value),
    )
    if (!isStated) throw wrong()
  }
}
