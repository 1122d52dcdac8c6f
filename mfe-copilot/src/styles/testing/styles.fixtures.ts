import type {
  HtmlDocumentTemplatesQuery,
  HtmlDocumentTemplatesQueryVariables,
  StyleProfileFragment,
} from '../../generated/documents'

/** A PDF that is saved with a style. */
export const coverPage: StyleProfileFragment['prefixFiles'][number] = {
  __typename: 'HtmlDocumentTemplateFile',
  id: 'f1',
  name: 'Cover.pdf',
  mimeType: 'application/pdf',
}

/** A style of Maya with a start page. */
export const documentStyle = (index: number, more: Partial<StyleProfileFragment> = {}): StyleProfileFragment => ({
  __typename: 'HtmlDocumentTemplate',
  id: `s${index + 1}`,
  version: 1,
  title: `Client Letters ${index + 1}`,
  description: 'Reviews and summaries for business clients.',
  baseStyleId: 'builtin:warm-human',
  prefixFiles: [coverPage],
  suffixFiles: [],
  createdAt: '2026-11-20T18:00:00Z',
  updatedAt: '2026-11-20T18:05:00Z',
  createdBy: { __typename: 'AgencyUser', id: 'user-1', name: 'Maya Reyes' },
  ...more,
})

export const documentStyles = (count: number) => Array.from({ length: count }, (_, index) => documentStyle(index))

/** Answers page by page, as the server does. */
export const answerStyles =
  (styles: readonly StyleProfileFragment[]) =>
  ({ search, first, after }: HtmlDocumentTemplatesQueryVariables): HtmlDocumentTemplatesQuery => {
    const found = styles.filter(({ title }) => title.toLowerCase().includes(search?.toLowerCase() ?? ''))
    const begin = Number(after ?? 0)
    const end = begin + (first ?? 50)
    return {
      __typename: 'Query',
      htmlDocumentTemplates: {
        __typename: 'HtmlDocumentTemplatePage',
        items: found.slice(begin, end),
        total: found.length,
        endCursor: end < found.length ? String(end) : null,
      },
    }
  }
