import { demoAgencies, todayIn } from '@coverdesk/kit'
import { faultOf, states } from '../judging/judge-acceptance.ts'
import { lettersOf } from '../judging/normalize.ts'
import { acceptanceQuestions } from '../questions/acceptance.ts'
import { fourthAcceptance } from '../questions/acceptance-fourth.ts'
import type { AcceptanceQuestion, RecordProof } from '../questions/acceptance-question.ts'
import { secondAcceptance } from '../questions/acceptance-second.ts'
import { thirdAcceptance } from '../questions/acceptance-third.ts'
import { askCara } from './ask-cara.ts'
import type { DemoProduct } from './demo-product.ts'
import { type Figure, type FigureName, figureOf } from './figure.ts'
import { inTurns } from './in-turns.ts'
import { acceptanceMisses, type JudgedAcceptance } from './report-acceptance.ts'

type AcceptanceFigure = Extract<FigureName, `answers.acceptance.${string}`>

interface AcceptanceSet {
  questions(today: string): readonly AcceptanceQuestion[]
  /** Whether people who write rules may read the questions: rules were written after the misses of these. */
  isSeen: boolean
}

const sets: Record<AcceptanceFigure, AcceptanceSet> = {
  'answers.acceptance.seen': {
    questions: today => [...acceptanceQuestions(today), ...secondAcceptance(today), ...thirdAcceptance(today)],
    isSeen: true,
  },
  'answers.acceptance.unseen': { questions: fourthAcceptance, isSeen: false },
}

export const acceptanceFigures = Object.keys(sets) as AcceptanceFigure[]

/** Lets misses of the sets that aren't seen be printed: for their author, once the rules are final. */
const showsUnseen = () => process.env['SHOW_UNSEEN'] === '1'

/** Asks each question of a set in a workspace of its own, in the whole product. */
export async function measureAcceptance(
  product: DemoProduct,
  name: AcceptanceFigure,
): Promise<{ figures: Figure[]; misses: string[] }> {
  const questions = sets[name].questions(todayIn(demoAgencies.harborPoint.timeZone))
  const isShown = sets[name].isSeen || showsUnseen()
  for (const [place, question] of questions.entries()) {
    const isTrue = await isTrueOfDemo(product, question)
    if (!isTrue)
      throw new Error(
        `The demo doesn’t say what ${isShown ? `“${question.text}”` : `${name}, question ${place + 1},`} is about.`,
      )
  }
  const judged = await inTurns(questions, async (question): Promise<JudgedAcceptance> => {
    const answer = await askCara(product, question.text, [])
    return { question, answer, fault: faultOf(question, answer) }
  })
  const right = judged.filter(({ fault }) => fault === null)
  return {
    figures: [figureOf(name, right.length / judged.length, judged.length)],
    misses: acceptanceMisses(name, judged, isShown),
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
    type state policyNumber inforceAt expiresAt carrier { name } pricing { premium } cancellation { effectiveAt }
    account { details { ... on BusinessAccount { name } } } details { limits { excessPerOccurrenceLimit } } } }`,
  certificate: 'query ($id: ID!) { certificate(id: $id) { createdAt holder { name } } }',
  request: 'query ($id: ID!) { serviceRequest(id: $id) { type details assignee { name } } }',
  account: `query ($id: ID!) { account(id: $id) {
    details { ... on BusinessAccount { name phone mailingAddress { line1 city zone postalCode } } } } }`,
}

/** Whether the demo says what the question is about: one of another day doesn't. */
async function isTrueOfDemo(product: DemoProduct, { answer }: AcceptanceQuestion): Promise<boolean> {
  if (!answer) return true
  if ('document' in answer) {
    const { title, fileName, words } = answer.document
    const { knowledgeBases } = await product.data<Documents>(documents, {})
    const document = knowledgeBases.flatMap(base => base.documents.items).find(one => one.title === title)
    // What files say is tested beside the questions.
    const content = lettersOf(document?.text?.content ?? '')
    if (!document || (document.file?.name ?? null) !== fileName) return false
    return fileName !== null || words.every(one => content.includes(lettersOf(one)))
  }
  for (const { kind, id, states: stated = answer.says } of answer.records) {
    const record = JSON.stringify(await product.data<object>(recordQueries[kind], { id }))
    // Records state amounts in cents.
    const isStated = stated.every(value =>
      value.unit === 'USD' ? value.anyOf.some(cents => record.includes(`:${cents}`)) : states(record, value),
    )
    if (!isStated) return false
  }
  return true
}
