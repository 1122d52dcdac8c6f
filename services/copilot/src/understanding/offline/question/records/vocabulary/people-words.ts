import { type FieldWords, field } from './record-field.ts'

const whom =
  '\\b(?:who|whom)(?: (?:else|all|exactly))? (?:do|should|can|would|could|did|does|must) (?:we|i|you|they|one) '
const reaching =
  '(?:call|phone|ring|talk to|talk with|speak to|speak with|deal with|work with|mail|reach(?: out to)?|contact|ask for|text|write to|get (?:a )?hold of|get in touch with|go to|turn to)'

/** Who is meant by a role: someone of the agency, or of the client. */
export const contactWords: readonly FieldWords[] = [
  field(
    'contact',
    'contact',
    /^(?:Contact|Contacts|Phone|Email)$/,
    new RegExp(
      [
        '\\b(?:main |primary |key |usual )?(?:point of )?contacts?(?: (?:person|info(?:rmation)?|details?))?\\b',
        '\\bpoc\\b',
        `${whom}(?:usually |normally )?${reaching}\\b`,
        `\\bhow (?:do|can|would|could|should) (?:we|i|you) (?:best )?${reaching}\\b`,
        `(?<=\\bwho\\b.*)\\b(?:should|do|can|would) (?:we|i|you) ${reaching}\\b`,
        '\\b(?:go-?to|right) (?:person|guy|gal|man|woman)\\b',
        '\\b(?:person|some(?:one|body)) (?:to )?(?:call|talk to|speak (?:to|with)|reach)\\b',
        '(?<=\\bcontact\\b.*)\\b(?:runs|owns|manages|heads)\\b',
        '(?<=\\bwho is (?:in charge|the (?:right )?person) )\\b(?:at|over at)\\b',
      ].join('|'),
      'i',
    ),
    ['CLIENT'],
  ),
]

export const peopleWords: readonly FieldWords[] = [
  field(
    'assignee',
    'assignee',
    /^Assigned to$/,
    new RegExp(
      [
        '\\b(?:re)?assign(?:ed|ee|ment)?(?: to)?\\b',
        '\\baccount (?:manager|exec(?:utive)?|rep(?:resentative)?|handler|person)\\b',
        '\\b(?:csr|cs rep|producer|service rep|handler|point person)\\b',
        '(?<=\\bwho (?:is|are)\\b.*)\\b(?:our |the )?(?:rep|agent|am|ae)\\b',
        '\\b(?:who|whom) (?:is|has|have|owns?|handles?)\\b(?! to\\b)(?=.*\\b(?:requests?|tickets?)\\b)',
        '\\bhandl(?:es?|ing|ed)\\b|\\blook(?:s|ing|ed)? after\\b|\\bresponsible(?: for)?\\b|\\bin charge(?: of)?\\b',
        '\\bwork(?:s|ed|ing) on\\b|\\bdeal(?:s|t|ing) with\\b|\\bt(?:ak(?:es?|en|ing)|ook) care of\\b|\\bmanag(?:es|ed|ing)\\b',
        '\\bfollowing up on\\b|\\bon top of\\b|\\bservic(?:es|ing|ed)\\b|\\btend(?:s|ing)? to\\b|\\bsee(?:s|ing)? to\\b|\\bkeep(?:s|ing)? an eye on\\b',
        '\\bwhose (?:account|client|customer|file|book)(?: is)?\\b',
        '(?<=\\bwho(?:se)?\\b.*)\\b(?:desk|plate|book|baby|lap|name is on|belongs? to|is on it|picked up|covers? for)\\b',
        '(?<=^\\W*(?:who|which)\\b.{0,30})\\b(?:has|have|got|took|owns?|is on|are on)\\b(?! to\\b)(?=.*\\b(?:claims?|loss|accidents?|incidents?|matter|case|issue|requests?|tickets?)\\b)',
        '(?<=^\\W*who\\b.{0,30})\\b(?:has|have|got|owns?|is on)\\b(?! to\\b)(?=.*\\b(?:account|file)\\b)',
        '\\bworks?(?:ing)?\\b(?= (?:the|this|that|on)\\b)',
      ].join('|'),
      'i',
    ),
    ['POLICY', 'SERVICE_REQUEST'],
  ),
  field(
    'carrier',
    'carrier',
    /^Carrier$/,
    /\b(?:carrier|insurer|insurance company)\b|\b(?:who|which company|what company)(?: is)? (?:(?:currently )?(?:writes?|wrote|insures?|underwrites?|carries|writing|insuring|covers)|(?=\b.*\b(?:with|through|at)\b\W*$))\b|\b(?:with|through) (?:whom|which (?:company|market))\b|\bwhose paper\b|\bwho (?:do|did) we (?:place|write|put|have)(?=\b.*\b(?:with|through|at)\b\W*$)|(?<=^\W*who )had\b(?=.*\b(?:term|year|before|it)\b)/i,
  ),
]
