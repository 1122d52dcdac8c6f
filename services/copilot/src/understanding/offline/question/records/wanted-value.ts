type Value = 'NAME' | 'DAY' | 'AMOUNT' | 'NUMBER'

/** What whoever asks wants to know, and the words of what: "the name" of "the adjuster on the hail claim". */
export interface WantedValue {
  value: Value
  of: string
  /** Of how many: those that someone has altogether, which one request seldom says. */
  isOfWhole: boolean
}

const asking: readonly (readonly [Value, RegExp])[] = [
  [
    'AMOUNT',
    /\bhow much\b|\b(?:payroll|revenues?|sales|receipts|balance|reserves?|value|worth|salary|budget|ratio|invoice)\b/i,
  ],
  [
    'NUMBER',
    /\bhow many\b|\b(?:claim|loan|permit|job|project|vin|serial|account|phone|case)(?: (?:numbers?|no\b|#)|#)/i,
  ],
  [
    'NAME',
    /^\W*(?:who|whom|whose)\b|\b(?:names?|who) (?:of|is) (?:the|their|his|her|our)\b|\bwhat (?:is|was) the name\b|\bwhich \p{L}+ (?:company|firm|adjuster|person)\b/iu,
  ],
  [
    'DAY',
    /^\W*(?:and )?when\b|,\s*when\b|\bwhen (?:is|are|was|were|will|does|do|did|has|have|can)\b|\b(?:what|which) (?:day|date|time)\b/i,
  ],
]

/** undefined: no such value is asked for. */
export function wantedValue(question: string): WantedValue | undefined {
  for (const [value, words] of asking) {
    const match = words.exec(question)
    if (match)
      return {
        value,
        of: question.slice(value === 'NUMBER' || value === 'AMOUNT' ? match.index : match.index + match[0].length),
        isOfWhole: /\b(?:have|has|had|got|own|owns|employ|employs)\b/i.test(question),
      }
  }
  return undefined
}

const days =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:today|tomorrow|tonight|noon|midnight|morning|afternoon|week|month|quarter|summer|spring|fall|winter|year|days?|hours?)\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?\b|\d{1,2}[/-]\d{1,2}|\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b/i
/** A word with a capital inside of a sentence that is no day. */
const names = /(?<=[\p{Ll}\p{N},;:&]\s)(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)\p{Lu}[\p{L}’'.-]+/u

const values: Record<Value, RegExp> = {
  NAME: names,
  DAY: days,
  AMOUNT: /\$\s?\d|\b\d[\d,.]*\s?(?:dollars|percent|%|million|thousand)|\b(?:half|third|quarter|double|twice)\b/i,
  // A number that is on its way is an answer; one that someone asks for isn't.
  NUMBER:
    /\d|\bnumber\b.{0,15}\b(?:follow|pending|coming|not)\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|dozen)\b/i,
}

/** Whether a sentence has such a value. */
export const hasWanted = (sentence: string, { value }: WantedValue): boolean => values[value].test(sentence)
