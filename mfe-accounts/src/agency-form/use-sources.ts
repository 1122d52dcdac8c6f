import { type QueryState, useQuery } from '@coverdesk/plugin-sdk'
import { useMemo } from 'react'
import {
  type AgencyFormSourceFragment,
  AgencyFormSourcesDocument,
  type AgencyFormSourcesQuery,
  type CertificateFormFieldKind,
} from '../generated/documents'
import { type Filling, leftEmpty, undecided } from './field-draft'
import { sourceWords } from './field-labels'

interface SourceOption {
  value: string
  label: string
  group?: string
}

/** What fields can be filled with. */
export interface Sources {
  /** Of a kind, under their groups, after the choice of nothing; undefined while they are on their way. */
  optionsOf(kind: CertificateFormFieldKind): readonly SourceOption[] | undefined
  /** "General Liability: Policy number", "Not filled" */
  wordsOf(filling: Filling): string
  /** The same where there is little room: "Policy number". */
  shortWordsOf(filling: Filling): string | undefined
  /** Why they could not be read. */
  failure: string | undefined
  retry: (() => void) | undefined
}

const toLeaveEmpty: SourceOption = { value: leftEmpty, label: 'Leave empty' }

/** What fields can be filled with, as the server reports it. */
export function useSources(): Sources {
  const query = useQuery(AgencyFormSourcesDocument, {})
  const list = query.status === 'loaded' ? query.data.certificateFormSources : undefined
  const words = useMemo(() => sourcesOf(list), [list])
  return { ...words, ...problemOf(query) }
}

function problemOf(query: QueryState<AgencyFormSourcesQuery>): Pick<Sources, 'failure' | 'retry'> {
  if (query.status === 'loading' || (query.status === 'loaded' && query.data.certificateFormSources)) {
    return { failure: undefined, retry: undefined }
  }
  return {
    failure: query.failure?.message ?? 'Field sources couldn’t be loaded.',
    retry: query.retry,
  }
}

function sourcesOf(list: readonly AgencyFormSourceFragment[] | undefined): Omit<Sources, 'failure' | 'retry'> {
  const byKey = new Map((list ?? []).map(source => [source.key, source]))
  const ofKind = (kind: CertificateFormFieldKind) =>
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
