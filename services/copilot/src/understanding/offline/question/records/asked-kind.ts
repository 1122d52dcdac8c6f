import type { RecordKind } from '../../../../graph/question.ts'
import type { ConsumedText } from './consumed-text.ts'
import { asksForHandler, ourPeople } from './who-handles.ts'

const nouns: readonly (readonly [RecordKind, string])[] = [
  ['CERTIFICATE_HOLDER', '(?:certificate )?holders?'],
  [
    'SERVICE_REQUEST',
    '(?:service |client )?(?:requests?|tickets?|to-?dos?|tasks?|action items?)|(?:cancellation|signed) (?:form|letter|paperwork|papers)|(?:reported )?losses(?! runs?\\b)(?: reported)?|loss reports?',
  ],
  ['CONTACT', 'contacts'],
  ['CERTIFICATE', 'certificates?(?: of (?:liability )?insurance)?'],
  ['CARRIER', '(?:carriers|insurers|insurance companies|markets|wholesalers|wholesale brokers|brokers)'],
  [
    'ACCOUNT',
    '(?:accounts?(?! (?:manager|exec|rep))|clients?|customers?|(?<!additional )insureds|businesses|(?<!insurance )companies(?= (?:do|does|did|is|are)\\b))',
  ],
  [
    'POLICY',
    '(?:polic(?:y|ies)(?! ?(?:#|numbers?\\b|no\\b|num\\b|period|term|dates))|renewals|(?:pending |upcoming )?(?:cancellations|non-?renewals)|coverages?(?= (?:do|does|did)\\b)|insurance(?= (?:do|does|did)\\b)|lines of (?:coverage|business|insurance)|lines(?= (?:do|does|did)\\b))',
  ],
]
const plural = /(?:s|ies)\b(?: reported)?$|\b(?:insurance|coverage|business)$/i

const heads =
  '(?:which|what|whose|list|show(?: me)?|give me|pull(?: up)?|find|get|any|all|every|our|the|how many|number of|count(?: of)?|are there|is there|do we have|have we|has|have)'
/** "The number of the policy" is no count. */
const counting =
  /\bhow many\b(?! (?:more )?(?:days|weeks|months|years)\b)|\bcount(?: of)?\b|# of\b|(?<!\b(?:policy|quote|phone|claims?|fax|id|account|loan|vin) )\bnumber of\b(?!.*\bpolicy\b)/i

/** Whether it is asked how many there are. */
export const isCounted = (question: ConsumedText): boolean => counting.test(question.rest)

export interface AskedKind {
  kind: RecordKind
  /** Which ones there are is asked, not what one of them says. */
  isListed: boolean
  /** Only a carrier has such records: "who do we have at Bayview?" asks for something else. */
  isOfCarrier?: boolean
  /** A claim, a loss or an accident, rather than a request. */
  isReported?: boolean
}

const whoHas =
  /^\W*(?:who (?:all )?(?:has(?! to\b)|have(?! to\b)|carries|buys|is with|are with|is insured|got(?! (?:the|an?|any|ok|word|back)\b))|whose)\b/i
/** Who of the agency looks after it. */
const whoseAccount = /^\W*whose (?:account|client|customer|file|book|desk|plate) is\b/i
const whoHolds =
  /\bwho (?:all )?(?:holds?|has|have|gets?|got|receives?|received|is getting|was sent|were sent|is holding)\b(?=.*\bcertificates?\b)(?!.*\brequests?\b)/i
const whoAsked =
  /^\W*who (?:else )?(?:has )?(?:asked|requested|is asking|wants|wanted|needs|called|sent|emailed)\b(?: (?:us|for|about))*/i

const toWhom =
  /^\W*(?:to )?whom?\b(?= (?:did|do|have|has|was|were)\b.*\bcertificates?\b.*)(?!.*\brequests?\b)(?:.{0,12}\b(?:issue|send|give|make)\b)/i
