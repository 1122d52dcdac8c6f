import { useEffect, useState } from 'react'

/** A value as it is once it has not changed for a while: what is drawn for it is not drawn for each step on the way. */
export function useSettled<Value>(value: Value, milliseconds = 120): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
