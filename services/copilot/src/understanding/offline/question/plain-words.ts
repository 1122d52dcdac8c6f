import { correctTyping } from './correct-typing.ts'

/** What people run together: "what's" is no word of a document. */
const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(what|who|where|when|how|which|that|there|it)(?:['’]s|['’]re)(?=\s|$)/gi, '$1 is'],
  [/\b(what|who|where|when|how)s\b/gi, '$1 is'],
  [/\b(?:wat|wut|wht)\b/gi, 'what'],
  [/\b(is|are|was|were|do|does|did|has|have|would|should|could)n['’]?t\b/gi, '$1 not'],
  [/\b(?:can['’]?t|cannot)\b/gi, 'can not'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\b(i|you|we|they)['’](?:re|ve|ll|d)\b/gi, '$1'],
]

/** How people type, and what a document says instead. */
const typed: readonly (readonly [RegExp, string])[] = [
  [/\bhow far back\b/gi, 'how many days'],
  [/\bcois?\b|\bcerts?\b/gi, 'certificate'],
  [/\bendts?\b/gi, 'endorsement'],
  [/\bemails?\b/gi, 'mail'],
  [/\bmin\.?(?= )/gi, 'minimum'],
  [/\bmax\.?(?= )/gi, 'maximum'],
  [/\best\.?(?= )/gi, 'estimated'],
  [/\bincl\.?(?= )/gi, 'including'],
  [/\bw\/o\b\s*/gi, 'without '],
  [/\bw\/\s*/gi, 'with '],
  [/\bamts?\b/gi, 'amount'],
  [/\bpay(?:ment)? apps?\b/gi, 'applications for payment'],
  [/\bbiz\b/gi, 'business'],
  [/\bhrs\b/gi, 'hours'],
  [/\byrs?\b/gi, 'years'],
  [/\bcanc\b\.?|\bcxl\b/gi, 'cancellation'],
  [/\b(?:been )?(?:open|around|operating)\b(?= .{0,20}\byears?\b)/gi, 'in business'],
  [/\bnon-?pay\b/gi, 'nonpayment'],
  [
    /(?<!\bwork(?:er|ers|men)?[’']?s?[’']? )\bcomp\b(?= (?:claims?|injur|polic|prem|audit|waiver))/gi,
    'workers compensation',
  ],
  [/\bturn(?:ed|ing)? in\b/gi, 'report'],
  [/\bpick(?:ed|s)? up\b/gi, 'checked'],
  [/\bops\b/gi, 'operations'],
  [/\bcondos?\b/gi, 'condominium'],
  [/(?<=\bhow long\b.{0,40})\b(?:been )?(?:open|around|operating)\b/gi, 'in business'],
  [
    /\b(?:(?:memorial|labor|columbus|veterans?[’']?|presidents?[’']?|mlk|independence|new year[’']?s) day|christmas(?: day)?|juneteenth|(?:the )?(?:fourth|4th) of july|july (?:fourth|4th))\b/gi,
    'federal holidays',
  ],
  [
    /\bhow long is (?:the|this|our|their)(?= (?:[\p{L}\d]+ ){0,2}(?:lease|contract|agreement|policy|tenancy)\b)/giu,
    'how long is the term of the',
  ],
  [
    /\b(?:does|do|did|has|have) not (?:pay|paid)\b(?: (?:the|their|its|his|her)? ?(?:premiums?|bills?))?/gi,
    'nonpayment',
  ],
  [/\bprems?\b\.?/gi, 'premium'],
  [/\bdeds?\b\.?/gi, 'deductible'],
  [/\bquals?\b/gi, 'qualify'],
  [/\breq(?:['’]?d|s)\b/gi, 'required'],
  [/\breinstat(?:ed?|ing)\b/gi, 'reinstatement'],
  [/\bremoved?\b|\btak(?:en|e|ing) (?:off|out)\b/gi, 'deleted'],
]

const replaced = (text: string, words: typeof typed): string =>
  words.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text)

/** A question without contractions: "what's" asks "what is". */
export const withoutContractions = (question: string): string => replaced(question, contractions)

/** A question in fuller words: "whats the min prem" asks for the minimum premium. */
export const fullerWords = (question: string): string => replaced(withoutContractions(question), typed)

/** The same without typing mistakes. */
export const plainWords = (question: string): string => correctTyping(fullerWords(question))
