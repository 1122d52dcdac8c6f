type LoadScript = (url: string, done: (event: { type: string }) => void, key?: string, chunkId?: string) => void

export function loadPatiently(loadScript: LoadScript): LoadScript
