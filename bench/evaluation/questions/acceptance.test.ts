import { expect, it } from 'vitest'
import demo from '../../../services/copilot/src/demo-seed/knowledge-documents.json' with { type: 'json' }
import files from '../../../services/copilot/src/demo-seed/knowledge-files.json' with { type: 'json' }
import { acceptanceQuestions } from './acceptance.ts'
import { fourthAcceptance } from './acceptance-fourth.ts'
import { secondAcceptance } from './acceptance-second.ts'
import { thirdAcceptance } from './acceptance-third.ts'
import { ofWords } from './truth-of.ts'

const today = '2026-11-25'
const first = acceptanceQuestions(today)
const second = secondAcceptance(today)
const third = thirdAcceptance(today)
const fourth = fourthAcceptance(today)
const all = [...first, ...second, ...third, ...fourth]

it.each([
  ['first', first, [12, 8, 6]],
  ['second', second, [13, 7, 6]],
  ['third', third, [13, 7, 6]],
  ['fourth', fourth, [13, 7, 6]],
] as const)('26 questions, of documents, of records, and 6 that nothing answers: %s', (_, questions, counts) => {
  const ofDocuments = questions.filter(({ answer }) => answer && 'document' in answer)
  const ofRecords = questions.filter(({ answer }) => answer && 'records' in answer)
  const unanswerable = questions.filter(({ answer }) => answer === null)
  expect([ofDocuments.length, ofRecords.length, unanswerable.length]).toEqual(counts)
})

it('no question is asked twice', () => {
  expect(new Set(all.map(({ text }) => text.toLowerCase())).size).toBe(104)
})

it('the documents of the demo say what the questions are about', () => {
  for (const { text, answer } of all) {
    if (!answer || !('document' in answer)) continue
    const { title, fileName, words } = answer.document
    // Nothing but the picture says what a scan says.
    if (fileName?.includes('(scan)')) continue
    const page = demo.harborPoint.find(document => document.title === title)?.content
    const pages = page ? [page] : files.find(file => file.title === title)?.pages.map(lines => lines.join('\n'))
    for (const one of words) expect(ofWords(one, pages ?? [], text).pages).toHaveLength(1)
  }
})
