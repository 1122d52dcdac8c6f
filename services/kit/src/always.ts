/** Mongoose's mark of its own hooks: it runs them even where a caller passes `middleware: false`. */
const builtIn = Symbol.for('mongoose:built-in-middleware')

/** A hook that no option of a call switches off. */
export const always = <Hook extends object>(hook: Hook): Hook => Object.assign(hook, { [builtIn]: true })
