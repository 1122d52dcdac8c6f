import { isFieldName } from '@coverdesk/coverage'
import { beforeAll, describe, expect, it } from 'vitest'
import type { EvaluationDocument } from '../document/evaluation-document.ts'
import { makeDocument } from '../document/make-document.ts'
import type { Recipe } from '../document/recipe.ts'
import { normalizeText } from '../judging/normalize.ts'
import { statesValue } from '../judging/states-value.ts'
import { allDocuments, recipes, setSize } from './all-documents.ts'
import { textOfFile } from './text-of-file.ts'

describe('documents of the evaluation', () => {
  const documents: EvaluationDocument[] = []
  beforeAll(async () => {
    for await (const document of allDocuments({ withoutScans: true })) documents.push(document)
  }, 60_000)

  it('there are at least 64 in 8 layouts, and 10 scans', () => {
    expect(setSize.documents).toBeGreaterThanOrEqual(64)
    expect(setSize.layouts).toBeGreaterThanOrEqual(8)
    expect(setSize.scans).toBeGreaterThanOrEqual(10)
  })

  it('every name is used once', () => {
    expect(new Set(documents.map(({ name }) => name)).size).toBe(documents.length)
  })

  it('every quote of the truth is on its page, and states its value', async () => {
    const broken: string[] = []
    for (const document of documents) {
      const pages = (await textOfFile(document)).map(normalizeText)
      for (const { field, values, unit, evidence } of document.facts) {
        for (const { page, quote } of evidence) {
          const isThere = pages[page - 1]?.includes(normalizeText(quote)) ?? false
          const isStated = values.some(value => statesValue(quote, value, unit))
          if (!isThere || !isStated) broken.push(`${document.name} ${field}, page ${page}: ${quote}`)
        }
      }
    }
    expect(broken).toEqual([])
  }, 60_000)

  it('every field is one of the coverage schema', () => {
    const names = documents.flatMap(({ facts, absent }) => [...facts, ...absent].map(({ field }) => field))
    expect(names.filter(name => !isFieldName(name))).toEqual([])
  })

  it('no field is both stated and absent', () => {
    for (const { name, facts, absent } of documents) {
      const stated = new Set(facts.map(({ field }) => field))
      expect(
        absent.filter(({ field }) => stated.has(field)),
        name,
      ).toEqual([])
    }
  })

  it('every document asks two to four questions, of which one has no answer', () => {
    for (const { name, questions } of documents) {
      expect(questions.length, name).toBeGreaterThanOrEqual(2)
      expect(questions.length, name).toBeLessThanOrEqual(4)
      expect(questions.filter(({ pages }) => pages.length === 0).length, name).toBe(1)
    }
  })

  it('the sets contain ambiguous facts, zeros, and words in place of amounts', () => {
    const facts = documents.flatMap(document => document.facts)
    expect(facts.filter(({ state }) => state === 'AMBIGUOUS').length).toBeGreaterThanOrEqual(3)
    expect(facts.filter(({ values, unit }) => unit === 'USD' && values.includes(0)).length).toBeGreaterThanOrEqual(5)
    for (const word of ['EXCLUDED', 'NOT_COVERED', 'INCLUDED', 'SEE_SCHEDULE'])
      expect(
        facts.some(({ values }) => values.includes(word)),
        word,
      ).toBe(true)
  })

  it('each layout writes the same document in every run', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o'].map(
      letter => `${letter}-3`,
    )) {
      const again = await makeDocument(recipeOf(name), true)
      const before = documents.find(document => document.name === name)
      expect(Buffer.compare(again.bytes, before?.bytes ?? new Uint8Array()), name).toBe(0)
    }
  })

  it('the same scan is made in every run', async () => {
    const [one, other] = [await makeDocument(recipeOf('c-8'), true), await makeDocument(recipeOf('c-8'), true)]
    expect(Buffer.compare(one.bytes, other.bytes)).toBe(0)
  }, 60_000)
})

function recipeOf(name: string): Recipe {
  const found = recipes.find(({ recipe }) => recipe.name === name)
  if (!found) throw new Error(`There is no document ${name}.`)
  return found.recipe
}
