import { ChoiceCards } from '../form/ChoiceCards'
import { useServerForm, type ValidationError } from '../form/use-server-form'
import { type ChosenColumns, ColumnsForm, chosenColumns, type ImportRecord, mappedColumns } from './index'
import { boatWords } from './some-import.fixture'

export interface BoatColumnsProps {
  found: ImportRecord
  errors?: readonly ValidationError[] | undefined
  busy?: boolean
  failure?: { message: string; requestId: string | undefined }
  onBack?: (() => void) | undefined
  /** What is sent. */
  onSubmit(step: object): void
}

/** The form of the columns, as an area would make it. */
export function BoatColumns({ found, errors, busy = false, failure, onBack, onSubmit }: BoatColumnsProps) {
  const mapping = [
    { field: 'NAME', column: 0 },
    { field: 'LENGTH', column: 2 },
  ]
  const form = useServerForm<{ columns: ChosenColumns<string> }>({
    defaultValues: { columns: chosenColumns(boatWords.fields, mapping) },
    validationErrors: errors,
    onSubmit: ({ columns }) => onSubmit({ step: 'map', input: { mapping: mappedColumns(columns) } }),
  })
  const question = (
    <ChoiceCards
      label="The rows are"
      value="SAIL"
      options={[
        { value: 'SAIL', label: 'Sailing boats', description: 'Every row' },
        { value: 'MOTOR', label: 'Motor boats', description: 'Every row' },
      ]}
      onChange={() => undefined}
    />
  )
  return (
    <ColumnsForm
      {...{ found, form, onBack }}
      words={boatWords}
      submission={{ submit: onSubmit, busy, failure, conflict: undefined }}
      groups={[
        { title: 'Boats', question },
        {
          title: 'Columns',
          required: ['NAME', 'HULL'],
          optional: ['LENGTH', 'HARBOR'],
          note: 'A boat without a harbor lies at its owner’s.',
        },
      ]}
    />
  )
}
