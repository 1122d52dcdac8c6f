import { linesNamedIn } from '../../../facts/values/lines-of-business.ts'
import { namedNumbers } from './measured-terms.ts'
import { plainWords } from './plain-words.ts'
import { tradeWords } from './trades.ts'

/** "… for restaurants?", "… on bars": what a guide has to be about. */
const about = /\b(?:for|on|at|about)\s+((?:[\p{L}\d&’'-]+\s*){1,3})[\s?.!]*$/iu
/** "Do we write trucking?" */
const written = /\b(?:write|quote|insure|place|accept|take)\s+((?:[\p{L}\d&’'-]+\s*){1,3})/iu
const general =
  /^(?:a|an|the|our|my|your|their|his|her|this|that|these|those|it|them|us|me|any|all|new|some|risks?|accounts?|clients?|insureds?|customers?|business|polic(?:y|ies)|coverages?|quotes?|who|that|which|without|with|and|or|refer|late|small|large|big|one|ones|file|time|behalf|average|mail|phone|hold|certificate|request|requests|jobs?|work|projects?|forms?|if|when|till|until|only|its|specimen|how|long|go|goes|carry|need|needs|have|get|gets|do|is|are|must|should|own|allow|allows|include|includes|cover|covers|require|requires|demand|demands|say|says|ask|asks|want|wants|offer|offers|charge|charges|under|over|in|of|by|from|to|after|before)$/i

/** Words without which no guide of the agency answers: the trade, the line and whatever a question is said to be about. */
export function guideNeeds(question: string): string[] {
  const plain = plainWords(question)
  const slots = [about.exec(plain)?.[1], written.exec(plain)?.[1]]
  // Words that belong together stay so: "med pay" is said as "medical expense".
  const named = slots
    .map(slot =>
      (slot?.replace(/(?<=\d)\s.*$/, '').split(/\s+/) ?? [])
        .filter(word => !general.test(word) && !/^\d/.test(word))
        .join(' '),
    )
    .filter(Boolean)
  const trades = (plain.match(/\p{L}+/gu) ?? []).filter(word => tradeWords(word) !== '')
  const straight = plain.replaceAll('’', "'")
  const lines = linesNamedIn(straight.toLowerCase()).map(({ start, end }) => straight.slice(start, end))
  const shorthand = straight.match(/\b(?:work(?:er|ers|men)?'?s?'? comp\b|umb\b)/gi) ?? []
  return [...new Set([...named, ...trades, ...lines, ...shorthand, ...namedNumbers(plain)])]
}
