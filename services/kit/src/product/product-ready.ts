import { setTimeout as wait } from 'node:timers/promises'
import { productAddress } from './product-address.ts'

/** How long one look may take, and how often it is looked, in milliseconds. */
const lookTime = 2_000
const lookEvery = 500
/** An area that stays away for so long, in milliseconds, is a failure, which the work of the others doesn't wait for. */
const maxAbsence = 2 * 60_000
/** The same for the gateway. A first start on a slow machine takes minutes. */
const maxStart = 10 * 60_000

type Readiness = 'READY' | 'AREAS_ABSENT' | 'STARTING'

/**
 * Waits until every area of the product answers, so that work that needs others doesn't begin with a failure.
 * @param look asks the gateway; by default its `/readyz`
 */
export async function productReady(
  signal: AbortSignal,
  look: () => Promise<Readiness> = askGateway,
  now: () => number = Date.now,
  pause: () => Promise<unknown> = () => wait(lookEvery, undefined, { signal }),
): Promise<void> {
  const begun = now()
  let absentSince: number | null = null
  while (!signal.aborted) {
    const readiness = await look()
    if (readiness === 'READY' || now() - begun >= maxStart) return
    absentSince = readiness === 'AREAS_ABSENT' ? (absentSince ?? now()) : null
    if (absentSince !== null && now() - absentSince >= maxAbsence) return
    await pause().catch(() => undefined)
  }
}

async function askGateway(): Promise<Readiness> {
  const whole = await statusAt('/readyz')
  if (whole !== null && whole !== 503) return 'READY'
  return whole === 503 && (await statusAt('/readyz?exclude=areas')) === 200 ? 'AREAS_ABSENT' : 'STARTING'
}

/** Null: nobody answered. */
async function statusAt(path: string): Promise<number | null> {
  try {
    const response = await fetch(new URL(path, productAddress().url), { signal: AbortSignal.timeout(lookTime) })
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}
