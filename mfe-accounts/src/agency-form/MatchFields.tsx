import { Banner, Button, makeStyles, PageHeader, pluralize, shorthands, tokens } from '@coverdesk/design-system'
import { ConflictNotice } from '@coverdesk/design-system/forms'
import { type KeyboardEvent, useCallback, useDeferredValue, useRef } from 'react'
import type { AgencyFormFieldFragment, AgencyFormFragment } from '../generated/documents'
import { FieldList } from './FieldList'
import { FormView } from './FormView'
import { type DraftedField, type Filling, isFilled } from './field-draft'
import { filledWords } from './field-labels'
import { BackToForm, MatchIntro, WaitingForm } from './MatchIntro'
import { MissingFacts } from './MissingFacts'
import { PreviewLink } from './PreviewLink'
import { useChosenField } from './use-chosen-field'
import { useFieldDraft } from './use-field-draft'
import { useSources } from './use-sources'

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

/** The form, and beside it what each of its fields is filled with. */
export function MatchFields({ form }: { form: AgencyFormFragment }) {
  const styles = useStyles()
  const sources = useSources()
  const { saved, fields, changes, errors, busy, failure, notice, fill, save } = useFieldDraft(form, sources.wordsOf)
  const { chosen, choose, step } = useChosenField(fields, errors)
  // Hundreds of fields take a while to draw: the words of the page come first, and keys are never waited for.
  const drawn = useDeferredValue(fields, notYet)
  const latestFill = useRef(fill)
  latestFill.current = fill
  const onFill = useCallback(
    (field: AgencyFormFieldFragment, filling: Filling) => latestFill.current(field, filling),
    [],
  )
  const saveWithKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  return (
    <>
      <PageHeader
        title="Match fields"
        description={`${saved.fileName} · ${filledWords(fields.filter(isFilled).length, fields.length)}`}
        actions={
          <>
            <BackToForm />
            <PreviewLink form={saved} />
            <Button appearance="primary" busy={busy} disabled={changes === 0} onClick={save}>
              {changes === 0 ? 'Save changes' : `Save ${pluralize(changes, 'change')}`}
            </Button>
          </>
        }
      />
      <MatchIntro />
      <div className={styles.notices}>
        {notice && <ConflictNotice {...notice} />}
        {failure && <Banner tone="error">{failure.message}</Banner>}
        <MissingFacts form={saved} />
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
