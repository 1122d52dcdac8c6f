import type { EvaluationDocument } from '../document/evaluation-document.ts'
import { makeDocument } from '../document/make-document.ts'
import { lettersOf } from '../judging/normalize.ts'
import { seenRecipes } from '../layouts/recipes.ts'
import { documentQuestions } from '../questions/all-questions.ts'
import { knowledgeDocuments, knowledgeQuestions } from '../questions/knowledge.ts'
import { truthOf } from '../questions/truth-of.ts'
import { askCara, type CaraAnswer } from './ask-cara.ts'
import type { CaraProduct } from './cara-product.ts'
import { type Figure, shares } from './figure.ts'
import { inTurns } from './in-turns.ts'

/** So many quotes of an answer count: nobody opens more. */
const quotesRead = 3

type Evidence = CaraAnswer['evidence'][number]

interface Judged {
  seen: boolean
  isRight: boolean
  text: string
  answer: CaraAnswer
}

/** Asks every question through a run of its own, in a workspace with its document. */
export async function measureAnswers(product: CaraProduct): Promise<{ figures: Figure[]; misses: string[] }> {
  for (const document of knowledgeDocuments) await product.addKnowledge(document)
  const judged = [...(await askDocuments(product)), ...(await askKnowledge(product))]
  return {
    figures: shares('answers.right', judged, ({ isRight }) => ({ part: isRight ? 1 : 0, whole: 1 })),
    misses: judged.filter(({ isRight, seen }) => !isRight && seen).map(missOf),
  }
}

async function askDocuments(product: CaraProduct): Promise<Judged[]> {
  const documents = await askedDocuments()
  return await inTurns(documentQuestions, async ({ asked, isSeen }) => {
    const document = documents.get(asked.document)
    if (!document) throw new Error(`There is no document ${asked.document}.`)
    const truth = await truthOf(asked, document)
    // A file belongs to the first workspace that it is put into.
    const fileId = await product.upload(document.bytes, { name: document.fileName, mimeType: document.mimeType })
    const answer = await askCara(product, asked.text, [fileId])
    const isProof = ({ sourceId, page, quote }: Evidence) =>
      sourceId === fileId && truth !== null && truth.pages.includes(page) && truth.isProvenBy(quote)
    const isRight = truth ? hasProof(answer, isProof) : isRefusal(answer)
    return { seen: isSeen, isRight, text: `${asked.document}: ${asked.text}`, answer }
  })
}

async function askedDocuments(): Promise<Map<string, EvaluationDocument>> {
  const names = new Set(documentQuestions.map(({ asked }) => asked.document))
  const documents = new Map<string, EvaluationDocument>()
  for (const recipe of seenRecipes)
    if (names.has(recipe.name)) documents.set(recipe.name, await makeDocument(recipe, true))
  return documents
}

const askKnowledge = (product: CaraProduct): Promise<Judged[]> =>
  inTurns(knowledgeQuestions, async ({ text, answer: truth }) => {
    const answer = await askCara(product, text, [])
    const isProof = ({ name, quote }: Evidence) =>
      truth !== null && name === truth.title && lettersOf(quote).includes(lettersOf(truth.words))
    const isRight = truth ? hasProof(answer, isProof) : isRefusal(answer)
    return { seen: true, isRight, text: `knowledge: ${text}`, answer }
  })

const hasProof = ({ evidence }: CaraAnswer, isProof: (one: Evidence) => boolean): boolean =>
  evidence.slice(0, quotesRead).some(isProof)

/** States nothing: it wasn't found, and the closest passages, if any, are shown as no more than that. */
const isRefusal = ({ outcome }: CaraAnswer): boolean =>
  outcome?.kind === 'NOT_IN_DOCUMENTS' || outcome?.kind === 'CLOSEST'

function missOf({ text, answer }: Judged): string {
  const quotes = answer.evidence.map(({ page, quote }) => `p. ${page} “${quote.slice(0, 120)}”`)
  return `not right: ${text}\n    ${answer.outcome?.kind ?? 'no outcome'}, said: ${answer.content.slice(0, 200).replaceAll('\n', ' ')}\n    ${quotes.join(' | ')}`
}
