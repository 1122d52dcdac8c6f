/** What kind of sentence answers a question. */
export interface SentenceKind {
  test(text: string, heading: string): boolean
}

const consequence = /\b(?:without|otherwise|unless|doubles?|if|applies|voids?|penalty)\b/i
const rule =
  /\b(?:needs?|must|may|requires?|required|only|unless|not|never|asks?|referred|refer|eligible|prohibited|excluded|included|available|without|waives?|shall|carries|carry|enough|alone|allowed|accept\w*|check|make sure|up to|at least|exceeds?|closed|open)\b|n['’]t\b/i
const someone = /\b(?:send|ask|call|refer(?:red)?|contact|report(?:ed)?|give|signed|by (?:a|the))\b/i

/** A step of a procedure. */
const step =
  /^\W*(?:\d+[.)]|(?:call|write|make|check|send|give|ask|create|take|collect|report|keep|open|get|note|tell|enter)\b)/i

const kinds: readonly (readonly [RegExp, SentenceKind])[] = [
  [
    /^\W*(?:so |and |but )?what (?:if|happens)\b|\bwithout\b|^\W*what.{0,20}\bhappens\b/i,
    { test: text => consequence.test(text) },
  ],
  [
    /\bwhat (?:do|should|must) (?:i|we|you) do\b|\bwhat (?:am|are) (?:i|we|you) (?:supposed|meant) to\b|\bfirst (?:thing|step)\b/i,
    { test: text => step.test(text) || rule.test(text) },
  ],
  [/\bwho(?:m|se)?\b/i, { test: text => someone.test(text) }],
  [
    /\b(?:can|may|must|should|need|have to|has to|do (?:we|i|they|you)|does (?:he|she|it|the)|is (?:it|that|he|she)|are|allowed|ok|okay|required?|requires|want|wants|supposed|would|will|what (?:do|does|should|must|has|have))\b/i,
    { test: (text, heading) => rule.test(text) || rule.test(heading.split(' > ').at(-1) ?? '') },
  ],
]

/** null: any sentence does, or a value is asked for. */
export const sentenceKind = (asked: string): SentenceKind | null =>
  kinds.find(([words]) => words.test(asked))?.[1] ?? null
