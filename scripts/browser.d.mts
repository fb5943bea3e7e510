/** The path of the browser the tests use, or null where there is none. */
export function findBrowser(): string | null
