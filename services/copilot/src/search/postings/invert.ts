import { passageNumber } from '../models/passage.model.ts'
import type { Passage } from '../passages/passage.ts'
import { tokensOf } from '../text/tokens.ts'
import { impactOf } from './impact.ts'
import { addPosting, type SegmentContent } from './segment-content.ts'

/** How much a word counts by where it is: in the passage itself 1. */
const weights = { heading: 1.5, title: 0.8, tableHeader: 0.7, margins: 0.5, neighbor: 0.25 }

/** What passages are a part of. */
interface Surroundings {
  fileId: string
  title: string
  /** What ends right before the first passage and begins right behind the last one; empty when nothing does. */
  before: string
  after: string
}

/** Inverts passages that follow each other: which of them has a term, and how much it says about it. */
export function invert(passages: readonly Passage[], { fileId, title, before, after }: Surroundings): SegmentContent {
  const content: SegmentContent = { passages: [], terms: new Map() }
  const texts = [before, ...passages.map(({ text }) => text), after]
  const termsOfTexts = texts.map(termsOf)
  const titleTerms = termsOf(title)
  for (const [place, passage] of passages.entries()) {
    const own = termsOfTexts[place + 1] ?? []
    const frequencies = new Map<string, number>()
    const add = (terms: readonly string[], weight: number) => {
      for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + weight)
    }
    add(own, 1)
    for (const { text } of passage.headings) add(termsOf(text), weights.heading)
    add(titleTerms, weights.title)
    if (passage.tableHeader) add(termsOf(passage.tableHeader), weights.tableHeader)
    const ownTerms = new Set(frequencies.keys())
    add(termsOf(passage.margins), weights.margins)
    add(termsOfTexts[place] ?? [], weights.neighbor)
    add(termsOfTexts[place + 2] ?? [], weights.neighbor)
    content.passages.push({ fileId, number: passageNumber(passage) })
    for (const [term, frequency] of frequencies) {
      addPosting(content.terms, term, place, impactOf(frequency, ownTerms.has(term), own.length))
    }
  }
  return content
}

const termsOf = (text: string): string[] => (text ? tokensOf(text).flatMap(({ terms }) => terms) : [])
