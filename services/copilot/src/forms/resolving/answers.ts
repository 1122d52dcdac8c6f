import type { FormAnswer } from './form-case.ts'

/** "Certificate number:" and "certificate  number" are the same label. */
export const labelKey = (label: string): string =>
  label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const labeled = /^\s*([\p{L}][\p{L}\p{N}\s’'(),/#&-]{0,79}?)\s*:\s*(.*)$/u

/** What the dialogs send where people chose nothing (specification 3 §2): instructions, no values. */
const instructions: ReadonlySet<string> = new Set([
  labelKey("Use the named insured's information as the certificate holder."),
  labelKey('Reference the documentation accordingly.'),
])

export const isInstruction = (text: string): boolean => instructions.has(labelKey(text))

/**
 * What people answered: a line "Label: value", and the lines below it up to an empty one or the next label. The last answer
 * counts.
 *
 * @param messages of people, in their order
 */
export function answersIn(messages: readonly string[]): Map<string, FormAnswer> {
  const answers = new Map<string, FormAnswer>()
  for (const paragraph of messages.join('\n\n').split(/\n\s*\n/)) {
    let open: FormAnswer | undefined
    const close = () => {
      if (open && open.text.trim() !== '') answers.set(labelKey(open.label), { ...open, text: open.text.trim() })
    }
    for (const line of paragraph.split('\n')) {
      const [, label, text = ''] = labeled.exec(line) ?? []
      if (label) {
        close()
        open = { label, text }
      } else if (open) open.text += `\n${line.trim()}`
    }
    close()
  }
  return answers
}
