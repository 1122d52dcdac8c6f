import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import { Copy16Regular } from '@fluentui/react-icons/svg/copy'
import { useEffect, useState } from 'react'
import { Button } from './Button'

/** How long "Copied" stays (specification 1 §9). */
const confirmationMilliseconds = 3000

/** Copies a text and says so for three seconds. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), confirmationMilliseconds)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <Button
      appearance="subtle"
      small
      icon={copied ? <Checkmark16Regular /> : <Copy16Regular />}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </Button>
  )
}
