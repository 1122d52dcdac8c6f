import { makeRisk, type Risk } from '../data/risk.ts'
import type { DocumentKind } from './document-kind.ts'
import type { Recipe, ScanLook, WrittenDocument } from './recipe.ts'

interface Series {
  layout: string
  kind: DocumentKind
  count: number
  /** What follows the insured's name in the file name. */
  title: string
  /** By number, from 1. */
  scans?: Record<number, ScanLook>
  write(risk: Risk, index: number): Promise<WrittenDocument>
}

/** Documents of one layout: each about another client, each with its own trap, by its number. */
export function series({ layout, kind, count, title, scans = {}, write }: Series): Recipe[] {
  return Array.from({ length: count }, (_, at) => {
    const index = at + 1
    const name = `${layout.toLowerCase()}-${index}`
    const scan = scans[index]
    return {
      ...{ name, layout, kind, title: `${makeRisk(name).insured.name} ${title}` },
      ...(scan ? { scan } : {}),
      write: () => write(makeRisk(name), index),
    }
  })
}
