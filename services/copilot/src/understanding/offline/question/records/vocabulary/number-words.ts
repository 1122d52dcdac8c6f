import { type FieldWords, field } from './record-field.ts'

/** Numbers of policies and quotes. */
export const numberWords: readonly FieldWords[] = [
  field(
    'quoteNumber',
    'quote number',
    /^Quote number$/,
    /\bquote ?(?:#|(?:numbers?|id|ref(?:erence)?)\b|no\b\.?|num\b)/i,
  ),
  field(
    'policyNumber',
    'policy number',
    /^Policy number$/,
    /\bpol(?:icy)?\.? ?(?:#|(?:numbers?|id)\b|no\b\.?|num\b)|\bnumber (?:of|for|on)\b(?=.*\bpolicy\b)|\b(?:under )?what (?:policy )?number\b/i,
  ),
]
