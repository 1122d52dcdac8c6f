/** What programs say of themselves, and what people say who want to sell something to the agency. */
const signs: readonly RegExp[] = [
  /\bunsubscribe\b|\bview (?:this|in) (?:email in )?(?:your )?browser\b|\bmanage (?:your )?(?:email )?preferences\b/i,
  /\b(?:auto(?:mated|matic)?|system)[- ](?:generated )?(?:reply|response|message|email|notification)\b/i,
  /\bdo not reply to this\b|\bnot (?:a )?monitored\b|\bunmonitored\b|\bno-?reply\b/i,
  /\bout of (?:the )?office\b|\baway from (?:my desk|the office)\b|\blimited access to (?:my )?e-?mail\b|\bno access to e-?mail\b/i,
  /\bon (?:parental|maternity|paternity|annual|medical) leave\b|\boffice (?:is|will be) closed\b/i,
  /\bdelivery (?:has )?fail(?:ed|ure)\b|\bundeliverable\b|\bcould not be delivered\b|\bmailer-daemon\b/i,
  /\bSEO\b|\bfirst page of google\b|\bpage one of google\b|\bgoogle (?:business )?listing\b|\bwebsite traffic\b/i,
  /\bfree (?:trial|demo|audit|consultation|webinar)\b|\bbook a demo\b|\blimited[- ]time offer\b|\bact now\b/i,
  /\b(?:qualified|exclusive|fresh|warm) leads\b|\blead generation\b|\bextended warranty\b|\bpress (?:one|1|two|2)\b/i,
  /\b(?:insurance )?agenc(?:y|ies) like yours\b|\bhelp (?:independent )?(?:insurance )?agenc(?:y|ies)\b/i,
]

/** Whether a text is an absence note, a receipt, a bounce, a newsletter or an advertisement. */
export const isUnsolicited = (text: string): boolean => signs.some(sign => sign.test(text))
