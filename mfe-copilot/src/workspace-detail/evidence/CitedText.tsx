import { Skeleton } from '@coverdesk/design-system'
import { LateComponent, useLate } from '@coverdesk/plugin-sdk'
import { useCallback } from 'react'
import { EvidenceMark } from './EvidenceMark'
import type { Quote } from './quotes'

const lateMarkdown = new LateComponent(async () => (await import('@coverdesk/design-system/markdown')).default)

interface CitedTextProps {
  /** Markdown with marks such as `[1]`. */
  text: string
  quotes: readonly Quote[]
  /** Of its headings: one below the heading that is above it. */
  headingLevel: 2 | 3
}

/** A text of Cara, whose marks open what proves it. */
export function CitedText({ text, quotes, headingLevel }: CitedTextProps) {
  const drawMark = useCallback(
    (mark: number) => {
      const quote = quotes.find(one => one.mark === mark)
      return quote && <EvidenceMark quote={quote} label={String(mark)} />
    },
    [quotes],
  )
  const Markdown = useLate(lateMarkdown)
  if (!Markdown) return <Skeleton width="100%" height="20px" />
  return <Markdown text={text} headingLevel={headingLevel} drawMark={drawMark} linksPages />
}
