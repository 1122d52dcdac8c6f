import { Suspense, useMemo } from 'react'
import { Skeleton } from '../feedback/Skeleton'
import { lazyPart } from '../late/lazy-part'
import type { PdfMark } from '../viewer/mark'
import { type DraftedField, leftEmpty, undecided } from './field-draft'
import { fieldLabel } from './field-labels'
import type { MatchedForm } from './form-field'
import type { Sources } from './sources'

const PdfView = lazyPart(() => import('../pdf/index'))

interface FormViewProps {
  form: Pick<MatchedForm, 'viewUrl' | 'fileName'>
  fields: readonly DraftedField[]
  sources: Sources
  chosen: string | undefined
  onChoose(name: string): void
}

/** The form itself, with a mark on every field. */
export function FormView({ form: { viewUrl, fileName }, fields, sources, chosen, onChoose }: FormViewProps) {
  const { wordsOf, shortWordsOf } = sources
  const marks = useMemo(
    () =>
      fields.map(
        ({ field, filling }): PdfMark => ({
          id: field.name,
          page: field.page,
          x: field.x,
          y: field.y,
          width: field.width,
          height: field.height,
          label: `${fieldLabel(field)}: ${wordsOf(filling)}`,
          text: field.kind === 'CHECKBOX' ? shortWordsOf(filling) && '✓' : shortWordsOf(filling),
          look: looks[filling] ?? 'done',
        }),
      ),
    [fields, wordsOf, shortWordsOf],
  )
  return (
    <Suspense fallback={<Skeleton width="100%" height="100%" />}>
      <PdfView
        url={viewUrl}
        name={fileName}
        minHeight={200}
        marks={marks}
        chosenMark={chosen}
        onChooseMark={onChoose}
      />
    </Suspense>
  )
}

const looks: Readonly<Record<string, PdfMark['look']>> = { [undecided]: 'open', [leftEmpty]: 'quiet' }