/** "What did Bayview ask for?" */
const wants =
  /(?<=^\W*what\b.{0,40}\b(?:do|does|did)\b.{2,60})\b(?:asks?(?: us)?(?: for)?|want(?:s|ed)?(?: us to)?|need(?=\W*$)|requested|request)\b/i
const requestNoun = /\brequests?\b/i

const anythingFor =
  /\bdo we (?:currently )?(?:write|have|insure|cover|place|do) (?:anything|something|any (?:business|coverage|insurance))\b(?: (?:for|with))?/i

/** What a client wants is a request, whatever became of the policy. */
const wishToCancel =
  /\b(?:want(?:s|ed|ing)?|ask(?:s|ed|ing)?|request(?:s|ed|ing)?|tr(?:y|ies|ied|ying)|would like|decid(?:e|es|ed)|threaten(?:s|ed|ing)?) (?:us )?to (?=cancel\b)/i
/** "What is still open for Bergström?" */
const openThings =
  /\b(?:anything|something|what(?: else)?(?: is| do we have| have we got)?|which things|everything|all|things|stuff|items?) (?:that is |we have )?(?:still )?(?=(?:open|outstanding|unassigned|unresolved)\b(?!.*\b(?:polic|quote|certificate|question|request|limit))| over ?due\b)|\b(?:what|anything|which ones?)(?: is| are)? (?=(?:over ?due|past due|late|behind schedule)\b(?!.*\bpolic))|(?<=\bwhat\b.*)\b(?:have|has|got) (?:still )?(?=(?:open|outstanding)\b)|(?<=\bwhat\b.*)\b(?:on )?(?:plate|to-?do list|agenda|docket)\b/i
/** "How many questions are still open?": requests are called by their type. */
const openTypes =
  /\b(?:questions|quotes|endorsements|claims|losses|certificates)\b(?=(?: (?:are|that are|do we have|have we got|we have|we still have|is|still))* (?:still )?(?:open|outstanding|unanswered|unresolved|pending|to do|left|waiting)\b)|(?<=\b(?:open|outstanding|unanswered|unresolved|pending) )(?:questions|quotes|endorsements|claims|losses|certificates)\b/i

const placing = '(?:have|has|got|writes?|wrote|places?|placed|puts?|insures?|insured|keeps?)'
const atCompany = '(?:placed |insured |written |covered )?(?:with|at|through|by)'
const often = '(?:(?:currently|still|all|else|ever|now) )*'
/** "Who do we have with Coastline?", "Is anyone placed with Northlight?" */
const whoIsWith = new RegExp(
  `\\b(?:who ${often}(?:do|have|did|are) we ${often}(?:${placing} )?${atCompany}|(?:anyone|anybody|everyone|everybody) (?:(?:that|who) )?(?:we ${often}(?:have )?${placing} )?${often}(?:is |are )?${atCompany}|who ${often}(?:is|are) ${often}(?:placed|written|covered) (?:with|at|through|by))\\b`,
  'i',
)
/** "What have we placed with Coastline?" */
const whatIsWith = new RegExp(
  `^\\W*(?:what|which policies) (?:all |else )?(?:business |coverage )?(?:(?:do|have|did) we ${often}(?:${placing} )?|(?:has|have) (?:gone |been )?${often}|(?:goes|runs|is) )${atCompany}\\b`,
  'i',
)

/** "Who on our team is handling the roof claim?": what clients report or ask for is a request. */
const handledThing =
  /\b(?:service )?(?:claims?(?! (?:phone|numbers?|lines?|hotline|desk))|loss(?:es)?(?! runs?)|accidents?|incidents?|matters?|cases?|issues?)\b/i

