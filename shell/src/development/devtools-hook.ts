// Only in development builds, before React DOM: fast refresh in a remote finds the shell's renderer through this hook.
// Without it the log says "up to date" and nothing on the page changes.

interface DevtoolsHook {
  renderers: Map<number, unknown>
  supportsFiber: true
  inject(renderer: unknown): number
  onScheduleFiberRoot(): void
  onCommitFiberRoot(): void
  onCommitFiberUnmount(): void
}

const nothing = () => undefined

const hook: DevtoolsHook = {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    hook.renderers.set(hook.renderers.size + 1, renderer)
    return hook.renderers.size
  },
  onScheduleFiberRoot: nothing,
  onCommitFiberRoot: nothing,
  onCommitFiberUnmount: nothing,
}

// React's own developer tools bring a hook of their own.
if (!('__REACT_DEVTOOLS_GLOBAL_HOOK__' in window)) Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
