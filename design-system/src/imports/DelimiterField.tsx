import { Select } from '@fluentui/react-components'
import { FieldFrame } from '../form/FieldFrame'
import { useInputClass } from '../form/input-styles'
import type { ImportDelimiter } from './import-record'

const labels: Record<ImportDelimiter, string> = {
  COMMA: 'Comma',
  SEMICOLON: 'Semicolon',
  TAB: 'Tab',
  VERTICAL_BAR: 'Vertical bar',
}

interface DelimiterFieldProps {
  value: ImportDelimiter
  error: string | undefined
  onChange(delimiter: ImportDelimiter): void
}

/** What divides the file into columns: the file is read again with another one. */
export function DelimiterField({ value, error, onChange }: DelimiterFieldProps) {
  return (
    <FieldFrame name="delimiter" label="Delimiter" hint="The character between columns." error={error}>
      <Select
        name="delimiter"
        className={useInputClass()}
        value={value}
        onChange={(_, chosen) => onChange(chosen.value as ImportDelimiter)}
      >
        {Object.entries(labels).map(([delimiter, label]) => (
          <option key={delimiter} value={delimiter}>
            {label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  )
}
