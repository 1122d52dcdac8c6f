import { useCallback } from 'react'
import { LateMarkdown } from '../../markdown/LateMarkdown'
import { EvidenceMark } from './EvidenceMark'
import type { Quote } from './quotes'

interface CitedTextProps {
  /** Markdown with marks such as `[1]`. */
  text: string
  quotes: readonly Quote[]
  /** Of its headings: one below the heading that is above it. */
  headingLevel: 2 | 3
}

/** A text by Cara; its marks open the evidence. */
export function CitedText({ text, quotes, headingLevel }: CitedTextProps) {
  const drawMark = useCallback(
    (mark: number) => {
      const quote = quotes.find(one => one.mark === mark)
      return quote && <EvidenceMark quote={quote} label={String(mark)} />
    },
    [quotes],
  )
  return <LateMarkdown text={text} headingLevel={headingLevel} drawMark={drawMark} linksPages skeletonHeight="20px" />
}
