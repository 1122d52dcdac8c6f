import { type FieldWords, field } from './record-field.ts'

/** What is paid, and to whom, except the premium itself: the words for that are the least exact. */
export const moneyWords: readonly FieldWords[] = [
  field(
    'minimumEarned',
    'minimum earned premium',
    /^Minimum earned premium$/,
    /\bmin(?:imum)?\.? earned(?: premium)?\b|\bmep\b/i,
  ),
  field(
    'returnPremium',
    'return premium',
    /^Return premium$/,
    `(?:return|returned|unearned) premium
     how much … (?:get|gets|got|getting|receive|received) (?:money )?back
     (?:get|gets|got|getting|owed|sent|send|receive|received) (?:any |some )?(?:money|premium|cash|anything|something) back
     (?:refund|refunds|refunded|money back|credit back)
     (?:came|come|comes|went|go|goes) back to (?:them|the client|the insured)`,
  ),
  field(
    'totalCost',
    'total cost',
    /^Total cost$/,
    `total cost
     all[- ]in (?:cost|price|premium)
     all[- ]in
     (?:with|including|incl\\.?|counting|plus) (?:all )?(?:the )?(?:taxes|fees)(?: and (?:taxes|fees))?`,
  ),
  field(
    'commission',
    'commission',
    /^(?:Commission|Estimated commission)$/,
    `comm(?:issions?)?(?: rates?)?(?: wise)?
     (?:how much|what) (?:do|does|did|will|would) (?:we|the agency) (?:make|earn|get paid|take home)
     what do we get (?:on|from|for|out of)
     our (?:cut|take|share|split|percentage)`,
  ),
  field('taxes', 'taxes', /^Taxes$/, 'tax(?:es)?'),
  field('fees', 'fees', /^(?:Agency fees|Broker fees|Policy fees|Other fees)$/, 'fees?'),
]

const payer = '(?:them|him|her|us|the client|the insured|folks)'
/** The premium, and how it is paid. */
export const priceWords: readonly FieldWords[] = [
  field(
    'premium',
    'premium',
    /^Premium$/,
    new RegExp(
      [
        '(?<!\\bmin(?:imum)?\\.? )(?<!\\bdeposit )(?<!\\badditional )\\b(?:annual |total |current |yearly |combined |overall )*prem(?:ium)?s?(?: volume)?\\b(?! finance)(?: (?:come|comes|add|adds|adding) (?:up )?to)?',
        '\\bhow much (?:is|are|was|were|does|do|did)\\b(?=.*\\b(?:pay|paying|paid|cost|costing|charged?|pays|spend|spending)\\b)',
        '(?<=\\bbook\\b.*)\\bworth\\b',
        '\\b(?:add|sum|tally)(?:s|ing)? up\\b(?=.*\\bprem)',
        '\\b(?:pays?|paying|costs?|costing|priced?|price tag)\\b',
        '(?<=\\b(?:what|how much)\\b.*)\\b(?:paid|spend(?:s|ing)?|spent|charged?|charging|fork(?:s|ed|ing)? (?:out|over)|shell(?:s|ed|ing)? out|cough(?:s|ed|ing)? up|dish(?:es|ed|ing)? out)\\b',
        `(?<=\\b(?:what|how much)\\b.*)\\b(?:runs?|running|sets?|setting) ${payer}(?: back)?\\b`,
        '(?<=\\b(?:what|how much)\\b.*)\\brun(?:s|ning)?(?= (?:a|per|each|every) (?:year|month|term)|\\W*$)',
      ].join('|'),
      'i',
    ),
  ),
  field(
    'billing',
    'billing',
    /^(?:Billing|Payment)$/,
    /\b(?:direct|agency)[- ]bill(?:ed)?\b|\bbill(?:ing|ed|s)?\b|\binvoic(?:es?|ed|ing)\b|\bpay(?:ment)? (?:plan|schedule|terms)\b|\binstal?lments?\b|\b(?:paid|pay|pays|paying) (?:it |that )?(?:monthly|quarterly|annually|in full|by the month)\b|\bhow (?:often )?(?:is|are|do|does)\b(?=.*\b(?:paid|billed)\b)|(?<=\bhow (?:often )?(?:is|are)\b.*)\bpaid\b/i,
  ),
]
