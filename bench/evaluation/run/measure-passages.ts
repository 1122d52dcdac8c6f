import { type Figure, figureOf, shares } from './figure.ts'
import type { ReadDocument } from './read-set.ts'
import type { SearchDatabase } from './search-database.ts'

/** As many documents as an agent drops into one workspace. */
const workspaces = 8

interface AskedQuestion {
  seen: boolean
  isHit: boolean
  text: string
  milliseconds: number
}

/** Puts the documents into workspaces of different layouts, and asks each question in the workspace of its document. */
export async function measurePassages(set: readonly ReadDocument[], database: SearchDatabase) {
  const asked: AskedQuestion[] = []
  for (const [at, { document, pages }] of set.entries()) {
    const file = { id: document.name, title: document.fileName, pages }
    await database.index([file], scopeOf(at))
  }
  for (const [at, { document }] of set.entries()) {
    for (const { text, pages } of document.questions.filter(question => question.pages.length > 0)) {
      const begun = performance.now()
      const found = await database.search(text, { scopeKey: scopeOf(at) })
      const milliseconds = performance.now() - begun
      const isHit = found.slice(0, 3).some(({ fileId, page }) => fileId === document.name && pages.includes(page))
      asked.push({ seen: document.seen, isHit, text, milliseconds })
    }
  }
  const figures: Figure[] = [
    ...shares('passages.hit3', asked, ({ isHit }) => ({ part: isHit ? 1 : 0, whole: 1 })),
    // Skips the first of each workspace, which loads code.
    figureOf(
      'search.workspace.ms',
      median(asked.slice(workspaces).map(({ milliseconds }) => milliseconds)),
      asked.length,
    ),
  ]
  return {
    figures,
    misses: asked.filter(({ isHit, seen }) => !isHit && seen).map(({ text }) => `not among three: ${text}`),
  }
}

const scopeOf = (at: number) => `workspace:${at % workspaces}`

const median = (figures: number[]) => figures.sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0
