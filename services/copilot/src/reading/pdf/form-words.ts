import type { PageView } from './page-view.ts'
import type { PDFPageProxy } from './pdf-library.ts'
import type { DirectedWord } from './text-words.ts'

/** What PDF.js tells of a form field, or of a note on a page. */
interface Annotation {
  subtype?: string
  rect: number[]
  fieldName?: string
  fieldType?: string
  fieldValue?: unknown
  hidden?: boolean
  noView?: boolean
  checkBox?: boolean
  radioButton?: boolean
  exportValue?: string
  buttonValue?: string | null
  textContent?: string[]
  options?: { exportValue: string; displayValue: string }[]
}

/** In points: text of a higher field begins at its top. */
const lineHeight = 24

/** What is filled in on a page, each value with its field; and texts that people have put on it. */
export async function formWords(page: PDFPageProxy, view: PageView): Promise<DirectedWord[]> {
  const annotations: Annotation[] = await page.getAnnotations({ intent: 'display' })
  return annotations.flatMap(annotation => {
    if (annotation.hidden || annotation.noView) return []
    if (annotation.subtype === 'FreeText') return placed(annotation.textContent?.join(' ') ?? '', annotation, view)
    if (annotation.subtype !== 'Widget' || !annotation.fieldName) return []
    const value = shownValue(annotation)
    const field = { name: annotation.fieldName, value }
    return placed(value, annotation, view).map(word => ({ ...word, field }))
  })
}

function shownValue({ fieldType, fieldValue, checkBox, radioButton, exportValue, buttonValue, options }: Annotation) {
  if (checkBox || radioButton) {
    // A check box without an appearance doesn't say which value means that it is checked: any other than Off does.
    const on = radioButton ? buttonValue : (exportValue ?? fieldValue)
    return fieldValue === on && fieldValue !== 'Off' && fieldValue !== null && fieldValue !== undefined ? 'Yes' : 'No'
  }
  if (fieldType !== 'Tx' && fieldType !== 'Ch') return ''
  const values = (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).filter(value => typeof value === 'string')
  const shown = values.map(value => options?.find(option => option.exportValue === value)?.displayValue ?? value)
  return shown.join(', ').trim()
}

function placed(text: string, { rect }: Annotation, view: PageView): DirectedWord[] {
  const box = view.boxOfRectangle(rect)
  if (text.trim() === '' || box.width === 0 || box.height === 0) return []
  const [left, top] = [box.x * view.width, box.y * view.height]
  const height = box.height * view.height
  const middle = height > lineHeight ? top + lineHeight / 2 : top + height / 2
  return [
    {
      text,
      left,
      right: left + box.width * view.width,
      baseline: middle + 3.5,
      size: 10,
      isBold: false,
      confidence: 1,
      box,
      direction: 0,
      hasSpaceBefore: true,
      hasSpaceAfter: true,
    },
  ]
}
