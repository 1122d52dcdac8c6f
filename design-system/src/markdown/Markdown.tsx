import { memo, useMemo } from 'react'
import ReactMarkdown, { type Options } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { asTyped } from './as-typed'
import { inWords } from './in-words'
import { useMarkdownStyles } from './markdown-styles'
import { type DrawMark, MarkDrawing, marksAsElements } from './marks'
import { FirstLevel, type HeadingLevel, parts } from './parts'
import { lineBreaks, typedNumbers, withoutSurprises } from './plain-lines'
import { safeLink, safeLinkOrPath, schema } from './schema'

/** Text of people or of a language model: nothing in it is trusted. */
export interface MarkdownProps {
  /** Written by the copilot or by someone outside: never trusted. */
  text: string
  /** The level of a `#` heading: one below the heading that is above the text. By default 3. */
  headingLevel?: HeadingLevel
  /**
   * Draws a mark such as `[1]`; undefined leaves it as it was written. Give the same function as long as nothing changes. By default
   * marks are text.
   */
  drawMark?: DrawMark
  /** Links to pages of the product (`/app/…`) can be followed. By default they are text. */
  linksPages?: boolean
}

/** Of GitHub's flavor: "1,000~2,500 and 500~750" has nothing struck out. */
const remarkPlugins: Options['remarkPlugins'] = [[remarkGfm, { singleTilde: false }], withoutSurprises, lineBreaks]
const toSafe: NonNullable<Options['rehypePlugins']> = [typedNumbers, [rehypeSanitize, schema]]

/**
 * Markdown (GitHub's flavor, and ordinary text stays as it was typed) that can do no harm: HTML is shown as text, images become their words, and only
 * http(s) and mailto links lead anywhere (quality bar 20). It loads nothing from anywhere.
 *
 * It comes in a file of its own, which is loaded when a screen first draws it.
 *
 * @example
 * const Markdown = lazy(() => import('@coverdesk/design-system/markdown'))
 * <Suspense fallback={<Skeleton width="100%" height="20px" />}><Markdown text={message.content} /></Suspense>
 */
export const Markdown = memo(function Markdown(props: MarkdownProps) {
  const { text, headingLevel = 3, drawMark, linksPages = false } = props
  const shown = useMemo(() => asTyped(text), [text])
  return (
    <div className={useMarkdownStyles().root}>
      <FirstLevel value={headingLevel}>
        <MarkDrawing value={drawMark}>
          <ReactMarkdown
            remarkPlugins={remarkPlugins}
            remarkRehypeOptions={{ handlers: inWords, footnoteBackContent: '' }}
            rehypePlugins={drawMark ? [...toSafe, marksAsElements] : toSafe}
            urlTransform={linksPages ? safeLinkOrPath : safeLink}
            components={parts}
          >
            {shown}
          </ReactMarkdown>
        </MarkDrawing>
      </FirstLevel>
    </div>
  )
})
