import { createElement, Fragment, type ReactNode } from 'react'
import { WideTable } from './WideTable'

/** All that a drafted document is made of. Headings begin below those of the page. */
const elements: Readonly<Record<string, string>> = {
  ...{
    h1: 'h3',
    h2: 'h4',
    h3: 'h5',
    p: 'p',
    blockquote: 'blockquote',
    aside: 'aside',
    br: 'br',
    strong: 'strong',
    em: 'em',
  },
  ...{ ul: 'ul', ol: 'ol', li: 'li', table: 'table', thead: 'thead', tbody: 'tbody', tr: 'tr', th: 'th', td: 'td' },
}
/** Elements whose content isn’t shown. */
const silent = ['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'math']

/** Labels of callouts that say something is wrong. */
const warnings = /^(?:Warning|Caution)$/
/** Cells with more characters are sentences. */
const longText = 60

const mark = /\[(\d{1,3})\]/

/**
 * A drafted document, drawn without trusting its HTML: elements that aren't known are their words, no attribute counts, and nothing
 * is loaded or run.
 *
 * @param drawMark draws the mark `[n]`; undefined leaves it as text
 */
export function htmlElements(html: string, drawMark: (mark: number) => ReactNode | undefined): ReactNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return childrenOf(body, drawMark)
}

function childrenOf(parent: Node, drawMark: (mark: number) => ReactNode | undefined): ReactNode {
  return [...parent.childNodes].map((child, place) => {
    const key = String(place)
    if (child.nodeType === Node.TEXT_NODE) {
      return <Fragment key={key}>{textWithMarks(child.textContent ?? '', drawMark)}</Fragment>
    }
    const name = child.nodeName.toLowerCase()
    if (child.nodeType !== Node.ELEMENT_NODE || silent.includes(name)) return null
    const element = elements[name]
    if (element === 'br') return <br key={key} />
    const content = childrenOf(child, drawMark)
    // A wide table scrolls on its own; the page doesn’t.
    if (element === 'table') return <WideTable key={key}>{content}</WideTable>
    if (element === 'aside') {
      const isWarning = warnings.test(child.firstChild?.textContent ?? '')
      return (
        <aside key={key} {...(isWarning && { 'data-tone': 'warning' })}>
          {content}
        </aside>
      )
    }
    if (element === 'td') {
      const isLong = (child.textContent ?? '').length > longText
      return (
        <td key={key} {...(isLong && { 'data-long': true })}>
          {content}
        </td>
      )
    }
    return element ? createElement(element, { key }, content) : <Fragment key={key}>{content}</Fragment>
  })
}

/** Every second part is the number of a mark. */
const textWithMarks = (text: string, drawMark: (mark: number) => ReactNode | undefined): ReactNode =>
  text
    .split(mark)
    .map((part, place) => <Fragment key={String(place)}>{place % 2 === 0 ? part : drawnOr(part, drawMark)}</Fragment>)

const drawnOr = (number: string, drawMark: (mark: number) => ReactNode | undefined) =>
  drawMark(Number(number)) ?? `[${number}]`
