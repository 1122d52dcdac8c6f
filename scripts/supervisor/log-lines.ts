import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const levels: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }

/** Prints what a process writes, each line behind the process's name; JSON log lines become readable ones. */
export function printLines(name: string, stream: Readable, width: number): void {
  const prefix = `${name.padEnd(width)} │ `
  createInterface({ input: stream }).on('line', line => console.log(prefix + readable(line)))
}

/** `{"level":30,"msg":"listening","port":4001}` → `info listening port=4001`; any other line as it is. */
export function readable(line: string): string {
  if (!line.startsWith('{')) return line
  try {
    const { level, time: _time, service: _service, msg = '', err, ...rest } = JSON.parse(line) as LogLine
    const details = Object.entries(rest).map(([key, value]) => `${key}=${asText(value)}`)
    const stack = err?.stack ?? err?.message
    return [levels[level] ?? level, msg, ...details].join(' ') + (stack ? `\n${stack}` : '')
  } catch {
    return line
  }
}

interface LogLine {
  level: number
  time?: string
  service?: string
  msg?: string
  err?: { stack?: string; message?: string }
  [detail: string]: unknown
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
