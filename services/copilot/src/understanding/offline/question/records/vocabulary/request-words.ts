import { type FieldOwner, type FieldWords, field } from './record-field.ts'

const request: readonly FieldOwner[] = ['SERVICE_REQUEST']

/** What a request waits for, and what is missing. Whoever notes it does so in a comment as often as in the field for it. */
const waiting = `waiting(?: (?:on|for))?
  (?:on|put on) hold
  (?:sitting|parked|stuck|stalled|hung up|pending) (?:with|at|on|for)
  (?:held|hold|holds|holding)(?: \\w+)? up
  (?:held|holding|hung|tied|bogged) (?:up|down)
  hold-?ups?
  (?:stuck|stalled|blocked|blocking|bottleneck|snag|delay|delays|delayed|delaying)
  (?:taking|take|takes|took) (?:so|this|that|forever|too)(?: long)?
  (?:what|anything|something|which) … (?:missing|outstanding|lacking|left to do|to be done)
  (?:what|anything) … still (?:need|needs|needed|open|missing)
  (?:what|anything) (?:do|does|did) (?:we|they|i|the client|the carrier) still (?:need|want|owe)
  still (?:need|needs|owe|owes|waiting|missing|outstanding)
  whose court
  (?:ball|hung) … court
  next steps?
  what is next
  (?:who|whom|what) … (?:wait|waits)(?: (?:on|for))?
  why … not … (?:done|sent|issued|resolved|closed|finished|gone out|out)
  why … still … open`

export const requestWords: readonly FieldWords[] = [
  field('waiting', 'what it waits for', /^(?:Waiting on|Comment|Resolution)$/, waiting, request),
  field(
    'due',
    'due date',
    /^Due$/,
    `due(?: (?:date|by|back))?
     deadline
     (?:by when|how soon|how urgent|how quickly|when) … (?:need|needs|needed|want|wants) (?:it|this|that|them)?(?: by| done| back)?
     by when`,
    request,
  ),
  field(
    'resolution',
    'resolution',
    /^(?:Resolution|Closed|Comment)$/,
    `resol(?:ves?|ved|ution|ving)
     outcome
     (?:wrapped|closed|finished) (?:up|out)
     when … (?:closed|resolved|finished|completed|done)
     (?:was|were|got|get|been) (?:decided|settled|sorted|fixed|wrapped up|taken care of|dealt with|answered)
     (?:how|what) … (?:end|ended|turn out|turned out|work out|worked out|c[ao]me of|shake out|conclude|concluded|wind up)
     (?:what|how) (?:was|did) … (?:end|handled|closed|resolved|settled)
     what (?:did we|have we|was) (?:do|done|tell|told|say|said|answer|answered)`,
    request,
  ),
  field(
    'opened',
    'day it was opened',
    /^Opened$/,
    `opened
     (?:came|come|comes) in
     received
     (?:how long|since when) … (?:open|pending|sitting|around|waiting)
     how old
     when … (?:ask|asked|report|reported|call in|called in|submit|submitted|request|requested)`,
    request,
  ),
]

/** What happened last: of a request everything that is noted, in the order in which it matters. */
export const progressWords: readonly FieldWords[] = [
  field('comments', 'comments', /^Comment$/, 'comments?\n(?:notes?|noted)(?: down)?', request),
  field(
    'progress',
    'what happened',
    /^(?:Status|Waiting on|Comment|Closed|Resolution|Due)$/,
    `(?:latest|newest|last) (?:news|word|update|on|with|from)
     (?:any|some|an) (?:updates?|news|word|progress|movement)
     updates?
     (?:anything|something|what|whats|what is) (?:new|up)(?: (?:with|on|from|at|for))?
     (?:the )?latest
     (?:progress|headway)
     (?:going|happening|cooking) (?:on )?(?:with|at|on)
     (?:what|whatever) … (?:happened|happening|became|become)(?: (?:with|to|of))?
     how … (?:going|coming along|coming|progressing)
     heard (?:back|anything)
     how far`,
    request,
  ),
]
