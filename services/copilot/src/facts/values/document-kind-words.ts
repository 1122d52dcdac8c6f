import type { DocumentKind } from '@coverdesk/coverage'

/** How documents of each kind are titled or speak of themselves. */
const words: Record<DocumentKind, RegExp> = {
  DECLARATIONS: /\b(?:declarations?|dec\s+page|information\s+page|policy\s+schedule)\b/i,
  QUOTE:
    /\b(?:quot(?:e|es|ed|ation|ing)|proposal|indication|pleased\s+to\s+offer|offer(?:s|ed)?\s+(?:the\s+following\s+)?(?:terms|coverage|insurance))\b/i,
  BINDER:
    /\b(?:binder|confirmation\s+of\s+(?:coverage|insurance)|cover\s*note|binding\s+confirmation|bound|evidence\s+of\s+(?:temporary\s+)?insurance)\b/i,
  CERTIFICATE: /\b(?:certificates?|evidence\s+of\s+(?:property\s+|liability\s+)?insurance|certify|certifies)\b/i,
  CONTRACT:
    /\b(?:agreement|contract(?:or)?|subcontract(?:or)?|lease|lessee|tenant|insurance\s+requirements|requirements?\s+for\s+insurance|exhibit|terms\s+and\s+conditions|master\s+services?|purchase\s+order|scope\s+of\s+work|vendor|shall)\b/i,
  APPLICATION: /\b(?:application|applicant|questionnaire|submission|proposal\s+form)\b/i,
  ENDORSEMENT:
    /\b(?:endorsements?|amendatory|this\s+endorsement\s+changes|changes?\s+(?:to\s+)?(?:the|this|your)?\s*policy|amendment|rider)\b/i,
  LOSS_RUN:
    /\b(?:loss\s+runs?|loss\s+(?:history|experience|summary|report)|claims?\s+(?:history|experience|report|summary|listing)|losses)\b/i,
}

/** Whether a text says of a document that it is of a kind. */
export const saysDocumentKind = (text: string, kind: DocumentKind): boolean => words[kind].test(text)
