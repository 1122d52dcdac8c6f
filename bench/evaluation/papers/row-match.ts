/** Words that say the same in the truth of papers and in the product's labels. */
const same: Readonly<Record<string, string>> = {
  ...{
    gl: 'general',
    cgl: 'general',
    liability: '',
    ai: 'additional',
    ais: 'additional',
    insureds: 'insured',
    wc: 'workers',
    csl: 'combined',
  },
  ...{
    el: 'employers',
    excess: 'umbrella',
    products: 'product',
    completed: 'complete',
    completion: 'complete',
    operations: 'operation',
    ops: 'operation',
  },
  ...{
    subrogation: 'waiver',
    subrogate: 'waiver',
    endorsements: 'endorsement',
    certificates: 'certificate',
    coi: 'certificate',
    acord: 'certificate',
  },
  ...{
    exclusions: 'exclusion',
    exclusionary: 'exclusion',
    excluding: 'exclusion',
    excluded: 'exclusion',
    deductibles: 'deductible',
    sir: 'deductible',
    sirs: 'deductible',
    retention: 'deductible',
    retentions: 'deductible',
    insured: 'insured',
  },
  ...{
    claims: 'claim',
    occ: 'occurrence',
    compensation: '',
    insurance: '',
    insurers: 'insurer',
    carrier: 'insurer',
    carriers: 'insurer',
    policies: 'policy',
    required: '',
    minimum: '',
  },
  ...{
    automobile: 'auto',
    autos: 'auto',
    vehicles: 'auto',
    umbrellas: 'umbrella',
    projects: 'project',
    usl: 'longshore',
    'usl&h': 'longshore',
    uslh: 'longshore',
    medical: 'medical',
    med: 'medical',
    cancellation: 'notice',
    nonrenewal: 'notice',
  },
  ...{
    best: 'rating',
    rated: 'rating',
    noncontributory: 'primary',
    contributory: 'primary',
    pollutants: 'pollution',
    adv: 'advertising',
    years: 'year',
    agg: 'aggregate',
  },
  ...{
    the: '',
    of: '',
    and: '',
    or: '',
    a: '',
    an: '',
    on: '',
    in: '',
    for: '',
    to: '',
    at: '',
    least: '',
    less: '',
    than: '',
    not: '',
    with: '',
    by: '',
    as: '',
    all: '',
    each: '',
    per: 'per',
    any: '',
    its: '',
    is: '',
    be: '',
    amount: '',
    limit: '',
    limits: '',
    coverage: '',
    expense: '',
  },
}

/** The words of a name that tell it from others. */
export function tellingWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z][a-z&'’]*/g) ?? []
  return new Set(words.map(word => same[word.replace(/['’]s?$/, '')] ?? word.replace(/['’]s?$/, '')).filter(Boolean))
}

const amounts = (text: string) => new Set((text.match(/\d[\d,]{3,}/g) ?? []).map(one => one.replaceAll(',', '')))

/** How well a row of the product fits a requirement of the truth: shared words, and the amount. */
export function fit(requirement: string, row: { label: string; clause: string; cents: number | null }): number {
  const [wanted, own] = [tellingWords(requirement), tellingWords(row.label)]
  const shared = [...own].filter(word => wanted.has(word)).length
  if (shared === 0) return 0
  const missing = [...own].filter(word => !wanted.has(word)).length
  const isAmount = row.cents !== null && amounts(requirement).has(String(row.cents / 100))
  return shared / (own.size || 1) + shared / (wanted.size || 1) + (isAmount ? 0.5 : 0) - missing * 0.1
}
