import { createContext, type ReactNode, useContext } from 'react'
import type { ExtraProps } from 'react-markdown'

/** Draws the mark `[n]` of a text, such as a button that opens the quote it stands for; undefined leaves it as text. */
export type DrawMark = (mark: number) => ReactNode | undefined

type Parent = NonNullable<ExtraProps['node']>
type Child = Parent['children'][number]

/** How marks are drawn, for the parts of a text. */
export const MarkDrawing = createContext<DrawMark | undefined>(undefined)

const mark = /\[(\d{1,2})\]/

/** Makes an element of each mark, but for those in code; it comes after everything unsafe is gone. */
export const marksAsElements = () => (tree: { children: unknown[] }) => splitIn(tree as Parent)

function splitIn(parent: Parent) {
  parent.children = parent.children.flatMap((child): Child[] => {
    if (child.type === 'text') return partsOf(child.value)
    if (child.type === 'element' && child.tagName !== 'code') splitIn(child)
    return [child]
  })
}

/** Every second part is the number of a mark. */
const partsOf = (text: string): Child[] =>
  text
    .split(mark)
    .map((part, place): Child => (place % 2 === 0 ? { type: 'text', value: part } : markElement(part)))
    .filter(part => part.type !== 'text' || part.value !== '')

const markElement = (number: string): Child => ({
  type: 'element',
  tagName: 'cite',
  properties: {},
  children: [{ type: 'text', value: number }],
})

/** A mark as its reader wants it. */
export function Mark({ children }: { children?: ReactNode }) {
  const drawn = useContext(MarkDrawing)?.(Number(children))
  return drawn ?? `[${children}]`
}
