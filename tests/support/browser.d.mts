/** Returns the path of a browser, or null if none is installed. */
export function findBrowser(): string | null
/** Returns whether Chromium's headless shell is installed. */
export function hasHeadlessShell(): boolean
/** Returns the path of the browser that most journeys use; undefined for Playwright's own. */
export function findHeadlessBrowser(): string | undefined
/** Installs a browser if there is none: Playwright's, or else Debian's packages. */
export function installBrowser(): void
