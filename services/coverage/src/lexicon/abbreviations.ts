/** Their full stop never ends a sentence: a name or a number follows. In lower case, without the last full stop. */
const beforeNames = [
  ...['mr', 'mrs', 'ms', 'dr', 'prof', 'rev', 'hon', 'capt', 'lt', 'sgt', 'messrs', 'mx'],
  ...['st', 'ste', 'mt', 'ft', 'attn', 'ref', 'acct', 'pol', 'cert', 'ed', 'form'],
  ...['vs', 'v', 'cf', 'approx', 'ca', 'e.g', 'i.e', 'viz', 'incl', 'excl', 'dba', 'd.b.a', 'c/o', 'a.k.a', 'f.k.a'],
]

/** Before a number or a letter: "No. 12", "Ex. A". "No." alone is an answer. */
const beforeNumbers = 'no nos num sec secs art arts ch par ex exh sched fig vol p pp pg'.split(' ')

/** Their full stop ends a sentence where a new one begins behind it: "at 8:30 a.m. We close …", but "8:30 a.m. to 5:30 p.m." */
const anywhere = [
  ...[
    'a.m',
    'p.m',
    'am',
    'pm',
    'noon',
    'hr',
    'hrs',
    'min',
    'mins',
    'sq',
    'ft',
    'in',
    'mi',
    'lb',
    'lbs',
    'oz',
    'yr',
    'yrs',
  ],
  ...[
    'inc',
    'co',
    'cos',
    'corp',
    'ltd',
    'llc',
    'l.l.c',
    'lp',
    'l.p',
    'llp',
    'l.l.p',
    'bros',
    'assn',
    'assoc',
    'intl',
    'mfg',
  ],
  ...['ave', 'blvd', 'rd', 'dr', 'ln', 'ct', 'pl', 'hwy', 'pkwy', 'sq', 'bldg', 'apt', 'fl', 'rm', 'n', 's', 'e', 'w'],
  ...[
    'jr',
    'sr',
    'esq',
    'ph.d',
    'm.d',
    'etc',
    'et al',
    'al',
    'dept',
    'div',
    'govt',
    'dist',
    'univ',
    'natl',
    'est',
    'max',
  ],
  ...['u.s', 'u.s.a', 'd.c', 'n.a', 'n.y', 'n.j', 'calif', 'wash', 'mass', 'conn', 'pa', 'tex', 'fla', 'ariz', 'ore'],
  ...['jan', 'feb', 'mar', 'apr', 'jun', 'jul', 'aug', 'sep', 'sept', 'oct', 'nov', 'dec'],
  ...['mon', 'tue', 'tues', 'wed', 'thu', 'thur', 'thurs', 'fri', 'sat', 'sun'],
  ...['ded', 'occ', 'agg', 'prem', 'ins', 'ret', 'eff', 'exp', 'endt', 'gl', 'wc', 'bi', 'pd'],
]

/** A capital that follows a time of day, and begins no sentence: "8:30 a.m. Monday", "5 p.m. Pacific". In lower case. */
const afterTimes = [
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  ...['mon', 'tue', 'tues', 'wed', 'thu', 'thur', 'thurs', 'fri', 'sat', 'sun'],
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november'],
  ...['december', 'jan', 'feb', 'mar', 'apr', 'jun', 'jul', 'aug', 'sep', 'sept', 'oct', 'nov', 'dec'],
  ...['pacific', 'mountain', 'central', 'eastern', 'alaska', 'hawaii', 'standard', 'local'],
  ...['pt', 'pst', 'pdt', 'mt', 'mst', 'mdt', 'ct', 'cst', 'cdt', 'et', 'est', 'edt', 'akst', 'hst', 'utc', 'gmt'],
]

/** Abbreviations whose full stop isn’t that of a sentence, as papers and mails of the trade write them. */
export const abbreviations = {
  beforeNames: new Set(beforeNames),
  beforeNumbers: new Set(beforeNumbers),
  anywhere: new Set(anywhere),
  timesOfDay: new Set(['a.m', 'p.m', 'am', 'pm']),
  afterTimes: new Set(afterTimes),
} as const
