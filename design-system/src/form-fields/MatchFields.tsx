import { makeStyles, shorthands } from '@fluentui/react-components'
import { type KeyboardEvent, type ReactNode, useCallback, useDeferredValue, useRef } from 'react'
import { Button } from '../controls/Button'
import { Banner } from '../feedback/Banner'
import { ConflictNotice } from '../form/ConflictNotice'
import { pluralize } from '../formats/text'
import { pressesEnter } from '../keyboard/presses-enter'
import { PageHeader } from '../page/Page'
import { tokens } from '../theme/tokens'
import { FieldList } from './FieldList'
import { FormView } from './FormView'
import { type DraftedField, type Filling, isFilled } from './field-draft'
import { filledWords } from './field-labels'
import type { FormField, MatchedForm } from './form-field'
import { MatchIntro, WaitingForm } from './MatchIntro'
import { type SourceList, useSourceWords } from './sources'
import { useChosenField } from './use-chosen-field'
import { type SavingHooks, useFieldDraft } from './use-field-draft'

const wide = '@media (min-width: 1100px)'

const useStyles = makeStyles({
  notices: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    padding: '0 20px 12px',
    ':empty': { display: 'none' },
  },
  body: {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 420px',
      gridTemplateRows: 'minmax(0, 1fr)',
      flexGrow: 1,
      flexShrink: 0,
      flexBasis: '480px',
      height: '480px',
    },
  },
  form: {
    boxSizing: 'border-box',
    height: 'max(240px, 44dvh)',
    padding: '0 16px 12px',
    backgroundColor: tokens.sheet,
    // What one fills stays in view while one looks for the next.
    '@media (max-width: 1099.98px) and (min-height: 560px)': {
      position: 'sticky',
      top: 0,
      zIndex: 5,
      paddingTop: '8px',
    },
    [wide]: { height: 'auto', minHeight: 0, padding: '0 20px 20px' },
  },
  list: {
    '& li': { scrollMarginTop: 'calc(max(240px, 44dvh) + 8px)', scrollMarginBottom: '8px' },
    [wide]: {
      overflowY: 'auto',
      ...shorthands.borderTop('1px', 'solid', tokens.line),
      ...shorthands.borderLeft('1px', 'solid', tokens.line),
      paddingTop: '12px',
      '& li': { scrollMarginTop: '8px' },
    },
  },
})

const notYet: readonly DraftedField[] = []

/** A form, what its fields can be filled with, and how the page saves what was chosen. */
export interface MatchFieldsProps<Form extends MatchedForm> {
  form: Form
  sources: SourceList
  saving: SavingHooks
  /** Where the page came from, what the form looks like. */
  actions(saved: Form): ReactNode
  /** What still has to be said of it; nothing by default. */
  notices?(saved: Form): ReactNode
  /** What the button says that saves it as it is; by default only changes are saved. */
  confirmLabel?: string | undefined
}

/** The form, and beside it what each of its fields is filled with. */
export function MatchFields<Form extends MatchedForm>(props: MatchFieldsProps<Form>) {
  const { form, saving, actions, notices, confirmLabel } = props
  const styles = useStyles()
  const sources = useSourceWords(props.sources)
  const { saved, fields, changes, errors, busy, failure, notice, fill, save } = useFieldDraft(
    form,
    sources.wordsOf,
    saving,
  )
  const isConfirmed = confirmLabel !== undefined
  const label = changes === 0 ? (confirmLabel ?? 'Save changes') : `Save ${pluralize(changes, 'change')}`
  const { chosen, choose, step } = useChosenField(fields, errors)
  // Hundreds of fields take a while to draw: the words of the page come first, and keys are never waited for.
  const drawn = useDeferredValue(fields, notYet)
  const latestFill = useRef(fill)
  latestFill.current = fill
  const onFill = useCallback((field: FormField, filling: Filling) => latestFill.current(field, filling), [])
  const saveWithKeys = (event: KeyboardEvent) => {
    if (!pressesEnter(event) || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save(isConfirmed)
  }
  return (
    <>
      <PageHeader
        title="Match fields"
        description={`${saved.fileName} · ${filledWords(fields.filter(isFilled).length, fields.length)}`}
        actions={
          <>
            {actions(saved)}
            <Button
              appearance="primary"
              busy={busy}
              disabled={changes === 0 && !isConfirmed}
              onClick={() => save(isConfirmed)}
            >
              {label}
            </Button>
          </>
        }
      />
      <MatchIntro />
      <div className={styles.notices}>
        {notice && <ConflictNotice {...notice} />}
        {failure && <Banner tone="error">{failure.message}</Banner>}
        {notices?.(saved)}
      </div>
      {drawn === notYet ? (
        <WaitingForm />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl or ⌘ with Enter saves from any field
        <div className={styles.body} onKeyDown={saveWithKeys}>
          <div className={styles.form}>
            <FormView form={saved} fields={drawn} sources={sources} chosen={chosen} onChoose={choose} />
          </div>
          <div className={styles.list}>
            <FieldList
              fields={drawn}
              sources={sources}
              chosen={chosen}
              errors={errors}
              onChoose={choose}
              onFill={onFill}
              onNext={() => step('next-open')}
            />
          </div>
        </div>
      )}
    </>
  )
}