/** Takes the noun that says which records are asked for. */
export function takeKind(question: ConsumedText): AskedKind | null {
  if (question.take(whoIsWith)) return { kind: 'ACCOUNT', isListed: true, isOfCarrier: true }
  if (question.take(whatIsWith)) return { kind: 'POLICY', isListed: true, isOfCarrier: true }
  if (asksForHandler(question.text)) {
    question.takeAll(ourPeople)
    if (question.take(/\b(?:service |client )?(?:request|ticket)\b/i))
      return { kind: 'SERVICE_REQUEST', isListed: false }
    // "The claim" says nothing of which one it is: the words beside it do.
    const isReported = !/\brequests\b/i.test(question.text) && question.takeAll(handledThing).length > 0
    if (isReported) return { kind: 'SERVICE_REQUEST', isListed: false, isReported }
  }
  if (question.take(whoHolds)) {
    question.takeAll(/\bcertificates?\b/i)
    return { kind: 'CERTIFICATE_HOLDER', isListed: true }
  }
  if (question.take(toWhom)) {
    question.takeAll(/\bcertificates?\b/i)
    return { kind: 'CERTIFICATE_HOLDER', isListed: true }
  }
  if (!requestNoun.test(question.text) && question.take(wants)) return { kind: 'SERVICE_REQUEST', isListed: false }
  if (question.take(wishToCancel)) return { kind: 'SERVICE_REQUEST', isListed: false }
  if (question.take(openThings)) return { kind: 'SERVICE_REQUEST', isListed: true }
  const ofType = question.take(openTypes)
  if (ofType) return { kind: 'SERVICE_REQUEST', isListed: true }
  if (question.take(anythingFor)) return { kind: 'POLICY', isListed: true }
  if (question.take(whoAsked)) return { kind: 'SERVICE_REQUEST', isListed: true }
  const whose = whoHas.exec(question.text)
  if (whoseAccount.test(question.text)) return null
  const found = nouns.flatMap(([kind, noun]) => {
    const [first] = question.takeAll(new RegExp(`\\b(?:${noun})\\b`, 'i'))
    return first ? [{ kind, first }] : []
  })
  // Of several nouns the first one is asked for; requests and holders are told by their own.
  const [named] = found.sort(
    (one, other) => rankOf(one.kind) - rankOf(other.kind) || one.first.index - other.first.index,
  )
  if (named) {
    const { kind, first } = named
    if (whose && kind === 'POLICY' && !/^\W*whose\b/i.test(question.text)) return { kind: 'ACCOUNT', isListed: true }
    return { kind, isListed: isListed(question.text, first, kind) }
  }
  return whose && !/^\W*who has\b/i.test(question.text) ? { kind: 'ACCOUNT', isListed: true } : null
}

const rankOf = (kind: RecordKind): number => (kind === 'CERTIFICATE_HOLDER' ? 0 : kind === 'SERVICE_REQUEST' ? 1 : 2)

/** Verbs between a question's first word and the noun make another question of it: "What do carriers require?" */
const verbs = /\b(?:do|does|did|must|should|can|is|are|was|were|will|would|may|when|if|why|how(?! many))\b/i

function isListed(text: string, { 0: found, index }: RegExpExecArray, kind: RecordKind): boolean {
  const before = text.slice(0, index)
  // "How many certificates" is written short, too.
  if (/\bhow many (?:\S+ ){0,2}$/i.test(before)) return true
  const isOne = !plural.test(found)
  const head = new RegExp(`\\b${heads}\\b(?!.*\\b${heads}\\b)`, 'i').exec(before)
  // "the policy", "a request": one that is named.
  if (isOne)
    return (
      /\b(?:which|what|whose|any|every)\s+(?:\S+\s+){0,3}$/i.test(before) &&
      !/\bwhat (?:is|does|did)\b/i.test(before) &&
      kind !== 'POLICY'
    )
  if (/^\W*(?:who|what) are\b(?! we\b)/i.test(before)) return true
  if (!head) return !verbs.test(before) && !/^\W*(?:how|why|when|where|what|who)\b/i.test(text)
  const between = before.slice(head.index + head[0].length)
  if (/^(?:the|our|any|all)$/i.test(head[0]) && /^\W*(?:how|why|when|where|can|should|must)\b/i.test(before))
    return false
  return !verbs.test(between)
}
