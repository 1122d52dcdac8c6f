import { makeStyles, pressesEnter, shorthands, tokens } from '@coverdesk/design-system'
import { runMutation } from '@coverdesk/plugin-sdk'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { RenameCaraWorkspaceDocument } from '../../generated/documents'

/** Specification 3 §9, in milliseconds. */
const checkTime = 3_000
const maxLength = 200

const useStyles = makeStyles({
  root: { display: 'grid', gap: '4px' },
  words: { display: 'flex', justifyContent: 'space-between', gap: '8px' },
  label: { fontWeight: tokens.fontWeightMedium },
  saved: { color: tokens.green },
  input: {
    boxSizing: 'border-box',
    width: '100%',
    height: '32px',
    padding: '0 10px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.sheet,
    color: tokens.text,
    font: 'inherit',
    ...shorthands.border('1px', 'solid', tokens.controlLine),
    ':hover': { ...shorthands.borderColor(tokens.controlLineHover) },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
    '@media (pointer: coarse)': { height: '40px' },
  },
  problem: { color: tokens.red, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
})

/** The title of a workspace: saved when the person leaves it, unless nothing is in it (specification 3 §5). */
export function TitleField({ id, title }: { id: string; title: string }) {
  const styles = useStyles()
  const fieldId = useId()
  const [text, setText] = useState<string>()
  const [isSaved, setSaved] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => setSaved(false), checkTime)
    return () => clearTimeout(timer)
  }, [isSaved])

  const save = async () => {
    const wanted = text?.trim()
    if (!wanted || wanted === title) return setText(undefined)
    const result = await runMutation(RenameCaraWorkspaceDocument, { id, title: wanted })
    if (!result.ok) return setProblem(result.failure.validationErrors[0]?.message ?? result.failure.message)
    setProblem(undefined)
    setText(undefined)
    setSaved(true)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (pressesEnter(event)) event.currentTarget.blur()
    if (event.key === 'Escape') setText(undefined)
  }
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <label htmlFor={fieldId} className={styles.label}>
          Title
        </label>
        <span role="status" className={styles.saved}>
          {isSaved && '✓ Saved'}
        </span>
      </div>
      <input
        id={fieldId}
        className={styles.input}
        value={text ?? title}
        maxLength={maxLength}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${fieldId}-problem` : undefined}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
        onBlur={() => void save()}
      />
      {problem && (
        <div id={`${fieldId}-problem`} role="alert" className={styles.problem}>
          {problem}
        </div>
      )}
    </div>
  )
}
