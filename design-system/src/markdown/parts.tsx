import { mergeClasses } from '@fluentui/react-components'
import { CheckboxChecked20Regular } from '@fluentui/react-icons/svg/checkbox-checked'
import { CheckboxUnchecked20Regular } from '@fluentui/react-icons/svg/checkbox-unchecked'
import { createContext, createElement, type JSX, type ReactNode, useContext } from 'react'
import type { Components, ExtraProps } from 'react-markdown'
import { TextLink } from '../controls/TextLink'
import { useMarkdownStyles } from './markdown-styles'
import { Mark } from './marks'

/** Level of a heading in the page, 1 to 6. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** The level of the text's own first level. */
export const FirstLevel = createContext<HeadingLevel>(3)

const looks = ['first', 'second', 'third'] as const

/** `##` is one below `#`; below the sixth level there is none. */
function Heading({ node, children }: ExtraProps & { children?: ReactNode }) {
  const styles = useMarkdownStyles()
  const firstLevel = useContext(FirstLevel)
  const depth = Number(node?.tagName.slice(1)) - 1
  const className = mergeClasses(styles.heading, styles[looks[Math.min(depth, looks.length - 1)] ?? 'third'])
  return createElement(`h${Math.min(firstLevel + depth, 6)}`, { className }, children)
}

/** A link that was refused has no address left: its words remain. */
function Anchor({ href, children }: JSX.IntrinsicElements['a']) {
  return href ? <TextLink href={href}>{children}</TextLink> : children
}

/** `- [x]` is a statement, not a control. */
function Task({ checked }: JSX.IntrinsicElements['input']) {
  const styles = useMarkdownStyles()
  const Icon = checked ? CheckboxChecked20Regular : CheckboxUnchecked20Regular
  return (
    <span
      role="img"
      aria-label={checked ? 'Done:' : 'To do:'}
      className={mergeClasses(styles.task, checked && styles.done)}
    >
      <Icon aria-hidden />
    </span>
  )
}

function List({ className, children }: JSX.IntrinsicElements['ul']) {
  const styles = useMarkdownStyles()
  const hasTasks = className?.includes('contains-task-list')
  return <ul className={mergeClasses(styles.list, hasTasks && styles.tasks)}>{children}</ul>
}

function NumberedList({ start, children }: JSX.IntrinsicElements['ol']) {
  return (
    <ol start={start} className={useMarkdownStyles().list}>
      {children}
    </ol>
  )
}

/** Wider than its column, it scrolls; with the keyboard too. */
function Table({ children }: JSX.IntrinsicElements['table']) {
  const styles = useMarkdownStyles()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls
    <div role="group" aria-label="Table" tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>{children}</table>
    </div>
  )
}

/** The corner of a table is empty, and heads nothing. */
function HeaderCell({ children, style }: JSX.IntrinsicElements['th']) {
  return children ? <th style={style}>{children}</th> : <td />
}

function CodeBlock({ children }: JSX.IntrinsicElements['pre']) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
    <pre tabIndex={0} className={useMarkdownStyles().block}>
      {children}
    </pre>
  )
}

const Code = ({ children }: JSX.IntrinsicElements['code']) => (
  <code className={useMarkdownStyles().code}>{children}</code>
)
const Quote = ({ children }: JSX.IntrinsicElements['blockquote']) => (
  <blockquote className={useMarkdownStyles().quote}>{children}</blockquote>
)
const Rule = () => <hr className={useMarkdownStyles().rule} />

/** How each element of a text is drawn. */
export const parts: Components = {
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  a: Anchor,
  input: Task,
  ul: List,
  ol: NumberedList,
  table: Table,
  th: HeaderCell,
  pre: CodeBlock,
  code: Code,
  blockquote: Quote,
  hr: Rule,
  cite: Mark,
}
