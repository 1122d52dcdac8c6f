import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { at } from '../../../scripts/workspace/root.ts'

/** Papers of one account with what is true of them, as `../shared/findings/inputs/papers/README.md` says. */
export interface PaperSet {
  folder: string
  /** Whether the authors of the rules could look at it. */
  seen: boolean
  reports: { contractReview?: ContractReview }
  truth: { papers: Record<string, { facts?: { field: string; value: string }[] }> }
}

export interface ContractReview {
  contract: string
  against: string[]
  rows: ContractRow[]
}

export interface ContractRow {
  no: string
  requirement: string
  /** Of each paper: its name without the ending. */
  [paper: string]: unknown
}

/** Of a requirement against a paper. */
export interface TrueVerdict {
  verdict: string
  acceptAlso?: string[]
}

/** The handed set, wherever the shared folder is above this one, and those of authors who didn't see the rules. */
export function paperSets(): PaperSet[] {
  const others = at('bench/evaluation/by-others')
  const unseen = existsSync(others) ? readdirSync(others).map(name => join(others, name, 'papers')) : []
  return [
    ...[handedInputs()].flatMap(folder => (folder ? [setIn(join(folder, 'papers'), true)] : [])),
    ...unseen.filter(folder => existsSync(join(folder, 'reports.json'))).map(folder => setIn(folder, false)),
  ]
}

function handedInputs(): string | null {
  for (let folder = at('.'); folder !== dirname(folder); folder = dirname(folder)) {
    const inputs = join(folder, 'shared', 'findings', 'inputs')
    if (existsSync(join(inputs, 'papers', 'reports.json'))) return inputs
  }
  return null
}

const setIn = (folder: string, seen: boolean): PaperSet => {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  return { folder, seen, reports: read('reports.json'), truth: read('truth.json') }
}
