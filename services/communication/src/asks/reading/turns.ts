import { linesOfClient, type TextKind } from './client-words.ts'

/** What one side wrote or said before the other one did. */
export interface Turn {
  isOurs: boolean
  text: string
}

/** A mail with its subject in front, or a call. */
export interface GivenText {
  kind: TextKind
  /** The client’s words alone; of a mail that has a subject, with `Subject: …` in front. */
  text: string
  /** Of a call: both sides in order. Left out: only the client’s words are known. */
  turns?: readonly Turn[]
  /** Of a mail. */
  signature?: string
}

const subjectMark = 'subject:'

/** Lines of the client: the subject apart. */
export function ownWords({ kind, text }: GivenText): { subject: string | null; lines: string[] } {
  const lines = linesOfClient(text, kind)
  const first = lines.findIndex(line => line !== '')
  const begins = kind === 'email' && lines[first]?.toLowerCase().startsWith(subjectMark)
  if (!begins) return { subject: null, lines }
  const subject = lines[first]?.slice(subjectMark.length).trim() || null
  return { subject, lines: lines.slice(first + 1) }
}

/** Pairs of our question and the client’s answer to it. */
export function answersIn({ turns = [] }: GivenText): { question: string; answer: string }[] {
  return turns.flatMap(({ isOurs, text }, place) => {
    const before = turns[place - 1]
    return !isOurs && before?.isOurs ? [{ question: before.text, answer: text }] : []
  })
}
