import { type FieldWords, field, ofEverything } from './record-field.ts'

/** Whether a policy covers, how its cancellation goes, and what is said of that. */
export const cancellationWords: readonly FieldWords[] = [
  field(
    'reinstated',
    'reinstatement',
    /^(?:Reinstated|Status|Cancellation)$/,
    `reinstat\\w*
     (?:put|brought|come|came|bring) back(?: in(?:to)? force| on)?
     back (?:in force|in effect|on the books|on track)
     (?:undo|undone|rescind|rescinded|reverse|reversed|revive|revived)`,
  ),
  field(
    'cancellation',
    'cancellation',
    /^(?:Cancellation|Reason of the cancellation|Reinstated|Status|Expires)$/,
    `cancell?\\w*
     non[- ]?renew\\w*
     not (?:be(?:ing)? |getting |going to )?renew\\w*
     (?:being|getting|get|be|to) renew(?:ed)?(?! (?:in|on|next|this|before|by)\\b)
     (?:drop|drops|dropped|dropping|terminate|terminated|terminates|terminating|termination)
     (?:leave|leaves|leaving|left|quit|ditch|ditched) us
     (?:walk|walked|walks|moved|went|go|took|take|takes) (?:it |their business |the business )?(?:away|elsewhere|somewhere else)
     (?:let|lets|letting) go(?: of)?
     los(?:e|es|ing|t)(?=\\b[^?]*\\b(?:coverage|insurance|policy|cover)\\b)
     (?:get|got|getting) rid of
     (?:pull|pulled|pulling) (?:the plug|out|the coverage|the policy)
     why … (?:gone|over|off the books)`,
  ),
]

export const statusWords: readonly FieldWords[] = [
  field(
    'status',
    'status',
    /^(?:Status|Effective|Expires|Cancellation|Reinstated|Waiting on|Resolution|Closed|Comment)$/,
    new RegExp(
      [
        '\\b(?:current |present )?(?:status|standing|state of (?:play|things|affairs))\\b',
        '\\b(?:still )?(?:in force|in effect|active|inactive|alive|on the books|valid|in place)\\b',
        '(?<!\\bnot )(?<!\\bnot yet )\\bbound\\b',
        '(?<=\\b(?:did|has|have|is|was|when|will|been|get|got|to)\\b.*)\\b(?:bound|bind(?:s|ing)?|lapsed?|in limbo|go(?:ne|es|ing)? through|went through|(?:come|came|comes) through|put through|finali[sz]ed|good to go|all set|a done deal|up and running|(?:go|gone|going|went) live)\\b',
        '(?<=\\bwhere\\b.*)\\b(?:stands?|standing|sits?|at)\\b(?=\\W*$|[,;.?!]|\\s+(?:right now|now|today|with|on|at the moment|these days)\\b)',
        '(?<=^\\W*where (?:are we|do we|does it|do things|are things|is it)\\b.{0,12})\\b(?:stand|with|at|on)\\b',
        '(?<=\\b(?:is|are|was|still|it|be|been)\\b.*)\\b(?:pending|binding|unbound)\\b(?! (?:cancel|non))',
        '(?<=\\bis\\b.*)\\b(?:still )?(?:live|good|running|on)\\b(?=\\W*$|[,;.?!]|\\s+(?:or|still|yet|already|anymore|right now|now|today)\\b)',
        '(?<=\\bstill\\s)\\b(?:good|live|on|covered|insured|running|going)\\b',
      ].join('|'),
      'i',
    ),
    ofEverything,
  ),
]
