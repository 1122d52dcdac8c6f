const handling =
  'handl(?:es?|ed|ing)|work(?:s|ed|ing) on|deal(?:s|t|ing) with|tak(?:es?|en|ing) care of|took care of|look(?:s|ed|ing)? after|manag(?:es?|ed|ing)|assigned(?: to)?|responsible for|in charge of|on top of|following up on'
const someone =
  '(?:who(?:m)?|which (?:one )?(?:of us|colleague|coworker|csr|producer|person|team member|account manager)|which of (?:our|the) (?:people|team|staff|colleagues|csrs?|producers?))'

/** "On our team", "of us", "in the office": whoever is asked for is someone of the agency. */
export const ourPeople =
  /\b(?:on|in|of|from|at) (?:our|the|my) (?:team|office|agency|staff|side|end)\b|\b(?:among|of) (?:us|our (?:people|team|staff|colleagues))\b|\b(?:here|colleague|coworker|team member|staff member)\b/i

const asking = new RegExp(
  `^\\W*(?:do you know |tell me |can you tell me )?${someone}\\b.{0,60}?\\b(?:${handling})\\b`,
  'i',
)
const having = new RegExp(
  `^\\W*${someone} (?:.{0,25} )?(?:has|have|had|got|took|owns?|is on|are on) (?!to\\b)(?:.{0,60}\\b)(?:claim|loss|accident|incident|matter|case|issue|request|ticket)\\b`,
  'i',
)

/** Whether it is asked who of the agency does something. */
export const asksForHandler = (question: string): boolean => asking.test(question) || having.test(question)
