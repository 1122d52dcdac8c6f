import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import { Copy16Regular } from '@fluentui/react-icons/svg/copy'
import { useEffect, useState } from 'react'
import { Button } from './Button'

interface CopyButtonProps {
  text: string
  label?: string
  /** How long "Copied" stays, in milliseconds; 3000 (specification 1 §9) by default. */
  confirmationMs?: number
}

/** Copies a text and confirms it for a moment. */
export function CopyButton({ text, label = 'Copy', confirmationMs = 3000 }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), confirmationMs)
    return () => clearTimeout(timer)
  }, [copied, confirmationMs])
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
