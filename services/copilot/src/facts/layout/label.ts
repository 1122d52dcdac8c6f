/** A text as labels are compared: lower case, words alone, "&" as "and", "#" as "number". */
export interface Label {
  text: string
  /** Where each word of it ends, and where it is in the text as it was. */
  ends: { at: number; end: number; begin: number }[]
}

const token = /[\p{L}\p{N}%]+(?:['’][\p{L}]+)?|[&#]/gu
const numbering =
  /^\s*(?:item\s+\d+[.:)]?|\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-hA-H])[.)](?=\s)|\d{1,2}(?=\s+[A-Z][a-z])|[•▪■●*-])\s*/iu
const words: Record<string, string> = {
  '&': 'and',
  '#': 'number',
  no: 'number',
  nos: 'number',
  num: 'number',
  nbr: 'number',
  pol: 'policy',
  eff: 'effective',
  exp: 'expiration',
  ded: 'deductible',
  agg: 'aggregate',
  occ: 'occurrence',
  occur: 'occurrence',
  prem: 'premium',
  ins: 'insurance',
  liab: 'liability',
  bldg: 'building',
  prod: 'products',
  ops: 'operations',
  adv: 'advertising',
  pers: 'personal',
  inj: 'injury',
  med: 'medical',
  emp: 'employee',
  ea: 'each',
  per: 'each',
  every: 'each',
  comm: 'commercial',
  cov: 'coverage',
  endt: 'endorsement',
  comp: 'compensation',
  gen: 'general',
  genl: 'general',
  dmg: 'damage',
  rntd: 'rented',
  est: 'estimated',
  ann: 'annual',
  amt: 'amount',
  dt: 'date',
  acc: 'accident',
  ret: 'retention',
  bus: 'business',
  prop: 'property',
  prods: 'products',
  yrs: 'years',
  pmts: 'payments',
  pmt: 'payments',
  medpay: 'medical payments',
  excl: 'excluding',
  incl: 'including',
  pay: 'payments',
}

/** Short forms that mean something else behind certain words: "Med exp", "Damage to rented prem". */
function inPlace(word: string, before: string): string | null {
  if (word === 'exp' && before.endsWith('medical')) return 'expense'
  if (word === 'prem' && /(?:^| )(?:rented|damage to|damage)$/.test(before)) return 'premises'
  return null
}

/** Reads a text as a label; numbers of lists before it are left out. */
export function labelOf(text: string): Label {
  const [mark = ''] = numbering.exec(text) ?? []
  const ends: Label['ends'] = []
  let result = ''
  for (const { index, 0: written } of text.slice(mark.length).matchAll(token)) {
    const plain = written
      .toLowerCase()
      .replace(/['’]s$/, '')
      .replace(/['’]/g, '')
    const word = inPlace(plain, result) ?? words[plain] ?? plain
    result += (result ? ' ' : '') + word
    ends.push({ at: result.length, begin: mark.length + index, end: mark.length + index + written.length })
  }
  return { text: result, ends }
}

/** Where the first words of a label end in the text as it was; `length` is of the label's text. */
export function endOf({ ends }: Label, length: number): number | null {
  return ends.find(({ at }) => at === length)?.end ?? null
}

/** Where the word at a place of a label begins in the text as it was. */
export const beginOf = ({ ends }: Label, place: number): number => ends.find(({ at }) => at > place)?.begin ?? 0
