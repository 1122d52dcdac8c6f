import scslre from 'scslre'

/** How the time that a pattern takes grows with the text, where it grows faster than the text; null: it doesn’t. */
export function complexityOf(source: string, flags: string): string | null {
  const { reports } = scslre.analyse({ source, flags })
  const [worst] = [...reports].sort((one, other) => Number(other.exponential) - Number(one.exponential))
  if (!worst) return null
  const repeats = JSON.stringify(worst.character.pick)
  return `${worst.exponential ? 'exponential' : 'at least quadratic'} for ${repeats}, over and over (${worst.type.toLowerCase()})`
}
