type EdgeRuntime = { waitUntil(work: Promise<unknown>): void }

/**
 * Lets work go on after the response. Hosted, the runtime is told, because it may stop a function
 * that has answered; plain Deno goes on by itself.
 */
export function afterResponse(work: Promise<unknown>): void {
  const { EdgeRuntime } = globalThis as { EdgeRuntime?: EdgeRuntime }
  EdgeRuntime?.waitUntil(work)
}
