import { expect, it } from 'vitest'
import demo from '../../../../services/copilot/src/demo-seed/knowledge-documents.json' with { type: 'json' }
import files from '../../../../services/copilot/src/demo-seed/knowledge-files.json' with { type: 'json' }
import { ofWords } from '../truth-of.ts'
import { scannedTitle } from './development-question.ts'
import { developmentQuestions } from './development-questions.ts'

const questions = developmentQuestions('2026-11-25')

it('there are at least 60 different questions, of documents, of records, and some that nothing answers', () => {
  expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length)
  expect(questions.length).toBeGreaterThanOrEqual(60)
  expect(questions.filter(({ answer }) => answer === null).length).toBeGreaterThanOrEqual(8)
  expect(questions.filter(({ answer }) => answer && 'records' in answer).length).toBeGreaterThanOrEqual(30)
  expect(questions.filter(({ answer }) => answer && 'document' in answer).length).toBeGreaterThanOrEqual(15)
})

it('the documents of the demo say what the questions are about', () => {
  for (const { text, answer } of questions) {
    if (!answer || !('document' in answer)) continue
    const { title, words } = answer.document
    if (title === scannedTitle) continue
    const page = demo.harborPoint.find(document => document.title === title)?.content
    const pages = page ? [page] : files.find(file => file.title === title)?.pages.map(lines => lines.join('\n'))
    for (const one of words) expect(ofWords(one, pages ?? [], text).pages).toHaveLength(1)
  }
})
