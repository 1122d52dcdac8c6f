/** The values of a filled form as the server keeps them, by the names of its fields. */
export function formValues(json: string): { label: string; value: string }[] {
  try {
    const values: Readonly<Record<string, unknown>> = JSON.parse(json)
    return Object.entries(values).map(([label, value]) => ({ label, value: textOf(value) }))
  } catch {
    return []
  }
}

/** A checkbox is checked or not. */
const textOf = (value: unknown) => (value === true ? 'Yes' : value === false ? 'No' : String(value ?? ''))
