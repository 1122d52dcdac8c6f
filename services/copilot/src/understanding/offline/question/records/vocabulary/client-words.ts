import { type FieldOwner, type FieldWords, field } from './record-field.ts'

const client: readonly FieldOwner[] = ['CLIENT']

/** How someone is reached, and what they are called. */
export const clientWords: readonly FieldWords[] = [
  field(
    'claimsPhone',
    'claims phone',
    /^Claims phone$/,
    /(?:\bafter[- ]hours? )?\bclaims (?:phone|numbers?|line|hotline|tel\w*|desk|dep(?:artmen)?t\.?|people)(?: numbers?)?\b|(?<=\b(?:number|phone|call|dial|reach)\b.*)\bclaims\b|(?<=^\W*(?:[\w’'&.-]+ ){1,4})(?:claims|after[- ]hours)(?=\W*$)|\bclaim (?:phone|line|hotline)(?: numbers?)?\b|\bafter[- ]hours? claims? (?:numbers?|line)\b|\breport(?:s|ing)? (?:a |an |the |new |their )*(?:claims?|loss(?:es)?|accidents?)\b|\b(?:phone |telephone )?(?:number|line|hotline) (?:to call )?(?:for|to report|to file|to turn in) (?:a |an |the |new )?(?:claims?|loss(?:es)?|accidents?)\b|\bcall in (?:a |an )?(?:claim|loss)\b/i,
    client,
  ),
  field('website', 'website', /^Website$/, 'web ?(?:sites?|page|address)\nurl\nhome ?page', client),
  field(
    'dba',
    'DBA',
    /^Doing business as$/,
    'dba\ndoing business as\ntrade name\ntrading as\n(?:go|goes|going) by\n(?:also )?known as\naka',
    client,
  ),
  field(
    'phone',
    'phone',
    /^(?:Phone|Claims phone|Contact)$/,
    /\b(?:tele)?phone(?: (?:numbers?|no\.?|#))?\b|\b(?:cell|mobile)(?: (?:phone|numbers?))?\b|\bnumber (?:to (?:call|reach|dial|use)|(?:do|should|can) (?:i|we|they) (?:call|dial|use|reach)|for)\b|\b(?:best|good|direct|office|main|call ?back|work) (?:number|line)\b|(?<=[’']s )\bnumber\b(?! of\b)|\bat what number\b/i,
    client,
  ),
  field(
    'email',
    'email',
    /^(?:Email|Contact)$/,
    /\be-?mail(?: address(?:es)?)?\b|\bmail(?: address)?\b(?!ing)/i,
    client,
  ),
  field(
    'address',
    'address',
    /^(?:Address|Locations)$/,
    /\b(?:mailing |street |business |postal )?address(?:es)?\b|\blocated\b|\bheadquarter(?:s|ed)\b|\bzip(?: code)?\b|\bbased\b(?! on)|\b(?:what|which) (?:city|town|state) (?:is|are)\b/i,
    ['CLIENT', 'SERVICE_REQUEST'],
  ),
]
