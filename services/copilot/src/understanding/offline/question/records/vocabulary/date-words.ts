import { type FieldWords, field } from './record-field.ts'

const bounds = '(?<!\\b(?:last|prior|previous|former) )'
/** When a policy begins and ends. */
export const dateWords: readonly FieldWords[] = [
  field(
    'period',
    'policy period',
    /^(?:Effective|Expires)$/,
    new RegExp(
      `${bounds}\\b(?:policy |coverage )?${bounds}(?:period|term)\\b|\\b(?:policy|coverage) dates\\b|\\bdates of coverage\\b|\\bfrom when (?:to|till|until) when\\b`,
      'i',
    ),
  ),
  field(
    'effective',
    'effective date',
    /^(?:Effective|Issued)$/,
    `(?:go|goes|went|come|came|comes) (?:in(?:to)? (?:effect|force)|live)
     eff(?:\\.|ective)?(?: date)?
     incept\\w*
     start(?:s|ed|ing)?(?: date)?
     (?:begin|begins|began|begun|beginning)
     (?:kick|kicks|kicked|kicking) in
     (?:take|takes|took|taking) effect
     since when
     (?:last|recently) renew(?:ed)?
     renew(?:ed)? last
     when … (?:bound|bind|written|placed|put in place|put in force)`,
  ),
  field(
    'expires',
    'expiration date',
    /^Expires$/,
    `exp(?:\\.|ir\\w*)?(?: date)?
     until when
     (?:up|due|ready) for renewal
     renewal (?:date|day)
     (?:renews?|renewing)
     (?:come|comes|coming) (?:up|due)(?: for renewal)?
     x-?dates?
     (?:end|ends|ending|ended)(?: date)?
     (?:run|runs|ran|running) (?:out|through|until|till|to)
     lapses
     lapse(?= (?:in|on|before|by|within|next|this|over)\\b)
     when … lapse
     when(?: is| are)? … up(?=\\W*$)
     (?:good|valid|covered|insured) (?:through|thru|until|till)
     last day
     how (?:long|much longer) … (?:good|run|last|left)
     (?:time|days|weeks|months) (?:left|remaining)
     anniversary(?: date)?`,
  ),
]
