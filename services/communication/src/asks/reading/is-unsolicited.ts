import { type TextKind, wordsOfSender } from './client-words.ts'
import { plainLines } from './plain-lines.ts'

/** What programs say of themselves, and what people say who want to sell something to the agency. */
const signs: readonly RegExp[] = [
  /\bunsubscribe\b|\bview (?:this|in) (?:email in )?(?:your )?browser\b|\bmanage (?:your )?(?:email )?preferences\b/i,
  /\b(?:auto(?:mated|matic)?|system)[- ](?:generated )?(?:reply|response|message|email|notification)\b/i,
  /\bdo not reply to this\b|\bnot (?:a )?monitored\b|\bunmonitored\b|\bno-?reply\b/i,
  /(?:^|[.!?\n])(?![^.!?\n]*\b(?:so|but|before|while)\b)[^.!?\n]*\b(?:out of (?:the )?office|away from (?:my desk|the office))\b/i,
  /\blimited access to (?:my )?e-?mail\b|\bno access to e-?mail\b/i,
  /\b(?:i am|i'm|i will be|i'll be|currently) (?:out )?on (?:parental|maternity|paternity|annual|medical) leave\b/i,
  /\boffice (?:is|will be) closed\b/i,
  /\bdelivery (?:has )?fail(?:ed|ure)\b|\bundeliverable\b|\bcould not be delivered\b|\bmailer-daemon\b/i,
  /\bSEO\b|\bfirst page of google\b|\bpage one of google\b|\bgoogle (?:business )?listing\b|\bwebsite traffic\b/i,
  /\bfree (?:trial|demo|audit|consultation|webinar)\b|\bbook a demo\b|\blimited[- ]time offer\b|\bact now\b/i,
  /\b(?:qualified|exclusive|fresh|warm) leads\b|\blead generation\b|\bextended warranty\b|\bpress (?:one|1|two|2)\b/i,
  /\b(?:insurance )?agenc(?:y|ies) like yours\b|\bhelp (?:independent )?(?:insurance )?agenc(?:y|ies)\b/i,
]

/**
 * Whether a text is an absence note, a receipt, a bounce, a newsletter or an advertisement. A client's answer to one isn't, nor
 * is one that a client passes on with words of their own.
 */
export function isUnsolicited(text: string, kind: TextKind): boolean {
  const words = kind === 'email' ? wordsOfSender(text) : plainLines(text).join('\n')
  return signs.some(sign => sign.test(words))
}
