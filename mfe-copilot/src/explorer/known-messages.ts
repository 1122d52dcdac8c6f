/**
 * Messages from several answers in their order, each once as it came last. What lies before a gap is left out: it can be loaded
 * again.
 */
export function knownMessages<Message extends { number: number }>(messages: readonly Message[]): Message[] {
  const byNumber = new Map(messages.map(message => [message.number, message]))
  const sorted = [...byNumber.values()].sort((one, other) => one.number - other.number)
  const gap = sorted.findLastIndex(({ number }, place) => place > 0 && sorted[place - 1]?.number !== number - 1)
  return gap > 0 ? sorted.slice(gap) : sorted
}
