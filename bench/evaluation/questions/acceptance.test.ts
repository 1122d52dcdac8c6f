import { expect, it } from 'vitest'
import demo from '../../../services/copilot/src/demo-seed/knowledge-documents.json' with { type: 'json' }
import files from '../../../services/copilot/src/demo-seed/knowledge-files.json' with { type: 'json' }
import { acceptanceQuestions } from './acceptance.ts'
import { secondAcceptance } from './acceptance-second.ts'
import { ofWords } from './truth-of.ts'

const first = acceptanceQuestions('2026-11-25')
const second = secondAcceptance('2026-11-25')

it.each([
  [first, [12, 8, 6]],
  [second, [13, 7, 6]],
] as const)('26 different questions, of documents, of records, and 6 that nothing answers: %#', (questions, counts) => {
  const ofDocuments = questions.filter(({ answer }) => answer && 'document' in answer)
  const ofRecords = questions.filter(({ answer }) => answer && 'records' in answer)
  const unanswerable = questions.filter(({ answer }) => answer === null)
  expect([ofDocuments.length, ofRecords.length, unanswerable.length]).toEqual(counts)
  expect(new Set([...first, ...second].map(({ text }) => text)).size).toBe(52)
})

it('the documents of the demo say what the questions are about', () => {
  for (const { text, answer } of [...first, ...second]) {
    if (!answer || !('document' in answer)) continue
    const { title, fileName, words } = answer.document
    // Nothing but the picture says what a scan says.
    if (fileName?.includes('(scan)')) continue
    const page = demo.harborPoint.find(document => document.title === title)?.content
    const pages = page ? [page] : files.find(file => file.title === title)?.pages.map(lines => lines.join('\n'))
    for (const one of words) expect(ofWords(one, pages ?? [], text).pages).toHaveLength(1)
  }
})
