/** Returns the path of the browser that the tests use, or null if none is installed. */
export function findBrowser(): string | null
