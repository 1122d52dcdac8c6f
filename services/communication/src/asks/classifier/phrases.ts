/** Turns of phrase by which people in this trade ask for something, each a feature of its own. */
const phrases: readonly RegExp[] = [
  // To end a policy.
  /\bno (?:longer|more)\b.*\b(?:need|want|require|own|have|use|insurance|coverage|policy)|\b(?:don'?t|do not|won'?t|will not|not going to) (?:be )?(?:need|want|renew|keep|continu)/i,
  /\b(?:cancel|terminat|discontinu|nonrenew|non-renew)\w*\b.*\b(?:polic|insurance|coverage|bond|everything|it\b)/i,
  /\b(?:end|stop|drop|lapse|close out|get rid of|get out of|wind down)\b.*\b(?:polic|insurance|coverage)/i,
  /\b(?:polic\w+|insurance|coverage)\b.*\b(?:cancell?ed|ended|terminated|stopped|end on|end as of|to end)\b/i,
  /\b(?:another|different|new|other) (?:agent|agency|broker|carrier|company|insurer)\b|\bwent with\b|\bgo(?:ing)? with\b|\bswitch(?:ed|ing) to\b|\bmov(?:ed|ing) (?:our|my) (?:insurance|coverage|business)\b/i,
  /\b(?:sold|closed|closing|shut(?:ting)? down|out of business|retir\w+|dissolved)\b/i,
  /\b(?:effective|as of|starting|by|from) (?:\d|today|tomorrow|the end|january|february|march|april|may|june|july|august|september|october|november|december|mon|tue|wed|thu|fri|immediately)/i,
  // A certificate.
  /\b(?:certificate|coi|cert)s?\b/i,
  /\b(?:need|send|issue|provide|request|get|want|email|prepare|generate|require|ask\w* for|have)\b.{0,60}\b(?:certificate|coi|cert)s?\b/i,
  /\bproof (?:of|that)\b.*\binsur|\bevidence of\b.*\binsurance\b|\bacord ?2[458]\b/i,
  /\bcertificate holder\b|\bholder\b/i,
  // An additional insured.
  /\badditional(?:ly)? insureds?\b|\baddl insureds?\b|\badd'l insureds?\b|\bas (?:an )?AI\b/i,
  /\b(?:add|name|list|include|put|have|make|show)\w*\b.{0,80}\badditional insured/i,
  /\b(?:be|become|is|are|being)\b.{0,25}\badditional insured/i,
  // A document.
  /\bcop(?:y|ies) of\b/i,
  /\bloss (?:runs?|history)\b|\bclaims? history\b/i,
  /\bdec(?:laration)?s?(?: pages?| sheets?)\b|\bdeclarations?\b/i,
  /\b(?:id|insurance|auto) cards?\b/i,
  /\b(?:send|email|forward|resend|mail|fax|provide|get|need|have)\b.{0,50}\b(?:polic(?:y|ies)|document\w*|paperwork|invoice|receipt|binder|application|letter|statement|form|schedule|audit|worksheet|cards?|pages?|runs?|w-?9)\b/i,
  /\b(?:lost|misplaced|never (?:got|received)|can'?t find|didn'?t (?:get|receive))\b/i,
  // A change of a policy.
  /\b(?:add|put|include|get)\b.{0,60}\b(?:to|on|onto|under)\b.{0,20}\b(?:polic|insurance|coverage)/i,
  /\b(?:remove|delete|take|drop|exclude)\b.{0,60}\b(?:off|from|polic|driver|vehicle|truck|car|van)\b/i,
  /\b(?:increase|raise|lower|reduce|decrease|bump|change|adjust|double)\b.{0,50}\b(?:limits?|deductible|coverage|payroll|amount|million|address|name|date)\b/i,
  /\b(?:new|different) (?:address|location|driver|vehicle|truck|car|van|name|mortgage\w*|lender)\b/i,
  /\b(?:mailing|billing|business|our|my|garaging) address\b/i,
  /\bwaiver of subrogation\b|\bloss payee\b|\blienholder\b|\bmortgagee\b|\bnamed insured\b|\bprimary and non/i,
  /\b(?:bought|purchased|leased|traded|acquired|picked up|got)\b.{0,30}\b(?:new|used|another|truck|car|van|trailer|vehicle|forklift|boat|equipment|building|house|home|a \d{4})\b/i,
  /\badd(?:ing)?\b.{0,30}\b(?:driver|vehicle|truck|car|van|trailer|location|employee|coverage|endorsement|equipment|son|daughter|wife|husband|building)\b/i,
  // A price.
  /\bquot(?:e|es|ing|ed|ation)\b|\bproposal\b|\bindication\b/i,
  /\bhow much (?:would|will|does|do|is|for|to|it|more)\b.*\b(?:cost|be|run|charge|insur|cover|add|for|premium)/i,
  /\b(?:what|would|will|does)\b.{0,30}\b(?:cost|run (?:me|us)|premium be|price|rates? be|pay for)\b/i,
  /\bpric(?:e|es|ing|ed)\b|\bballpark\b|\bestimate\b/i,
  /\b(?:look|looking|shop|shopping|search|searching|market|need|want|get|getting|interested)\w*\b.{0,20}\b(?:for|in|to get)?\b.{0,20}\b(?:insurance|coverage|insured|policy|liability|comp)\b.{0,10}\b(?:for|on|through)\b/i,
  /\b(?:better|cheaper|lower|competitive|best) (?:rate|price|deal|premium|option|quote)s?\b|\bshop(?:ping)?\b|\bremarket\b|\bother (?:carriers|markets|options|companies)\b/i,
  /\b(?:start(?:ing|ed)?|open(?:ing|ed)?|launch(?:ing|ed)?|form(?:ing|ed)?)\b.{0,25}\b(?:business|company|restaurant|llc|shop|store|location|practice|firm)\b/i,
  // Something else.
  /\b(?:report|file|open|start|submit|put in|turn in|make)\b.{0,25}\b(?:claim|accident|loss|theft|damage|incident|injury)\b/i,
  /\b(?:accident|rear-ended|wreck|crash(?:ed)?|broke in|broken into|break-in|stolen|burst|flooded|fire|hail|got hurt|was hurt|injured|slipped|leak(?:ed|ing)?|vandali\w+)\b/i,
  /\b(?:call (?:me|us|him|her)|give (?:me|us) a (?:call|ring)|call (?:me )?back|callback|speak (?:to|with)|talk (?:to|with)|reach out|get in touch)\b/i,
  /\b(?:schedule|set up|arrange)\b.{0,25}\b(?:meeting|call|appointment|time|review|inspection)\b|\bappointment\b/i,
  /\b(?:pay|payment|autopay|auto-pay|installment|refund|past due|credit card|bank account|billing)\b/i,
  /\b(?:update|change)\b.{0,25}\b(?:email|e-mail|phone|contact|number)\b/i,
  /\b(?:log ?in|password|portal|locked out|website|online account)\b/i,
  /\breinstat\w*|\bbind\b|\bbinding\b|\bbroker of record\b|\bgo ahead with\b|\bmove forward\b|\bagent of record\b/i,
  /\b(?:review|look over|look at|check)\b.{0,30}\b(?:contract|lease|agreement|requirements|clause)\b/i,
  /\b(?:fill out|fill in|complete|sign)\b.{0,30}\b(?:form|questionnaire|application|letter)\b/i,
  // A question.
  /\b(?:am i|are we|is (?:it|he|she|my|our|the|this|that)|would (?:we|i|that|it|this)|are (?:my|our|the|they)|will (?:we|i|it|that))\b.{0,60}\b(?:covered|insured|included|protected|ok|okay|enough)\b/i,
  /\b(?:do|does|did|will|would)\b.{0,25}\b(?:polic\w+|insurance|coverage|umbrella|gl|liability|deductible|carrier|we|i)\b.{0,60}\b(?:cover|include|apply|extend|pay|need|have|carry|protect)\b/i,
  /^(?:what|when|where|why|who|which|how|is|are|does|do|did|has|have|can|could|would|will)\b/i,
  /\b(?:question|wondering|wonder|curious|confirm|clarify|explain|understand|know (?:if|whether|what|when|how|why))\b/i,
  /\b(?:deductible|limits?|expire|renew(?:al)? date|balance|premium go up|status)\b/i,
  /\b(?:any (?:update|news)|status of|checking in|follow(?:ing)? up)\b/i,
  // Nothing.
  /\bthank(?:s| you)\b|\bappreciate\b|\bgrateful\b/i,
  /\b(?:no need|never ?mind|disregard|not needed|all set|no longer necessary|taken care of|already (?:got|have|received|sent|done|paid))\b/i,
  /\b(?:please|pls|can you|could you|would you|i need|we need|i'd like|we'd like|i want|we want|need to|have to|i would like)\b/i,
  /\b(?:caller|client|customer|he|she|they|insured) (?:wants|wanted|needs|needed|asked|asks|requested|requests|would like|is looking|called)\b/i,
]

/** The numbers of the turns of phrase that a sentence has. */
export const phrasesIn = (sentence: string): number[] =>
  phrases.flatMap((phrase, number) => (phrase.test(sentence) ? [number] : []))
