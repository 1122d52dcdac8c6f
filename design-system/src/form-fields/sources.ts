import { useMemo } from 'react'
import { type Filling, leftEmpty, undecided } from './field-draft'
import { sourceWords } from './field-labels'
import type { FormField, FormFieldSource } from './form-field'

interface SourceOption {
  value: string
  label: string
  group?: string
}

/** What fields can be filled with. */
export interface Sources {
  /** Of a kind, under their groups, after the choice of nothing; undefined while they are on their way. */
  optionsOf(kind: FormField['kind']): readonly SourceOption[] | undefined
  /** "General Liability: Policy number", "Not filled" */
  wordsOf(filling: Filling): string
  /** The same where there is little room: "Policy number". */
  shortWordsOf(filling: Filling): string | undefined
  /** Why they could not be read. */
  failure: string | undefined
  retry: (() => void) | undefined
}

/** What fields can be filled with, as a server answers it. */
export interface SourceList {
  /** Undefined while they are on their way. */
  list: readonly FormFieldSource[] | undefined
  failure?: string | undefined
  retry?: (() => void) | undefined
}

const toLeaveEmpty: SourceOption = { value: leftEmpty, label: 'Leave empty' }

/** The same, in words. */
export function useSourceWords({ list, failure, retry }: SourceList): Sources {
  const words = useMemo(() => sourcesOf(list), [list])
  return { ...words, failure, retry }
}

function sourcesOf(list: readonly FormFieldSource[] | undefined): Omit<Sources, 'failure' | 'retry'> {
  const byKey = new Map((list ?? []).map(source => [source.key, source]))
  const ofKind = (kind: FormField['kind']) =>
    list && [
      toLeaveEmpty,
      ...list.filter(source => source.kind === kind).map(({ key, label, group }) => ({ value: key, label, group })),
    ]
  const options = { TEXT: ofKind('TEXT'), CHECKBOX: ofKind('CHECKBOX') }
  const sourceOf = (filling: Filling) => byKey.get(filling)
  return {
    optionsOf: kind => options[kind],
    wordsOf(filling) {
      if (filling === undecided) return 'Not filled'
      if (filling === leftEmpty) return 'Left empty'
      const source = sourceOf(filling)
      return source ? sourceWords(source) : 'Filled'
    },
    shortWordsOf: filling => sourceOf(filling)?.label,
  }
}
