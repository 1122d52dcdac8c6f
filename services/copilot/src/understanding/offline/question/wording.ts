import { conceptsIn, plainConceptsIn } from './concepts-in.ts'

/** Words of a question that a document needn't say to answer it. */
const idle = new Set(
  `policy document file attachment attached say state mention list know need needed want look check read see cara exactly page
  according question answer let get also same both regard regarding information detail explain tell must out far back fast anything something currently still actually just even box gets got
  way thing not come comes coming go goes listed shown show shows mentioned stated happen happens`.split(/\s+/),
)

/** "What fee do we charge?" asks for a fee, and says so twice. */
const chargedFor =
  /(?<=\b(?:fees?|penalt(?:y|ies)|deposits?|premiums?|surcharges?|rates?|interest)\b.{0,30}\b(?:do|does|did|can|will|would|should) (?:we|they|you|it|he|she|the [\p{L}]+) )charges?\b/giu

/** What the states of a policy are: "state" is no verb there. */
const states = /\b(?:which|what|how many|other)\s+states\b/i
/** Who comes with a question of procedure: "what do we do when a client …" */
const procedure = /\bwhat (?:do|should|must) (?:we|i|you) do (?:when|if|after|once)\b/i
const comers =
  /\b(?:clients?|holders?|insureds?|customers?|someone|accounts?|asks?(?: for)?|wants?|calls?(?: in)?|comes? in|has|have|gets?)\b/gi

const howSoon = /\bhow (?:quickly|soon|fast|long|often)\b/gi
const papers =
  '(?:polic(?:y|ies)|quotes?|quotations?|binders?|certificates?|endorsements?|contracts?|agreements?|applications?|proposals?|cases?)'
/** "policy CGL 2077991-17", "87-QT-29898" */
export const identifier = new RegExp(
  `(?:\\b${papers}\\s+)?(?:\\b[A-Z]{2,5}\\s+)?(?:\\b[A-Za-z\\d]*\\d[A-Za-z\\d]*(?:-[A-Za-z\\d]+)+|\\b[A-Za-z]{1,4}(?:-[A-Za-z\\d]*\\d[A-Za-z\\d]*)+|\\b[A-Z]{1,4}\\d{4,}|\\b\\d{6,})\\b`,
  'g',
)
/** "on the certificate", "under binder" */
const inPaper = new RegExp(
  `\\b(?:on|in|of|under|for|from|by)\\s+(?:the\\s+|this\\s+|our\\s+|that\\s+)?${papers}\\b`,
  'gi',
)
/** "… on the E&O?" says which policy is meant, as "on the policy" does. */
const inLine =
  /\b(?:on|of|for|under)\s+(?:the\s+|our\s+|their\s+)?(?:e&o|d&o|c?gl|wc|work(?:er|ers)?[’']?s?[’']? comp\w*|umbrella|umb|bop|cyber|auto|property|epli?|package)(?: policy)?(?=[\s?.!]*$)/gi

/** "Does it cover flood?" A document that says "Flood is excluded" answers, too. */
const isCovered = /^\W*(?:do|does|did|is|are|was|were|will|would)\b/i
const covering = /\b(?:cover(?:s|ed|age)?|(?<!\b(?:additional|named|an?|the|our) )insur(?:e|es|ed))\b/gi

/** "… of Quillfeather Coffee Roasters, Inc.?" */
const ofSomeone =
  /\s(?:of|for|under|by|with)\s+(?:\p{Lu}[\p{L}\p{N}’'.-]*\p{Ll}[\p{L}\p{N}’'.-]*|&)(?:,?\s+(?:\p{Lu}[\p{L}\p{N}’'.-]*|&|of|and))*(?=[\s?.!,]|$)/gu

/**
 * What a question is about: its words that an answer has to say. Which policy, paper or client is meant is not among them: that
 * stands elsewhere in a document.
 *
 * @param isOfGuides the agency's guides speak of many papers: there it matters
 */
export function subjectsOf(question: string, isOfGuides = false, read = isOfGuides ? conceptsIn : plainConceptsIn) {
  const concepts = read(question.replace(howSoon, ' '))
  const asked = procedure.test(question)
    ? question.replace(procedure, ' ').replace(comers, ' ')
    : isCovered.test(question) || states.test(question)
      ? question.replace(covering, ' ')
      : question
  const plain = asked.replace(chargedFor, ' ').replace(howSoon, ' ').replace(identifier, ' ')
  const core = read(
    isOfGuides
      ? plain.replace(ofSomeone, ' ')
      : plain.replace(ofSomeone, ' ').replace(inPaper, ' ').replace(inLine, ' '),
  ).filter(
    ({ word }) =>
      (!idle.has(word) && !idle.has(word.replace(/s$/, ''))) || (word === 'states' && states.test(question)),
  )
  return core.length > 0 ? core : concepts
}

/** "Hi Cara, …" */
const salutation = /^\s*(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[ ,]*)?(?:cara\b)?[\s,!.:–-]*/i

export const withoutSalutation = (message: string): string => message.replace(salutation, '').trim()
