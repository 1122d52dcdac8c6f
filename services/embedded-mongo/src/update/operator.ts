/**
 * Gives the new value of a field from its present one (undefined: missing) and the operator's operand.
 * The present value itself is never changed. Undefined: leave the field as it is.
 */
export type Operator = (value: unknown, operand: unknown, context: { path: string; id: unknown }) => unknown
