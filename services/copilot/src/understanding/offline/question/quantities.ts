const words = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety'
const units: readonly (readonly [string, RegExp])[] = [
  ['amount', /\$\s?\d|\b\d+(?:\.\d+)?\s?(?:k|mil|million|m)\b|\bdollars\b/i],
  ['share', /\d\s?%|\bpercent\b/i],
  ['clock', /\b\d{1,2}(?::\d{2})?\s?[ap]\.?\s?m\b/i],
  ...[
    'year',
    'month',
    'week',
    'day',
    'hour',
    'unit',
    'stor',
    'employee',
    'seat',
    'vehicle',
    'truck',
    'mile',
    'foot',
  ].map((unit): readonly [string, RegExp] => [
    unit,
    new RegExp(
      `\\b(?:\\d[\\d,.]*|${words})[- ](?:business |calendar |more )?(?:${unit === 'foot' ? 'foot|feet|ft' : unit})`,
      'i',
    ),
  ]),
]

/** What a text gives numbers of: amounts, shares, times of day, years, stories. A case of 40% is answered by a rule in percent. */
export const quantitiesIn = (text: string): string[] =>
  units.flatMap(([unit, pattern]) => (pattern.test(text) ? [unit] : []))
