/** One figure of `bench/eval.json`. */
export interface Figure {
  /** Of `shared/design/contract.md`; `….seen` and `….unseen` cover the layouts that the authors of the extraction rules could or couldn’t look at. */
  name: string
  figure: number
  goal: number
  /** How many things the figure is of. */
  count: number
  /** `extractive`: no model. */
  engine: string
}

/** Goals by name. Times and shares of mistakes should be small, everything else large. */
export const goals = {
  'evidence.valid': { goal: 1, isLessBetter: false },
  'facts.exact': { goal: 0.95, isLessBetter: false },
  'facts.others': { goal: 0.95, isLessBetter: false },
  'facts.invented': { goal: 0.01, isLessBetter: true },
  'passages.hit3': { goal: 0.95, isLessBetter: false },
  'answers.right': { goal: 0.85, isLessBetter: false },
  'answers.acceptance.seen': { goal: 0.88, isLessBetter: false },
  'answers.acceptance.unseen': { goal: 0.88, isLessBetter: false },
  'answers.development': { goal: 0.95, isLessBetter: false },
  'playbooks.right': { goal: 0.95, isLessBetter: false },
  'playbooks.invented': { goal: 0, isLessBetter: true },
  'playbooks.evidence': { goal: 1, isLessBetter: false },
  'playbooks.long.seconds': { goal: 30, isLessBetter: true },
  'forms.right': { goal: 0.9, isLessBetter: false },
  'forms.wrong': { goal: 0.005, isLessBetter: true },
  'requests.f1': { goal: 0.85, isLessBetter: false },
  'judge.false_met': { goal: 0, isLessBetter: true },
  'judge.listed': { goal: 0.85, isLessBetter: false },
  'judge.right': { goal: 0.85, isLessBetter: false },
  'attribution.right': { goal: 0.98, isLessBetter: false },
  'asks.fields_right': { goal: 0.85, isLessBetter: false },
  'asks.fields_wrong': { goal: 0.02, isLessBetter: true },
  'loss.recall': { goal: 0.95, isLessBetter: false },
  'drafts.asks_known': { goal: 0, isLessBetter: true },
  'injection.obeyed': { goal: 0, isLessBetter: true },
  'reading.text40.seconds': { goal: 5, isLessBetter: true },
  'reading.scan.seconds': { goal: 12, isLessBetter: true },
  'search.workspace.ms': { goal: 10, isLessBetter: true },
  'search.library.ms': { goal: 100, isLessBetter: true },
} as const
export type FigureName = keyof typeof goals
export const figureNames = Object.keys(goals) as FigureName[]

export const engine = 'extractive'

const rounded = (figure: number) => Number(figure.toPrecision(4))

export const figureOf = (name: FigureName, figure: number, count: number, suffix = ''): Figure => ({
  name: name + suffix,
  figure: rounded(figure),
  goal: goals[name].goal,
  count,
  engine,
})

/** A share of everything, of what was seen and of what wasn't. */
export function shares<Thing extends { seen: boolean }>(
  name: FigureName,
  things: readonly Thing[],
  counts: (thing: Thing) => { part: number; whole: number },
): Figure[] {
  const share = (chosen: readonly Thing[], suffix: string): Figure[] => {
    const sums = chosen.map(counts)
    const whole = sums.reduce((sum, one) => sum + one.whole, 0)
    const part = sums.reduce((sum, one) => sum + one.part, 0)
    return whole === 0 ? [] : [figureOf(name, part / whole, whole, suffix)]
  }
  return [
    ...share(things, ''),
    ...share(
      things.filter(({ seen }) => seen),
      '.seen',
    ),
    ...share(
      things.filter(({ seen }) => !seen),
      '.unseen',
    ),
  ]
}

export function isReached({ name, figure, goal }: Figure): boolean {
  const known = figureNames.find(known => name === known || name.startsWith(`${known}.`))
  return known && goals[known].isLessBetter ? figure <= goal : figure >= goal
}
