/** Keeps this process running when what it prints can't be written, as to a log file on a full disk. Later lines are tried again. */
export function ignoreConsoleErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
