// A process of its own, which `csv-process.ts` starts: it parses one window after another, and ends with its parent.
import { type CsvWindow, parseWindow } from './parse-window.ts'

// csv-parse makes an error of each row that has fewer cells than the headings.
Error.stackTraceLimit = 0

process.on('message', (window: CsvWindow) => process.send?.(parseWindow(window)))
process.on('disconnect', () => process.exit())
