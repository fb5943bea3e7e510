/** Returns whether a process with this pid exists, of any user. */
export function processExists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: it exists, and is another user's.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}
