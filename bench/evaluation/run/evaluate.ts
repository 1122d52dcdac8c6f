import { closeReading } from '../../../services/copilot/src/reading/read-file.ts'
import { openCaraProduct } from './cara-product.ts'
import { openDemoProduct } from './demo-product.ts'
import type { Figure, FigureName } from './figure.ts'
import { acceptanceFigures, measureAcceptance } from './measure-acceptance.ts'
import { measureAnswers } from './measure-answers.ts'
import { measureDevelopment } from './measure-development.ts'
import { factFigures, judgeSet } from './measure-facts.ts'
import { measureForms } from './measure-forms.ts'
import { measureInjection } from './measure-injection.ts'
import { measureLibrary } from './measure-library.ts'
import { measureMails } from './measure-mails.ts'
import { measurePapers } from './measure-papers.ts'
import { measurePassages } from './measure-passages.ts'
import { measurePlaybooks } from './measure-playbooks.ts'
import { measureReading } from './measure-reading.ts'
import { measureRequests } from './measure-requests.ts'
import { readSet } from './read-set.ts'
import { reportMisses } from './report-misses.ts'
import { openSearchDatabase } from './search-database.ts'

export interface Evaluation {
  figures: Figure[]
  /** Lines for people who write rules. */
  misses: string[]
}

const playbookFigures = [
  'playbooks.right',
  'playbooks.invented',
  'playbooks.evidence',
  'playbooks.long.seconds',
] as const
const none: Evaluation = { figures: [], misses: [] }

/**
 * Measures what was asked for.
 * @param keptIn where pages of an earlier run are kept, so that they needn't be read again
 */
export async function evaluate(wanted: ReadonlySet<FigureName>, keptIn: string | undefined): Promise<Evaluation> {
  const wants = (...names: FigureName[]) => names.some(name => wanted.has(name))
  const figures: Figure[] = []
  const misses: string[] = []
  const database = wants(
    ...([
      'passages.hit3',
      'search.workspace.ms',
      'search.library.ms',
      'reading.text40.seconds',
      'reading.scan.seconds',
    ] as const),
  )
    ? await openSearchDatabase()
    : undefined
  if (wants('requests.f1')) figures.push(...measureRequests())
  if (wants('judge.false_met', 'judge.listed', 'judge.right', 'attribution.right')) {
    const papers = await measurePapers()
    figures.push(...papers.figures)
    misses.push(...papers.misses)
  }
  if (wants('asks.fields_right', 'asks.fields_wrong', 'loss.recall', 'drafts.asks_known')) {
    const mails = await measureMails()
    figures.push(...mails.figures)
    misses.push(...mails.misses)
  }
  // The process that reads doesn't keep this one alive while it waits for it.
  const alive = setInterval(() => undefined, 60_000)
  try {
    if (database && wants('reading.text40.seconds', 'reading.scan.seconds'))
      figures.push(...(await measureReading(database)))
    const needsFacts = wants('evidence.valid', 'facts.exact', 'facts.others', 'facts.invented')
    const needsPassages = wants('passages.hit3', 'search.workspace.ms')
    const set = needsFacts || needsPassages ? await readSet(keptIn) : []
    if (needsFacts) {
      const judged = judgeSet(set)
      figures.push(...factFigures(judged))
      misses.push(...reportMisses(judged))
    }
    if (database && needsPassages) {
      const passages = await measurePassages(set, database)
      figures.push(...passages.figures)
      misses.push(...passages.misses)
    }
    if (database && wants('search.library.ms')) figures.push(...(await measureLibrary(database)))
    if (wants('injection.obeyed')) {
      const injection = await measureInjection()
      figures.push(...injection.figures)
      misses.push(...injection.misses)
    }
    const needsPlaybooks = wants(...playbookFigures)
    if (wants('answers.right') || needsPlaybooks) {
      const product = await openCaraProduct()
      try {
        const answers = wants('answers.right') ? await measureAnswers(product) : none
        const playbooks = needsPlaybooks ? await measurePlaybooks(product) : none
        figures.push(...answers.figures, ...playbooks.figures)
        misses.push(...answers.misses, ...playbooks.misses)
      } finally {
        await product.close()
      }
    }
    if (wants('forms.right', 'forms.wrong')) {
      const forms = await measureForms()
      figures.push(...forms.figures)
      misses.push(...forms.misses)
    }
    if (wants(...acceptanceFigures, 'answers.development')) {
      const product = await openDemoProduct()
      try {
        for (const name of acceptanceFigures.filter(name => wants(name))) {
          const acceptance = await measureAcceptance(product, name)
          figures.push(...acceptance.figures)
          misses.push(...acceptance.misses)
        }
        const development = wants('answers.development') ? await measureDevelopment(product) : none
        figures.push(...development.figures)
        misses.push(...development.misses)
      } finally {
        await product.close()
      }
    }
  } finally {
    await closeReading()
    await database?.close()
    clearInterval(alive)
  }
  return {
    figures: figures.filter(({ name }) => [...wanted].some(known => name === known || name.startsWith(`${known}.`))),
    misses,
  }
}
