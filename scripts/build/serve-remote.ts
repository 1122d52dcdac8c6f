export async function serveRemote(): Promise<void> {}
