import { makeStyles } from '@fluentui/react-components'
import { useMemo, useState } from 'react'
import { Button } from '../controls/Button'
import { ChoiceChips } from '../controls/ChoiceChips'
import { EmptyState } from '../feedback/EmptyState'
import { FilterBox } from '../page/FilterBox'
import { tokens } from '../theme/tokens'
import { type DraftedField, type Filling, sharersOf, undecided } from './field-draft'
import type { FormField } from './form-field'
import { MatchRow } from './MatchRow'
import { SourceField } from './SourceField'
import { type FieldFilter, fieldsByPage, shownFields } from './shown-fields'
import type { Sources } from './sources'

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    padding: '0 16px 12px',
  },
  page: {
    margin: 0,
    padding: '8px 16px',
    backgroundColor: tokens.frame,
    color: tokens.textSecondary,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
})

interface FieldListProps {
  fields: readonly DraftedField[]
  sources: Sources
  chosen: string | undefined
  errors: ReadonlyMap<string, string>
  onChoose(name: string): void
  onFill(field: FormField, filling: Filling): void
  /** Continues with the next one that nothing is said about. */
  onNext(): void
}

/** Every field of the form, page by page. */
export function FieldList({ fields, sources, chosen, errors, onChoose, onFill, onNext }: FieldListProps) {
  const styles = useStyles()
  const [filter, setFilter] = useState<FieldFilter>('ALL')
  const [text, setText] = useState('')
  const open = fields.filter(({ filling }) => filling === undecided).length
  const shown = useMemo(
    () => shownFields(fields, filter, text, chosen, sources.wordsOf),
    [fields, filter, text, chosen, sources.wordsOf],
  )
  const stop = shown.some(({ field }) => field.name === chosen) ? chosen : shown[0]?.field.name
  return (
    <>
      <div className={styles.bar}>
        <FilterBox label="Filter fields" value={text} onChange={setText} />
        <ChoiceChips<FieldFilter>
          label="Show fields"
          value={filter}
          options={[
            { value: 'ALL', label: `All (${fields.length})` },
            { value: 'OPEN', label: `Not filled (${open})` },
          ]}
          onChange={setFilter}
        />
        {open > 0 && (
          <Button small aria-keyshortcuts="n" onClick={onNext}>
            Next unfilled field
          </Button>
        )}
      </div>
      {shown.length === 0 && <NoFields isFiltered={text.trim() !== ''} />}
      {fieldsByPage(shown).map(({ page, fields: ofPage }) => (
        <section key={page} aria-label={`Fields of page ${page}`}>
          <h2 className={styles.page}>{`Page ${page}`}</h2>
          <ul className={styles.list}>
            {ofPage.map(drafted => (
              <MatchRow
                key={drafted.field.name}
                drafted={drafted}
                words={sources.wordsOf(drafted.filling)}
                isChosen={drafted.field.name === chosen}
                isStop={drafted.field.name === stop}
                error={errors.get(drafted.field.name)}
                onChoose={onChoose}
              >
                {drafted.field.name === chosen && (
                  <SourceField
                    drafted={drafted}
                    sources={sources}
                    sharers={sharersOf(fields, drafted)}
                    error={errors.get(drafted.field.name)}
                    onFill={onFill}
                  />
                )}
              </MatchRow>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

const NoFields = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState kind="no-match" title="No fields found" hint="No field matches. Try fewer letters." />
  ) : (
    <EmptyState kind="nothing" title="All fields are matched" hint="Every field is filled or set to stay empty." />
  )
