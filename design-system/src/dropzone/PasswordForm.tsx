import { Field, Input, makeStyles, shorthands } from '@fluentui/react-components'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../controls/Button'
import { useInputClass } from '../form/input-styles'
import { pressesEnter } from '../keyboard/presses-enter'
import { tokens } from '../theme/tokens'
import type { Lock } from './upload'

interface PasswordFormProps {
  fileName: string
  lock: Lock
  /** Whether the file is on its way with a password. */
  busy: boolean
  onOpen(password: string): void
  /** Gets the focus that is lost when the form leaves. */
  heir: RefObject<HTMLElement | null>
}

/** More characters never open a PDF that these don't. */
const maxLength = 500

const useStyles = makeStyles({
  root: { ...shorthands.borderWidth(0), minWidth: 0, maxWidth: '400px', margin: 0, padding: '0 0 12px' },
  label: { fontWeight: tokens.fontWeightMedium },
  line: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
})

/** Asks for the password of a PDF that can't be uploaded without it. It stands in a form, so it is none in HTML. */
export function PasswordForm({ fileName, lock, busy, onOpen, heir }: PasswordFormProps) {
  const styles = useStyles()
  const inputClass = useInputClass()
  const [password, setPassword] = useState(lock.password ?? '')
  const [isMissing, setMissing] = useState(false)
  const group = useRef<HTMLFieldSetElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useFocus({ group, input, heir, isRefused: !busy && lock.error !== undefined })

  const open = () => {
    if (busy) return
    setMissing(password === '')
    if (password === '') input.current?.focus()
    else onOpen(password)
  }
  const openWithKey = (event: KeyboardEvent) => {
    if (!pressesEnter(event) || event.ctrlKey || event.metaKey) return
    // Or it would send the form around it.
    event.preventDefault()
    open()
  }
  const error = isMissing ? 'Enter the password.' : busy ? undefined : lock.error
  return (
    <fieldset ref={group} aria-label={fileName} className={styles.root}>
      <Field
        label={{ className: styles.label, children: 'Password' }}
        validationState={error ? 'error' : 'none'}
        {...(error ? { validationMessage: error } : { hint: lock.hint })}
      >
        <div className={styles.line}>
          <Input
            type="password"
            autoComplete="off"
            input={{ ref: input }}
            className={inputClass}
            value={password}
            maxLength={maxLength}
            readOnly={busy}
            onChange={(_, { value }) => {
              setPassword(value)
              setMissing(false)
            }}
            onKeyDown={openWithKey}
          />
          <Button busy={busy} onClick={open}>
            Open
          </Button>
        </div>
      </Field>
    </fieldset>
  )
}

interface Places {
  group: RefObject<HTMLElement | null>
  input: RefObject<HTMLInputElement | null>
  heir: RefObject<HTMLElement | null>
  isRefused: boolean
}

/** Takes the focus from the dropzone when the form comes and after a wrong password, and gives it on when the form leaves. */
function useFocus({ group, input, heir, isRefused }: Places) {
  useEffect(() => {
    const active = document.activeElement
    const isNear = input.current?.closest('[data-dropzone]')?.contains(active)
    if (isNear && !active?.matches('input, textarea')) input.current?.focus()
  }, [input])
  useEffect(() => {
    if (!isRefused || !group.current?.contains(document.activeElement)) return
    input.current?.focus()
    input.current?.select()
  }, [isRefused, group, input])
  useLayoutEffect(() => {
    const { current } = group
    return () => {
      if (current?.contains(document.activeElement)) heir.current?.focus()
    }
  }, [group, heir])
}
