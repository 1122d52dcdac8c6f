// For processes that work on files and load nothing else of kit.
export { inspect } from './inspect.ts'
export { refusalOf } from './pdf-names.ts'
