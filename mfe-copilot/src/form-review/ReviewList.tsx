import { Badge, type BadgeTone, Button, ChoiceChips, EmptyState, makeStyles, tokens } from '@coverdesk/design-system'
import { FieldRow } from '@coverdesk/design-system/forms'
import { useEffect, useState } from 'react'
import type { FilledFieldFragment, FilledFormArtifactFragment } from '../generated/documents'
import { ReviewField } from './ReviewField'
import { countOf, fieldStateNames, type ReviewFilter, reviewedFields } from './review-fields'

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', padding: '0 16px 12px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  label: {
    color: tokens.textSecondary,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  value: { fontWeight: tokens.fontWeightMedium, whiteSpace: 'pre-line' },
})

const tones: Readonly<Record<FilledFieldFragment['state'], BadgeTone>> = {
  CERTAIN: 'green',
  UNCERTAIN: 'amber',
  MISSING: 'red',
  LEFT_EMPTY: 'neutral',
}

const rowId = (name: string) => `field-${encodeURIComponent(name)}`

interface ReviewListProps {
  workspaceId: string
  artifact: FilledFormArtifactFragment
  fields: readonly FilledFieldFragment[]
  chosen: string | undefined
  isEditable: boolean
  onChoose(name: string): void
  /** Undefined: nothing else is open. */
  onNext: (() => void) | undefined
}

/** The fields of the form: what is open first of all, or everything where it can only be read. */
export function ReviewList({ workspaceId, artifact, fields, chosen, isEditable, onChoose, onNext }: ReviewListProps) {
  const styles = useStyles()
  const [filter, setFilter] = useState<ReviewFilter>(isEditable && countOf(fields, 'OPEN') > 0 ? 'OPEN' : 'ALL')
  useEffect(() => {
    if (chosen) document.getElementById(rowId(chosen))?.scrollIntoView?.({ block: 'nearest' })
  }, [chosen])
  const shown = reviewedFields(fields, filter, chosen)
  const chip = (value: ReviewFilter, label: string) => ({ value, label: `${label} (${countOf(fields, value)})` })
  return (
    <>
      <div className={styles.bar}>
        <ChoiceChips<ReviewFilter>
          label="Show fields"
          value={filter}
          options={[
            chip('OPEN', 'Open'),
            chip('UNCERTAIN', 'Uncertain'),
            chip('MISSING', 'Missing'),
            chip('ALL', 'All'),
          ]}
          onChange={setFilter}
        />
        {onNext && (
          <Button small onClick={onNext}>
            Next open field
          </Button>
        )}
      </div>
      {shown.length === 0 && (
        <EmptyState kind="nothing" title="Nothing is open" hint="Every field is certain or stays empty." />
      )}
      <ul className={styles.list}>
        {shown.map(field => {
          const { name, label, value, state, edited } = field
          return (
            <FieldRow
              key={name}
              id={rowId(name)}
              isChosen={name === chosen}
              onChoose={() => onChoose(name)}
              lines={
                <>
                  <span className={styles.label}>{label}</span>
                  {value && <span className={styles.value}>{value}</span>}
                </>
              }
              end={<Badge tone={tones[state]}>{edited ? 'Edited' : fieldStateNames[state]}</Badge>}
            >
              <ReviewField
                key={`${name} ${artifact.version}`}
                workspaceId={workspaceId}
                artifact={artifact}
                field={field}
                isEditable={isEditable}
              />
            </FieldRow>
          )
        })}
      </ul>
    </>
  )
}
