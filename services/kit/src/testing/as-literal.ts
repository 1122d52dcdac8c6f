/** A value as it is written into a query. Texts in capitals and underscores alone are values of enumerations. */
export function asLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(asLiteral).join(', ')}]`
  if (value !== null && typeof value === 'object') {
    return `{ ${Object.entries(value)
      .map(([name, part]) => `${name}: ${asLiteral(part)}`)
      .join(', ')} }`
  }
  return typeof value === 'string' && /^[A-Z_]{3,}$/.test(value) ? value : (JSON.stringify(value) ?? 'null')
}
