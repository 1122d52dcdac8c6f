import { expect, it } from 'vitest'
import { makeDocument } from '../document/make-document.ts'
import { seenRecipes } from '../layouts/recipes.ts'
import { documentQuestions as listed } from './all-questions.ts'
import { knowledgeDocuments, knowledgeQuestions } from './knowledge.ts'
import { ofWords, truthOf } from './truth-of.ts'

const documentQuestions = listed.map(({ asked }) => asked)

it('there are at least 60 questions, and at least 15 without an answer', () => {
  const absent = documentQuestions.filter(asked => 'absent' in asked).length
  const unknown = knowledgeQuestions.filter(({ answer }) => answer === null).length
  expect(documentQuestions.length + knowledgeQuestions.length).toBeGreaterThanOrEqual(60)
  expect(absent + unknown).toBeGreaterThanOrEqual(15)
})

it('no question is asked twice of a document', () => {
  const asked = documentQuestions.map(({ document, text }) => `${document} ${text}`)
  expect(new Set(asked).size).toBe(asked.length)
})

it('every document says what its questions are about', async () => {
  for (const recipe of seenRecipes) {
    const about = documentQuestions.filter(({ document }) => document === recipe.name)
    if (about.length === 0) continue
    const document = await makeDocument(recipe, true)
    for (const asked of about) {
      const truth = await truthOf(asked, document)
      expect(truth === null, asked.text).toBe('absent' in asked)
    }
  }
}, 60_000)

it('every document that is asked about exists', () => {
  const names = new Set(seenRecipes.map(({ name }) => name))
  expect(documentQuestions.filter(({ document }) => !names.has(document))).toEqual([])
})

it('the knowledge base says what its questions are about', () => {
  for (const { text, answer } of knowledgeQuestions) {
    if (!answer) continue
    const document = knowledgeDocuments.find(({ title }) => title === answer.title)
    expect(ofWords(answer.words, [document?.content ?? ''], text).pages).toEqual([1])
  }
})
