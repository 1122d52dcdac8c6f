import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Account, account } from './database/accounts.ts'
import { type Contestant, type Position, pageSize } from './database/contestant.ts'
import { type Embedded, startEmbedded } from './database/embedded.ts'
import { openPlainLmdb } from './database/plain-lmdb.ts'
import { type Row, row } from './row.ts'

const many = 100_000
const batch = 1_000
/** Each contestant's turns; the median counts. */
const turns = 5
/** What one turn does, one after the other: a user waits for each of them. */
const perTurn = { page: 300, point: 2_000, write: 100 }
/** So many write at once where writes may share a flush. */
const writers = 16

/** The embedded database, through the driver, against the same storage work in a plain LMDB loop. */
export async function measure(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-database-'))
  const ours = await startEmbedded(join(folder, 'ours'))
  const reference = openPlainLmdb(join(folder, 'reference'))
  try {
    const positions = await load([ours, reference])
    report('after loading', ours)
    const pick = (turn: number, n: number) => positions[(turn * 7_919 + n * 97) % positions.length] as Position
    const pages = await compare(ours, reference, perTurn.page, async (one, turn, n) => {
      const found = await one.page(pick(turn, n))
      if (found.length > pageSize) throw new Error('A page is too long.')
    })
    console.log(`a page of ${pageSize} of ${many}: median ${inMs(pages.times, 0.5)}, p90 ${inMs(pages.times, 0.9)}`)
    const points = await compare(ours, reference, perTurn.point, async (one, turn, n) => {
      if (!(await one.point(pick(turn, n)._id))) throw new Error('An account is missing.')
    })
    let next = many
    const writes = await compare(ours, reference, perTurn.write, one => one.write(account(next++)))
    const together = await compare(ours, reference, perTurn.write / 4, async one => {
      await Promise.all(Array.from({ length: writers }, () => one.write(account(next++))))
    })
    report('at the end', ours)
    return [
      row('database.page', pages.ours, pages.reference, 'pages/s'),
      row('database.point', points.ours, points.reference, 'reads/s'),
      row('database.write', writes.ours, writes.reference, 'durable inserts/s, one at a time'),
      row(
        'database.write.together',
        together.ours * writers,
        together.reference * writers,
        `durable inserts/s, ${writers} at once`,
      ),
    ]
  } finally {
    await ours.close()
    await reference.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Gives all contestants the same accounts. Some of them are remembered, to be asked for. */
async function load(contestants: Contestant[]): Promise<Position[]> {
  const positions: Position[] = []
  for (let n = 0; n < many; n += batch) {
    const accounts: Account[] = Array.from({ length: batch }, (_, index) => account(n + index))
    for (const one of contestants) await one.load(accounts)
    positions.push(...accounts.filter((_, index) => index % 20 === 0))
  }
  return positions
}

interface Compared {
  ours: number
  reference: number
  /** How long each of our operations took, in ms. */
  times: number[]
}

/** Operations per second of both, in turns, so that a busy machine is busy for both. */
async function compare(
  ours: Contestant,
  reference: Contestant,
  count: number,
  operation: (one: Contestant, turn: number, n: number) => Promise<void>,
): Promise<Compared> {
  const rates: { ours: number[]; reference: number[] } = { ours: [], reference: [] }
  const times: number[] = []
  for (let turn = -1; turn < turns; turn++) {
    for (const name of ['ours', 'reference'] as const) {
      const startedAt = performance.now()
      for (let n = 0; n < count; n++) {
        const operationAt = performance.now()
        await operation(name === 'ours' ? ours : reference, turn + 1, n)
        if (name === 'ours' && turn >= 0) times.push(performance.now() - operationAt)
      }
      // The first turn warms up.
      if (turn >= 0) rates[name].push((count / (performance.now() - startedAt)) * 1_000)
    }
  }
  return { ours: quantile(rates.ours, 0.5), reference: quantile(rates.reference, 0.5), times }
}

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

const inMs = (times: number[], share: number) => `${quantile(times, share).toFixed(2)} ms`

function report(when: string, ours: Embedded) {
  const { own, all } = ours.memory()
  console.log(`memory ${when}: ${all} MB resident, of it ${own} MB its own and the rest pages of files`)
}
