/**
 * Loads the stand-ins for hosted services. They are imported nowhere else, so that a run with hosted
 * services loads none of their code nor of their packages.
 */
export const loadStandIns = async () => (await import('../local/index.ts')).standIns
