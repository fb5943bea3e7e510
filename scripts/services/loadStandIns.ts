/**
 * Loads the index of the stand-ins, which imports each of them on demand. Only tests import them
 * directly, so that a run with hosted services loads neither their code nor their packages.
 */
export const loadStandIns = async () => (await import('../local/index.ts')).standIns
